import type { GraphqlAnswer } from "#web/graphql/execute.ts";

/** An answer may be null, or have parts that are; as the only field of the data it is there, or it is not. */
export function asField<Answer>({
  data,
  errors,
}: GraphqlAnswer<Answer>): GraphqlAnswer<{ readonly answer: Answer }> {
  return errors === undefined ? { data: { answer: data as Answer } } : { errors };
}

import type { TypedDocument } from "#contract/typed-document.ts";
import {
  type AnsweredQueries,
  type AskQuery,
  answerToQuery,
  createAnswerCache,
} from "./answer-cache.ts";
import type { Execute } from "./execute.ts";

/** Sends each query once and keeps its answer until `reload` or `keep` replaces it. */
export type GraphqlClient = ReturnType<typeof createGraphqlClient>;

/** Takes the function that executes a query, and the answers that came with the page. */
export function createGraphqlClient(execute: Execute, initial: AnsweredQueries = {}) {
  const { read, known, prefetch, reload, keep, ...rest } = createAnswerCache(initial);
  /** What a query is kept by, and what sends it. */
  const asked = <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): readonly [key: string, ask: AskQuery<Result>] => [
    queryKey(document, variables),
    () => answerToQuery(document.operationName, () => execute(document, variables)),
  ];

  return {
    ...rest,
    /** See `createAnswerCache`, also for the others. */
    read: <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
      read(...asked(document, variables)),
    known: (operationName: string, variables: unknown) =>
      known(queryKey({ operationName }, variables)),
    prefetch: <Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
    ) => prefetch(...asked(document, variables)),
    reload: <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
      reload(...asked(document, variables)),
    keep: <Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      result: Result,
    ) => keep(queryKey(document, variables), result),
  };
}

function queryKey(
  { operationName, key = operationName }: { readonly operationName: string; readonly key?: string },
  variables: unknown,
): string {
  return `${key} ${JSON.stringify(variables)}`;
}

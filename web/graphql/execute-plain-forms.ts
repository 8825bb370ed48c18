import type { Execute, GraphqlAnswer } from "./execute.ts";
import { HttpError } from "./execute-over-http.ts";

interface Operation {
  readonly operationName: string;
  readonly text: string;
}

/** An operation that asks for additions to a contract, and its form without them. The plain form has no variables of its own. */
export interface PlainForm {
  readonly withAdditions: Operation;
  readonly plain: Operation;
}

/**
 * Executes operations on servers with and without the additions to a contract. A server that does not know an addition rejects
 * the whole request in validation, which comes before execution, so the plain form is sent instead; that is safe for a mutation
 * too. Once such a server has carried out a plain form, only that form is sent.
 *
 * `codesAfterReading` are the codes of errors that a server gives to requests that it could read: such an error does not mean that the server rejects the additions.
 */
export function executePlainForms(
  execute: Execute,
  forms: readonly PlainForm[],
  codesAfterReading: ReadonlySet<string>,
): Execute {
  // By their text: the two forms of an operation may have one name.
  const plainForms = new Map(forms.map(({ withAdditions, plain }) => [withAdditions.text, plain]));
  const servedPlain = new Set<string>();

  return async (document, variables, options) => {
    const { text } = document;
    const plain = plainForms.get(text);
    if (plain === undefined) return execute(document, variables, options).catch(rejected);
    const executePlain = () =>
      execute<never, object>(plain, variablesOf(plain, variables as object), options);
    if (servedPlain.has(text)) return executePlain();
    try {
      const answer = await execute(document, variables, options);
      if (!isRejectedUnread(answer, codesAfterReading)) return answer;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 400)) throw error;
    }
    const answer = await executePlain();
    if (answer.data != null) servedPlain.add(text);
    return answer;
  };
}

/** A server may reject what it does not know without saying so in GraphQL; that is an answer, too. */
function rejected(error: unknown): GraphqlAnswer<never> {
  if (!(error instanceof HttpError && error.status === 400)) throw error;
  return { errors: [{ message: error.message }] };
}

/** An answer without `data` is one to a request that was not executed (GraphQL specification, "Request errors"). */
function isRejectedUnread(
  { data, errors }: GraphqlAnswer<unknown>,
  codesAfterReading: ReadonlySet<string>,
): boolean {
  return data === undefined && !codesAfterReading.has(errors?.[0]?.extensions?.code ?? "");
}

/** Those that the operation declares: a strict server may reject others. */
function variablesOf({ text }: Operation, variables: object): object {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => new RegExp(`\\$${name}\\b`, "u").test(text)),
  );
}

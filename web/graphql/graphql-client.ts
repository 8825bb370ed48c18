import type { TypedDocument } from "#contract/typed-document.ts";
import {
  type AnsweredQueries,
  answerToQuery,
  createAnswerCache,
  type QueryAnswer,
} from "./answer-cache.ts";
import type { Execute } from "./execute.ts";

/** Sends each query once and keeps its answer until `reload` or `keep` replaces it. */
export type GraphqlClient = ReturnType<typeof createGraphqlClient>;

/** Takes the function that executes a query, and the answers that came with the page. */
export function createGraphqlClient(execute: Execute, initial: AnsweredQueries = {}) {
  const { read, known, prefetch, reload, keep, ...rest } = createAnswerCache(initial);
  const asking =
    <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
    (): Promise<QueryAnswer<Result>> =>
      answerToQuery(document.operationName, () => execute(document, variables));

  return {
    ...rest,
    /** See `createAnswerCache`, also for the others. */
    read: <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
      read(queryKey(document, variables), asking(document, variables)),
    known: (operationName: string, variables: unknown) =>
      known(queryKey({ operationName }, variables)),
    prefetch: <Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
    ) => prefetch(queryKey(document, variables), asking(document, variables)),
    reload: <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
      reload(queryKey(document, variables), asking(document, variables)),
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

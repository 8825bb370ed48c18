import type { TypedDocument } from "#contract/typed-document.ts";
import { createListeners } from "#domain/listeners.ts";
import type { Execute, GraphqlError } from "./execute.ts";

/**
 * The outcome of a query: its data or its errors. The promise of a query never rejects, so that React does not send a failed query
 * again on every render; only `reload` does.
 */
export type QueryAnswer<Result> =
  | { readonly ok: true; readonly data: Result }
  | { readonly ok: false; readonly errors: readonly GraphqlError[] };

/** Data by query key, as the server puts it into the page. */
export type AnsweredQueries = Readonly<Record<string, unknown>>;

/** Sends each query once and keeps its answer until `reload` or `keep` replaces it. */
export type GraphqlClient = ReturnType<typeof createGraphqlClient>;

/** Takes the function that executes a query, and the answers that came with the page. */
export function createGraphqlClient(execute: Execute, initial: AnsweredQueries = {}) {
  const answers = new Map<string, Promise<QueryAnswer<unknown>>>(
    Object.entries(initial).map(([key, data]) => [key, settled({ ok: true, data })]),
  );
  const data = new Map<string, unknown>(Object.entries(initial));
  const { notify, subscribe } = createListeners();

  const replace = (key: string, answer: QueryAnswer<unknown>) => {
    answers.set(key, settled(answer));
    if (answer.ok) data.set(key, answer.data);
    notify();
  };

  /** The kept or pending answer; the same promise each time, as React's `use` requires. */
  const read = <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<QueryAnswer<Result>> => {
    const key = queryKey(document, variables);
    const kept = answers.get(key);
    if (kept !== undefined) return kept as never;
    const coming = ask(execute, document, variables).then((answer) => {
      if (answer.ok) data.set(key, answer.data);
      return answer;
    });
    answers.set(key, coming);
    return coming;
  };

  return {
    read,
    /** The data of a query that was answered; undefined if it was not, or has failed. The same object until another answer replaces it. */
    known: (operationName: string, variables: unknown) =>
      data.get(queryKey({ operationName }, variables)),
    /** Sends a query before it is needed. A failure is not kept, so that a later `read` sends the query again. */
    prefetch: async <Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
    ) => {
      const key = queryKey(document, variables);
      if (answers.has(key)) return;
      const coming = read(document, variables);
      const answer = await coming;
      if (!answer.ok && answers.get(key) === coming) answers.delete(key);
    },
    /** Sends a query again. The kept answer stays until the new one has arrived, and stays if the query fails. */
    reload: async <Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
    ) => {
      const key = queryKey(document, variables);
      const answer = await ask(execute, document, variables);
      if (answer.ok || !data.has(key)) replace(key, answer);
      return answer;
    },
    /** Stores an answer that was obtained in another way. */
    keep: <Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      result: Result,
    ) => replace(queryKey(document, variables), { ok: true, data: result }),
    subscribe,
    /** The successful answers so far, for the server to put into the page. */
    answered: (): AnsweredQueries => Object.fromEntries(data),
  };
}

async function ask<Result, Variables>(
  execute: Execute,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<QueryAnswer<Result>> {
  try {
    const { data, errors } = await execute(document, variables);
    if (data !== null && data !== undefined && errors === undefined) return { ok: true, data };
    const codes = errors?.map(({ extensions }) => extensions?.code ?? "no code").join(", ");
    // As text, because what collects the messages of browsers keeps no objects.
    console.error(`${document.operationName} was refused: ${codes ?? "no data"}`, errors);
    return { ok: false, errors: errors ?? [] };
  } catch (error) {
    console.error(`${document.operationName} failed`, error);
    return { ok: false, errors: [] };
  }
}

function queryKey(
  { operationName, key = operationName }: { readonly operationName: string; readonly key?: string },
  variables: unknown,
): string {
  return `${key} ${JSON.stringify(variables)}`;
}

/** A promise that React's `use` reads without suspending, so that a page renders at once if its data came with it. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}

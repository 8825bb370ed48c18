import type { TypedDocument } from "#contract/typed-document.ts";
import type { Execute, GraphqlError } from "./execute.ts";

/** What became of a query: its data, or why there is none. A query's promise never rejects, so a failure is asked again only on demand. */
export type QueryAnswer<Result> =
  | { readonly ok: true; readonly data: Result }
  | { readonly ok: false; readonly errors: readonly GraphqlError[] };

/** Answers by query, as the server hands them to the page. */
export type AnsweredQueries = Readonly<Record<string, unknown>>;

/** The queries of a page and their answers: each is asked once and kept, until it is asked again on demand. */
export interface GraphqlClient {
  /** The kept or coming answer; the same promise each time, as React's `use` needs it. */
  readonly read: <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<QueryAnswer<Result>>;
  /** Asks ahead of `read`. Keeps no failure, so that who reads later asks anew. */
  readonly prefetch: <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<void>;
  /** Asks again. The kept answer stays until the new one is there, and stays for good where asking fails. */
  readonly reload: <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<QueryAnswer<Result>>;
  /** Keeps an answer that came by another way. */
  readonly keep: <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    data: Result,
  ) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The successful answers so far, to be handed to a page. */
  readonly answered: () => AnsweredQueries;
}

/** Takes how a query is carried out, and the answers that came with the page. */
export function createGraphqlClient(
  execute: Execute,
  initial: AnsweredQueries = {},
): GraphqlClient {
  const answers = new Map<string, Promise<QueryAnswer<unknown>>>(
    Object.entries(initial).map(([key, data]) => [key, settled({ ok: true, data })]),
  );
  const data = new Map<string, unknown>(Object.entries(initial));
  const listeners = new Set<() => void>();

  const replace = (key: string, answer: QueryAnswer<unknown>) => {
    answers.set(key, settled(answer));
    if (answer.ok) data.set(key, answer.data);
    for (const listener of listeners) listener();
  };

  const client: GraphqlClient = {
    read(document, variables) {
      const key = queryKey(document, variables);
      const kept = answers.get(key);
      if (kept !== undefined) return kept as never;
      const coming = ask(execute, document, variables).then((answer) => {
        if (answer.ok) data.set(key, answer.data);
        return answer;
      });
      answers.set(key, coming);
      return coming;
    },
    async prefetch(document, variables) {
      const key = queryKey(document, variables);
      if (answers.has(key)) return;
      const coming = client.read(document, variables);
      const answer = await coming;
      if (!answer.ok && answers.get(key) === coming) answers.delete(key);
    },
    async reload(document, variables) {
      const key = queryKey(document, variables);
      const answer = await ask(execute, document, variables);
      if (answer.ok || !data.has(key)) replace(key, answer);
      return answer;
    },
    keep(document, variables, result) {
      replace(queryKey(document, variables), { ok: true, data: result });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered: () => Object.fromEntries(data),
  };
  return client;
}

async function ask<Result, Variables>(
  execute: Execute,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<QueryAnswer<Result>> {
  try {
    const { data, errors } = await execute(document, variables);
    if (data !== null && data !== undefined && errors === undefined) return { ok: true, data };
    console.error(`${document.operationName} was refused`, errors);
    return { ok: false, errors: errors ?? [] };
  } catch (error) {
    console.error(`${document.operationName} failed`, error);
    return { ok: false, errors: [] };
  }
}

function queryKey(document: { readonly operationName: string }, variables: unknown): string {
  return `${document.operationName} ${JSON.stringify(variables)}`;
}

/** A promise that React's `use` reads without waiting, so that a page with its data renders at once. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}

import { createListeners } from "#domain/listeners.ts";
import type { GraphqlAnswer, GraphqlError } from "./execute.ts";

/**
 * The outcome of a query: its data or its errors. The promise of a query never rejects, so that React does not send a failed query
 * again on every render; only `reload` does.
 */
export type QueryAnswer<Result> =
  | { readonly ok: true; readonly data: Result }
  | { readonly ok: false; readonly errors: readonly GraphqlError[] };

/** Data by the key of its query, as the server puts it into the page. */
export type AnsweredQueries = Readonly<Record<string, unknown>>;

/** Sends a query. Never rejects. */
export type AskQuery<Result> = () => Promise<QueryAnswer<Result>>;

/**
 * Keeps what was answered to each query, by its key, until `reload` or `keep` replaces it. What was not answered is kept, too, until a
 * `reload` shows that the server answers again: then it is asked again. `initial` came with the page.
 */
export function createAnswerCache(initial: AnsweredQueries = {}) {
  const answers = new Map<string, Promise<QueryAnswer<unknown>>>(
    Object.entries(initial).map(([key, data]) => [key, settled({ ok: true, data })]),
  );
  const data = new Map<string, unknown>(Object.entries(initial));
  /** What sends the queries to which no answer came. */
  const unanswered = new Map<string, AskQuery<unknown>>();
  const { notify, subscribe } = createListeners();

  const send = async <Result>(key: string, ask: AskQuery<Result>) => {
    unanswered.delete(key);
    const answer = await ask();
    if (answer.ok) data.set(key, answer.data);
    if (isUnanswered(answer)) unanswered.set(key, ask);
    return answer;
  };

  const replace = (key: string, answer: QueryAnswer<unknown>) => {
    answers.set(key, settled(answer));
    if (answer.ok) data.set(key, answer.data);
    notify();
  };

  /** The kept or pending answer; the same promise each time, as React's `use` requires. */
  const read = <Result>(key: string, ask: AskQuery<Result>): Promise<QueryAnswer<Result>> => {
    const kept = answers.get(key);
    if (kept !== undefined) return kept as never;
    const coming = send(key, ask);
    answers.set(key, coming);
    return coming;
  };

  const reload = async <Result>(key: string, ask: AskQuery<Result>) => {
    const answer = await send(key, ask);
    if (answer.ok || !data.has(key)) replace(key, answer);
    if (answer.ok) for (const each of unanswered) void reload(...each);
    return answer;
  };

  return {
    read,
    /** The data of a query that was answered; undefined if it was not, or has failed. The same object until another answer replaces it. */
    known: (key: string) => data.get(key),
    /** Sends a query before it is needed. A failure is not kept, so that a later `read` sends the query again. */
    prefetch: async (key: string, ask: AskQuery<unknown>) => {
      if (answers.has(key)) return;
      const coming = read(key, ask);
      const answer = await coming;
      if (!answer.ok && answers.get(key) === coming) answers.delete(key);
    },
    /** Sends a query again. The kept answer stays until the new one has arrived, and stays if the query fails. */
    reload,
    /** Stores an answer that was obtained in another way. */
    keep: (key: string, result: unknown) => replace(key, { ok: true, data: result }),
    subscribe,
    /** The successful answers so far, for the server to put into the page. */
    answered: (): AnsweredQueries => Object.fromEntries(data),
  };
}

/**
 * Whether nothing is known of what a server knows: no answer came, or one that is the same for every query at that moment. A server that
 * has read the query and rejected it has answered.
 */
export function isUnanswered(answer: QueryAnswer<unknown>): boolean {
  return (
    !answer.ok && answer.errors.every(({ extensions }) => passing.test(extensions?.code ?? ""))
  );
}

const passing = /UNAVAILABLE|INTERNAL_ERROR|TOO_MANY/u;

/** What is known without data: null of a server that does not have them, undefined without its answer. */
export function nothingFrom(answer: QueryAnswer<unknown>): null | undefined {
  return isUnanswered(answer) ? undefined : null;
}

/** The outcome of an operation; one that was refused or has no answer is written to the console, by its name. Never rejects. */
export async function answerToQuery<Result>(
  name: string,
  send: () => Promise<GraphqlAnswer<Result>>,
): Promise<QueryAnswer<Result>> {
  try {
    const { data, errors } = await send();
    if (data !== null && data !== undefined && errors === undefined) return { ok: true, data };
    const codes = errors?.map(({ extensions }) => extensions?.code ?? "no code").join(", ");
    // As text, because what collects the messages of browsers keeps no objects.
    console.error(`${name} was refused: ${codes ?? "no data"}`, errors);
    return { ok: false, errors: errors ?? [] };
  } catch (error) {
    console.error(`${name} failed`, error);
    return { ok: false, errors: [] };
  }
}

/** A promise that React's `use` reads without suspending, so that a page renders at once if its data came with it. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}

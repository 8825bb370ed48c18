import { earlyAnswersName } from "./early-answers-name.ts";

/** Later than this after the start of the page its answers are too old, in milliseconds. */
const usableForMs = 30_000;

type EarlyAnswers = Map<string, Promise<Response>>;

/** `fetch` for the API of the desk, and what ends its use of early answers. */
export interface EarlyFetch {
  readonly send: typeof fetch;
  /** After it every request is sent: what was answered before a device signed in is not true afterward. */
  readonly forget: () => void;
}

/**
 * A `fetch` that gives what the page has asked already, once for each question; everything else is sent. `msSinceStart` gives the
 * age of the page in milliseconds.
 */
export function createEarlyFetch(send: typeof fetch, msSinceStart: () => number): EarlyFetch {
  const { [earlyAnswersName]: answers } = globalThis as {
    readonly [earlyAnswersName]?: EarlyAnswers;
  };
  return {
    send: (url, init) => {
      const body = init?.body;
      if (msSinceStart() > usableForMs) answers?.clear();
      const early = typeof body === "string" ? answers?.get(body) : undefined;
      if (early === undefined) return send(url, init);
      answers?.delete(body as string);
      return early;
    },
    forget: () => answers?.clear(),
  };
}

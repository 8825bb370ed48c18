import type { TypedDocument } from "#contract/typed-document.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";

/** The outcome of one attempt at a mutation. */
export type Reply<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer }
  /** The server answered with an error, or without a part that is needed; `code` is empty if it named none. */
  | { readonly kind: "refused"; readonly code: string; readonly details: RefusalDetails }
  /** The browser was offline; nothing was sent. */
  | { readonly kind: "offline" }
  /** It may or may not have been carried out. */
  | { readonly kind: "no-answer" };

export interface RefusalDetails {
  readonly [name: string]: unknown;
}

/** Timeout of one attempt, in milliseconds. */
const attemptTimeout = 20_000;

/**
 * Sends a mutation of an order once, with its idempotency key. `read` takes from the data what the caller needs; where it throws or
 * gives null, a part of the answer is missing, and the mutation may or may not have been carried out. Never rejects.
 */
export async function askOnce<Result, Variables, Answer>(
  execute: Execute,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  idempotencyKey: string,
  read: (data: Result) => Answer | null,
): Promise<Reply<Answer>> {
  const wasOffline = isOffline();
  try {
    const { data, errors } = await execute(document, variables, {
      headers: { "idempotency-key": idempotencyKey },
      signal: AbortSignal.timeout(attemptTimeout),
    });
    if (data != null && errors === undefined) return readAnswer(data, read);
    console.error("the order was not placed or changed", errors);
    const { code = "", ...details } = errors?.[0]?.extensions ?? {};
    return { kind: "refused", code, details };
  } catch (error) {
    console.error("no answer to the order", error);
    if (error instanceof HttpError) {
      return { kind: "refused", code: codeOfStatus(error.status), details: {} };
    }
    return { kind: wasOffline && isOffline() ? "offline" : "no-answer" };
  }
}

function readAnswer<Result, Answer>(
  data: Result,
  read: (data: Result) => Answer | null,
): Reply<Answer> {
  try {
    const answer = read(data);
    if (answer !== null) return { kind: "answered", answer };
  } catch (error) {
    console.error("the answer to the order cannot be read", error);
  }
  return { kind: "refused", code: "", details: {} };
}

function codeOfStatus(status: number): string {
  if (status === 429) return "TOO_MANY_REQUESTS";
  return status === 503 ? "UNAVAILABLE" : "";
}

/** Whole minutes of `extensions.retryAfter`, at least 1. */
export function minutesToWait({ retryAfter }: RefusalDetails): number {
  return typeof retryAfter === "number" && retryAfter > 0 ? Math.ceil(retryAfter / 60) : 1;
}

/** Only `onLine === false` is reliable: a browser that reports being online may be wrong. */
export function isOffline(): boolean {
  const { onLine }: Partial<Navigator> = navigator;
  return !(onLine ?? true);
}

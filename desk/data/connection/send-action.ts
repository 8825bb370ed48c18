import * as v from "valibot";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";

/** What a change is sent with: the same one however often it is sent. */
export const action = v.object({
  actionId: v.string(),
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  pressedAt: v.number(),
});

export type Action = v.InferOutput<typeof action>;

/** An action for a change that was not sent before. */
export function newAction(): Action {
  return { actionId: crypto.randomUUID(), pressedAt: Date.now() };
}

/** The outcome of an attempt that has no answer to what was sent. */
export type NoAnswer =
  /** It may have been stored: it must be sent again unchanged. */
  | { readonly kind: "in-doubt" }
  /** This attempt stored nothing, because the server is busy, cannot use its database, or does not know the session. */
  | { readonly kind: "unavailable" }
  /** This attempt stored nothing: it needs a confirmed sign-in, and is then sent again. */
  | { readonly kind: "confirm-first" }
  /** The server does not accept it, however often it is sent. */
  | { readonly kind: "not-accepted" };

/** The outcome of an operation that is idempotent by an action id. */
export type ActionOutcome<Result> = { readonly kind: "answered"; readonly data: Result } | NoAnswer;

/**
 * Sends an operation once, and gives its outcome. Never rejects. `read` picks what is needed of the data, and gives nothing where a part of
 * it is missing: then the outcome is in doubt.
 */
export async function sendAction<Data, Result>(
  send: () => Promise<CallAnswer<Data>>,
  read: (data: Data) => Result | null | undefined,
): Promise<ActionOutcome<Result>> {
  try {
    const { answer, refused } = await send();
    const result = refused === undefined ? read(answer as Data) : null;
    if (result !== null && result !== undefined) return { kind: "answered", data: result };
    console.error("an action was not carried out", refused);
    return { kind: kindOf(refused?.code) };
  } catch (error) {
    console.warn("an action has no answer", error);
    return { kind: "in-doubt" };
  }
}

/**
 * Whether an operation may have been stored after an attempt with this outcome. After an earlier attempt without an answer
 * (`wasInDoubt`), an attempt that certainly stored nothing says nothing about that one.
 */
export function isStillInDoubt({ kind }: { readonly kind: string }, wasInDoubt: boolean): boolean {
  return (
    kind === "in-doubt" || ((kind === "unavailable" || kind === "confirm-first") && wasInDoubt)
  );
}

function kindOf(code: string | undefined): NoAnswer["kind"] {
  switch (code ?? "") {
    case "UNAVAILABLE":
    case "TOO_MANY_REQUESTS":
    case "NOT_SIGNED_IN":
      return "unavailable";
    case "CONFIRM_FIRST":
      return "confirm-first";
    case "BAD_REQUEST":
    case "NOT_ALLOWED":
      return "not-accepted";
    default:
      // OUTCOME_UNKNOWN, or an error inside the server, which may have happened before or after it was stored.
      return "in-doubt";
  }
}

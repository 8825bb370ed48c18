import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { hasOutcome } from "#desk/data/connection/has-outcome.ts";
import { type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import { type AfterConfirming, sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";

/** The outcome of sending what is stored once by its action id. */
export type StoredOutcome =
  | { readonly kind: "stored" }
  | { readonly kind: "refused"; readonly why: string }
  | AfterConfirming<NoAnswer>;

/** Sends it with a confirmed sign-in. `why` says each outcome by which nothing is stored. */
export async function sendToStore<Refused extends string>(
  send: () => Promise<CallAnswer<{ readonly outcome: "recorded" | "repeated" | Refused }>>,
  why: Readonly<Record<Refused, string>>,
  hasPasskey: boolean,
): Promise<StoredOutcome> {
  const sent = await sendConfirmed(
    () => sendAction(send, (answer) => (hasOutcome(answer) ? answer.outcome : null)),
    hasPasskey,
  );
  if (sent.kind !== "answered") return sent;
  return sent.data === "recorded" || sent.data === "repeated"
    ? { kind: "stored" }
    : { kind: "refused", why: why[sent.data] };
}

/** What is said of an outcome for which a page has no words of its own; null where it has, and where nothing is wrong. */
export function problemOfOutcome(outcome: StoredOutcome): AnyProblem | null {
  if (outcome.kind === "confirm-first") return outcome.problem;
  if (outcome.kind === "unavailable") return "UNAVAILABLE";
  return outcome.kind === "not-accepted" ? "BAD_REQUEST" : null;
}

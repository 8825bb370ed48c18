import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { hasOutcome } from "#desk/data/connection/has-outcome.ts";

export type MarkAnswer = AnswerOf<"press">;

/** Why a mark was not stored. */
export type RefusalReason =
  | Exclude<MarkAnswer["outcome"], "recorded" | "repeated">
  /** A customer is not asked to pay by mail: nothing is to be paid, there is no address, or it was done lately. */
  | "not_asked"
  /** The role of the device may not mark this. */
  | "not_allowed"
  /** Devices have caused many mails in this hour, and nobody has confirmed the sign-in. */
  | "confirm_first"
  /** The server does not accept the mark. */
  | "not_accepted"
  /** The server failed several times; whether it stored the mark is not known. */
  | "failed"
  /** What the device had kept of the mark can no longer be read. */
  | "unreadable";

/** What the answer to a mark means. */
export type Judgement =
  | { readonly kind: "stored"; readonly answer: MarkAnswer }
  | { readonly kind: "refused"; readonly why: RefusalReason; readonly answer: MarkAnswer | null }
  /** The outcome is in doubt, so the same mark is sent again. */
  | { readonly kind: "again" }
  /** The device is signed out, which ends everything. */
  | { readonly kind: "signed-out" };

/** How often a mark is sent if the server fails at it each time; it would hold up all others forever. */
const mostFailures = 5;

const untold: Partial<MarkAnswer> = { event: null, order: null, week: null };

/** `given` is undefined if there was no answer. `failures` counts how often the server failed at this mark. */
export function judgeAnswer(
  given: CallAnswer<MarkAnswer> | undefined,
  failures: number,
): Judgement {
  const answer = given?.answer;
  if (hasOutcome(answer)) {
    const mark = { ...untold, ...answer };
    return mark.outcome === "recorded" || mark.outcome === "repeated"
      ? { kind: "stored", answer: mark }
      : { kind: "refused", why: mark.outcome, answer: mark };
  }
  if (given === undefined) return { kind: "again" };
  const code: string = given.refused?.code ?? "";
  switch (code) {
    case "NOT_SIGNED_IN":
      return { kind: "signed-out" };
    case "CONFIRM_FIRST":
      return { kind: "refused", why: "confirm_first", answer: null };
    case "NOT_ALLOWED":
      return { kind: "refused", why: "not_allowed", answer: null };
    case "BAD_REQUEST":
      return { kind: "refused", why: "not_accepted", answer: null };
    case "UNAVAILABLE":
    case "OUTCOME_UNKNOWN":
    case "TOO_MANY_REQUESTS":
      return { kind: "again" };
    default:
      return failures + 1 < mostFailures
        ? { kind: "again" }
        : { kind: "refused", why: "failed", answer: null };
  }
}

/** Whether an answer says that the server failed, and not that it is busy or away. */
export function isFailure(given: CallAnswer<MarkAnswer> | undefined): boolean {
  if (given === undefined || hasOutcome(given.answer)) return false;
  return given.refused === undefined || given.refused.code === "INTERNAL_ERROR";
}

/** How long to wait before sending again after a number of attempts without an outcome, in milliseconds: 1 s at first, 30 s at most. */
export function pauseBefore(attempt: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.max(0, attempt - 1));
}

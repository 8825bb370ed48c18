import type { Answered, Checked, Sent } from "#contract/desk-calls/call.ts";
import type { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { NotSignedInReason } from "./desk-sign-in.ts";
import type { DeskErrorCode } from "./error-code.ts";

type DeskCalls = typeof deskCalls;

export type CallName = keyof DeskCalls;

/** Of calls that only read: their answers are kept, and they are made again. */
export type ReadName = {
  [Name in CallName]: DeskCalls[Name]["undo"] extends "reads only" ? Name : never;
}[CallName];

export type RequestOf<Name extends CallName> = Sent<DeskCalls[Name]>;

/** A request once the server has checked it. */
export type CheckedRequestOf<Name extends CallName> = Checked<DeskCalls[Name]>;

/** What a mark of `press` sets or adds, such as `packed`. */
export type ActionName = RequestOf<"press">["action"] extends infer Any
  ? Any extends unknown
    ? keyof Any
    : never
  : never;

export type AnswerOf<Name extends CallName> = Answered<DeskCalls[Name]>;

/** The outcome of a call. */
export type CallOutcome<Answer> = { readonly answer: Answer } | { readonly refused: CallRefusal };

/** Why a call did nothing; `OUTCOME_UNKNOWN` and `INTERNAL_ERROR` leave it open. */
export interface CallRefusal {
  readonly code: DeskErrorCode;
  /** For developers who read answers; the desk has texts of its own. */
  readonly message?: string;
  /** With `NOT_SIGNED_IN`; and `older-page` with `UNAVAILABLE`, for a page of another build whose request does not fit the server. */
  readonly reason?: NotSignedInReason | "older-page";
}

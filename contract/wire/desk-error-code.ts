import type { ErrorCode } from "./error-code.ts";

/** The codes that the desk shares with the customers' API. */
type SharedErrorCode = Extract<
  ErrorCode,
  "BAD_REQUEST" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "OUTCOME_UNKNOWN" | "INTERNAL_ERROR"
>;

/** Every `extensions.code` of the errors with which the desk's API answers; `NOT_SIGNED_IN` comes with a `NotSignedInReason`. */
export type DeskErrorCode = SharedErrorCode | "NOT_SIGNED_IN" | "NOT_ALLOWED" | "CONFIRM_FIRST";

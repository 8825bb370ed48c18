/** Every `extensions.code` of the errors with which the server answers. */
export type ErrorCode =
  | "ORDER_REFUSED"
  | "IDEMPOTENCY_KEY_REUSED"
  | "IDEMPOTENCY_KEY_INVALID"
  | "BAD_REQUEST"
  | "TOO_MANY_REQUESTS"
  | "TOO_MANY_ORDERS"
  | "WEEK_CHANGED"
  | "ORDERS_NOT_OPEN"
  | "TOO_MANY_CHANGES"
  | "ORDER_UNKNOWN"
  | "ORDER_CLOSED"
  | "ORDER_ITEMS_MISSING"
  | "ORDER_CHANGED"
  | "ORDER_CANCELLED"
  | "UNAVAILABLE"
  | "OUTCOME_UNKNOWN"
  | "INTERNAL_ERROR";

/** The codes that the desk shares with the customers' API. */
type SharedErrorCode = Extract<
  ErrorCode,
  "BAD_REQUEST" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "OUTCOME_UNKNOWN" | "INTERNAL_ERROR"
>;

/** Every code of a refusal of a call of the desk; `NOT_SIGNED_IN` comes with a `NotSignedInReason`. */
export type DeskErrorCode = SharedErrorCode | "NOT_SIGNED_IN" | "NOT_ALLOWED" | "CONFIRM_FIRST";

/** The form of an `Idempotency-Key`; a `crypto.randomUUID()` matches it. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{1,100}$/;

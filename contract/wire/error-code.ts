/** Every `extensions.code` with which the server answers a GraphQL request that it does not carry out. */
export type ErrorCode =
  | "ORDER_REFUSED"
  | "IDEMPOTENCY_KEY_REUSED"
  | "IDEMPOTENCY_KEY_INVALID"
  | "BAD_REQUEST"
  | "TOO_MANY_REQUESTS"
  | "UNAVAILABLE"
  | "INTERNAL_ERROR";

/** The form of an `Idempotency-Key`: what `crypto.randomUUID()` gives fits it. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{1,100}$/;

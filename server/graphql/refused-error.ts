import { GraphQLError } from "graphql";
import type { ErrorCode } from "#contract/wire/error-code.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";

/** For developers who read answers; customers read the site's own sentences. */
const messages: Record<ErrorCode, string> = {
  ORDER_REFUSED: "The order was not placed: it does not fit the menu or the rules of the form.",
  IDEMPOTENCY_KEY_REUSED: "The order was not placed: its Idempotency-Key was used for another one.",
  IDEMPOTENCY_KEY_INVALID:
    "The order was not placed: an Idempotency-Key is 1 to 100 letters, digits, - and _.",
  BAD_REQUEST: "The request is not one that this server can carry out.",
  TOO_MANY_REQUESTS: "Too many requests came from this address. Please try again in a minute.",
  UNAVAILABLE: "The server cannot do this at the moment. Please try again soon.",
  INTERNAL_ERROR: "Something went wrong on the server.",
};

/** An error that a client is meant to see, with its code in `extensions`. */
export function refusedError(code: ErrorCode, refusals?: readonly WireRefusal[]): GraphQLError {
  return new GraphQLError(messages[code], { extensions: { code, ...(refusals && { refusals }) } });
}

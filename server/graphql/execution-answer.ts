import { GraphQLError } from "graphql";
import { type ErrorCode, idempotencyKeyPattern } from "#contract/wire/error-code.ts";
import { refusalToWire, type WireRefusal } from "#contract/wire/refusal.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** A GraphQL response before it becomes JSON. */
export interface ExecutionAnswer<Result = unknown> {
  readonly data?: Result | null;
  readonly errors?: readonly AnsweredError[];
}

export interface AnsweredError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions?: { readonly code?: ErrorCode } & ErrorDetails;
}

/** What `extensions` says besides the code. */
export interface ErrorDetails {
  readonly refusals?: readonly WireRefusal[];
  /** How many there are, if `refusals` does not list all of them. */
  readonly refusalCount?: number;
  /** Seconds. */
  readonly retryAfter?: number;
  /** The week that orders are taken for, and its deadline, as the contract writes them. */
  readonly week?: string;
  readonly deadline?: string;
  /** When orders are taken from, as the contract writes it. */
  readonly opensAt?: string;
  /** The order that was placed with an idempotency key, as a record of `createOrder`, and its total in shekels. */
  readonly order?: { readonly _id: string; readonly orderTotal: number };
  /** The order that was placed with an idempotency key was canceled since. */
  readonly isCancelled?: true;
  /** The newest revision of an order. */
  readonly revision?: number;
}

/** For developers who read answers; customers read the site's own texts. */
const messages: Record<ErrorCode, string> = {
  ORDER_REFUSED: "The order was not placed: it does not fit the menu or the rules of the form.",
  IDEMPOTENCY_KEY_REUSED: "The order was not placed: its Idempotency-Key was used before.",
  IDEMPOTENCY_KEY_INVALID:
    "The order was not placed: an Idempotency-Key is 1 to 100 letters, digits, - and _.",
  BAD_REQUEST: "The request is not one that this server can carry out.",
  TOO_MANY_REQUESTS: "Too many requests came from this address. Please try again in a minute.",
  TOO_MANY_ORDERS:
    "The order was not placed: too many orders came from this customer or address in the last hour.",
  WEEK_CHANGED: "The order was not placed: orders are taken for another week.",
  ORDERS_NOT_OPEN: "The order was not placed: orders are not taken yet.",
  TOO_MANY_CHANGES: "The order was not changed: there were too many changes in the last hour.",
  ORDER_UNKNOWN: "There is no such order, or the key is not its own.",
  ORDER_CLOSED: "The order was not changed: the deadline of its week is over.",
  ORDER_ITEMS_MISSING: "The order was not changed: something is missing from its box.",
  ORDER_CHANGED: "The order was not changed: there is a newer revision of it.",
  ORDER_CANCELLED: "The order was not changed: it is cancelled.",
  UNAVAILABLE: "The server cannot do this at the moment. Please try again soon.",
  OUTCOME_UNKNOWN:
    "This may or may not have been carried out. Please send it again with the same key: the Idempotency-Key of an order, the action id of a press.",
  INTERNAL_ERROR: "Something went wrong on the server.",
};

/** An error that clients of the customers' API see, with its code in `extensions`. */
export function refusedError(code: ErrorCode, details: ErrorDetails = {}): GraphQLError {
  return new GraphQLError(messages[code], { extensions: { code, ...details } });
}

/**
 * The form of an error that clients may see: our own errors and those of GraphQL unchanged, every other one without its message.
 * The original of those others is passed to `report`.
 */
export function maskError(error: GraphQLError, report: (error: unknown) => void): GraphQLError {
  const original = error.cause;
  if (original === undefined || original instanceof GraphQLError) {
    return error.extensions["code"] === undefined ? asBadRequest(error) : error;
  }
  report(original);
  const code = codeOf(original);
  return placed(error, refusedError(code).message, { code });
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof StoreUnavailable)) return "INTERNAL_ERROR";
  return error.isInDoubt ? "OUTCOME_UNKNOWN" : "UNAVAILABLE";
}

/** In UTF-16 units. GraphQL quotes values of the request, however long they are. */
const longestMessage = 500;

/** An error of parsing, validation or variables, with the code BAD_REQUEST. */
export function asBadRequest(error: GraphQLError): GraphQLError {
  const { message } = error;
  const shown = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  return placed(error, shown, { code: "BAD_REQUEST" });
}

function placed(
  { nodes, source, positions, path }: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  // GraphQL takes the property `source` of an original error for the text of a document; that of a StoreUnavailable is something else.
  const where = nodes === undefined ? { source, positions } : { nodes };
  return new GraphQLError(message, { ...where, path, extensions });
}

/** A customer reads no more of them; the contract says so too. */
const mostRefusals = 50;

/** The error of an order that does not match the menu or the rules of the form. */
export function orderRefused(refusals: readonly Refusal[]): GraphQLError {
  return refusedError("ORDER_REFUSED", {
    refusals: refusals.slice(0, mostRefusals).map(refusalToWire),
    ...(refusals.length > mostRefusals && { refusalCount: refusals.length }),
  });
}

/** The value of the header `Idempotency-Key`, if there is one. Throws a refusal if it does not have the form of one. */
export function checkedKey(idempotencyKey: string | undefined): string | undefined {
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
    throw refusedError("IDEMPOTENCY_KEY_INVALID");
  }
  return idempotencyKey;
}

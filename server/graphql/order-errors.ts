import type { GraphQLError } from "graphql";
import { idempotencyKeyPattern } from "#contract/wire/error-code.ts";
import { refusalToWire } from "#contract/wire/refusal.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { refusedError } from "./execution-answer.ts";

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

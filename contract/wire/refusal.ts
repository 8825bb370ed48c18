import { shekelsOf } from "#domain/money/agorot.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { orderNames, pathToSpecified } from "./specified-names.ts";

/** An entry of `extensions.refusals`: the domain's refusal, with prices in shekels, and its place in field names of the contract. */
export interface WireRefusal extends Omit<Refusal, "expected" | "received"> {
  readonly expected?: readonly number[];
  /** As received; null for a number that was not a valid price. */
  readonly received?: readonly (number | null)[];
}

export function refusalToWire({ path, expected, received, ...refusal }: Refusal): WireRefusal {
  return {
    ...refusal,
    path: pathToSpecified(path, orderNames),
    ...(expected && { expected: expected.map(shekelsOf) }),
    ...(received && {
      received: received.map((price) => (price === null ? null : shekelsOf(price))),
    }),
  };
}

import { shekelsOf } from "#domain/money/agorot.ts";
import type { Refusal } from "#domain/order/refusal.ts";

/** An entry of `extensions.refusals`: the domain's refusal, with prices in shekels. */
export interface WireRefusal extends Omit<Refusal, "expected" | "received"> {
  readonly expected?: readonly number[];
  /** As received; null for a number that was not a valid price. */
  readonly received?: readonly (number | null)[];
}

export function refusalToWire({ expected, received, ...refusal }: Refusal): WireRefusal {
  return {
    ...refusal,
    ...(expected && { expected: expected.map(shekelsOf) }),
    ...(received && {
      received: received.map((price) => (price === null ? null : shekelsOf(price))),
    }),
  };
}

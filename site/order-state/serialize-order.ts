import { groupNames, toSpecified } from "#contract/wire/specified-names.ts";
import { shekelsOf } from "#domain/money/agorot.ts";
import { withPrices } from "#domain/money/with-prices.ts";
import type { CartState } from "./order-state.ts";

/** Increase it whenever the stored shape changes; states of other versions are dropped. */
export const shapeVersion = 1;

/** The order state as JSON for session storage, with the names of the specification (§3). */
export function serializeOrder({ cart, lastOrder, ...state }: CartState): string {
  const allOrders = toSpecified(cart, groupNames);
  const last = lastOrder && {
    order: lastOrder.order,
    allOrders: toSpecified(lastOrder.cart, groupNames),
  };
  return JSON.stringify({
    version: shapeVersion,
    ...withPrices({ ...state, allOrders, lastOrder: last }, shekelsOf),
    changes: state.changes.map((change) =>
      change.kind === "price-changed"
        ? { ...change, from: shekelsOf(change.from), to: shekelsOf(change.to) }
        : change,
    ),
  });
}

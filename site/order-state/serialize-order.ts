import { shekelsOf } from "#domain/money/agorot.ts";
import { withPrices } from "#domain/money/with-prices.ts";
import type { CartState } from "./order-state.ts";

/** Increase it whenever the stored shape changes; states of other versions are dropped. */
export const shapeVersion = 1;

/** The order state as JSON for session storage. */
export function serializeOrder(state: CartState): string {
  return JSON.stringify({
    version: shapeVersion,
    ...withPrices(state, shekelsOf),
    changes: state.changes.map((change) =>
      change.kind === "price-changed"
        ? { ...change, from: shekelsOf(change.from), to: shekelsOf(change.to) }
        : change,
    ),
  });
}

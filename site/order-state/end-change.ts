import type { Cart } from "#domain/cart/cart.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import { type CartState, emptyOrderState } from "./order-state.ts";

/** Loads the code that reads a stored order state. Call it when a change begins: when it ends, the connection may be lost. */
export const loadStoredOrder = () => import("./stored-order.ts").catch(reloadAfterFailure);

/** The state once the change was sent or discarded: with the earlier cart, unless that one was ordered meanwhile. */
export async function endChange({ changedOrder, lastOrder }: CartState): Promise<CartState> {
  const { parseStoredOrder } = await loadStoredOrder();
  const before = parseStoredOrder(changedOrder?.before ?? "") ?? emptyOrderState;
  const { customerData, formDraft } = before;
  const isOrdered = before.isInDoubt && isSame(before.cart, lastOrder?.cart ?? []);
  return isOrdered
    ? { ...emptyOrderState, customerData, formDraft, lastOrder }
    : { ...before, lastOrder };
}

function isSame(cart: Cart, other: Cart): boolean {
  // The menu may have given positions and ids to one of them since.
  return JSON.stringify(stripPositions(cart)) === JSON.stringify(stripPositions(other));
}

import type { ShownMenu } from "#domain/menu/menu.ts";
import type { OrderGroup } from "#domain/order/order.ts";
import { cartOfOrder } from "./cart-of-order.ts";
import type { DishIdentity } from "./change-cart.ts";
import { type ResolvedCart, resolveCart } from "./resolve-cart.ts";

/** A selection of the cart that the seller has marked as sold out. */
export interface SoldOutSelection extends DishIdentity {
  readonly selectionName: string;
}

export interface OrderedAgain extends ResolvedCart {
  readonly soldOut: readonly SoldOutSelection[];
}

/**
 * A placed order once more: its dishes at the prices of today's menu, everything that is gone or costs something else, and what of it is
 * sold out, which stays in the cart. `menu` is what can be ordered now, in the language of the order's names; `soldOut` are the ids of
 * the dishes and selections that are marked so.
 */
export function orderedAgain(
  allOrders: readonly OrderGroup[],
  menu: ShownMenu,
  soldOut: ReadonlySet<string>,
): OrderedAgain {
  const resolved = resolveCart(cartOfOrder(allOrders), menu);
  const isSoldOut = (id = "") => soldOut.has(id);
  return {
    ...resolved,
    soldOut: resolved.cart.flatMap(({ typeName, orders }) =>
      orders.flatMap(({ id, dishName, selections }) =>
        selections
          .filter((selection) => isSoldOut(id) || isSoldOut(selection.id))
          .map(({ selectionName }) => ({ typeName, dishName, selectionName })),
      ),
    ),
  };
}

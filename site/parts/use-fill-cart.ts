import { useLocation } from "wouter";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderForCart } from "#site/order-state/begin-change.ts";
import { loadCartResolver } from "#site/order-state/load-cart-resolver.ts";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { draftOfOrder, listedPlaces } from "./draft-of-order.ts";
import type { ShownOrder } from "./shown-order.ts";

/**
 * Gives a function that puts an order into the cart, resolved from today's menu, and leads there. It takes the order, null if it cannot be
 * loaded, and what the cart becomes, null if it is to stay as it is by then. Gives whether order and menu could be loaded.
 */
export function useFillCart() {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const store = useOrderStore();
  const [, navigate] = useLocation();

  const resolved = async ({ groups, customerData }: ShownOrder): Promise<OrderForCart | null> => {
    const { resolveOrder } = await loadCartResolver();
    const [cart, places] = await Promise.all([
      resolveOrder(client, groups, language),
      listedPlaces(client, language),
    ]);
    if (cart === null) return null;
    const formDraft = draftOfOrder(customerData, language, places);
    return { resolved: cart, language, customerData, formDraft };
  };

  return async (
    loading: Promise<ShownOrder | null> | ShownOrder,
    next: (before: CartState, order: OrderForCart) => CartState | null,
  ): Promise<boolean> => {
    const { pathname } = location;
    const order = await loading;
    const forCart = order && (await resolved(order));
    if (forCart === null) return false;
    const state = next(store.state(), forCart);
    if (state === null) return true;
    store.takeOver(state);
    // A customer who has gone to another page meanwhile stays there.
    if (location.pathname === pathname) navigate("/cart");
    return true;
  };
}

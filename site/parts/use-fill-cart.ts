import { useLocation } from "wouter";
import type { Language } from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderForCart } from "#site/order-state/begin-change.ts";
import { loadCartResolver } from "#site/order-state/load-cart-resolver.ts";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import type { OrderStore } from "#site/order-state/order-store.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { draftOfOrder, listedPlaces, placeNotListed } from "./draft-of-order.ts";
import type { ShownOrder } from "./shown-order.ts";

/** An order that is put into the cart. */
interface Filling {
  /** Null if it cannot be loaded. */
  readonly loading: Promise<ShownOrder | null> | ShownOrder;
  /** What the cart becomes. */
  readonly next: (before: CartState, order: OrderForCart) => CartState;
}

/** `other-cart`: there is another cart than at the press, which stays as it is. `failed`: the order or the menu could not be loaded. */
type Filled = "filled" | "other-cart" | "failed";

/** Gives a function that fills the cart as `putOrderIntoCart` does, and leads there. */
export function useFillCart() {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const store = useOrderStore();
  const [, navigate] = useLocation();

  return async (loading: Filling["loading"], next: Filling["next"]): Promise<Filled> => {
    const { pathname } = location;
    const filled = await putOrderIntoCart({ store, client, language }, { loading, next });
    // A customer who has gone to another page meanwhile stays there.
    if (filled === "filled" && location.pathname === pathname) navigate("/cart");
    return filled;
  };
}

interface FillDeps {
  readonly store: OrderStore;
  readonly client: GraphqlClient;
  readonly language: Language;
}

/**
 * Puts an order into the cart, resolved from today's menu, unless there is another cart than at the press by then: that may be on a slow
 * line, and what she chose meanwhile is not replaced.
 */
export async function putOrderIntoCart(
  { store, client, language }: FillDeps,
  { loading, next }: Filling,
): Promise<Filled> {
  const seen = whichCart(store.state());
  const order = await loading;
  const forCart = order && (await resolvedOrder(client, order, language));
  if (forCart === null) return "failed";
  if (whichCart(store.state()) !== seen) return "other-cart";
  store.takeOver(next(store.state(), forCart));
  return "filled";
}

/** The same text for the same cart. */
function whichCart({ cart, changedOrder, sentOrder, isInDoubt }: CartState): string {
  return JSON.stringify([cart, changedOrder?.number, sentOrder?.number, isInDoubt]);
}

async function resolvedOrder(
  client: GraphqlClient,
  { groups, customerData }: ShownOrder,
  language: Language,
): Promise<OrderForCart | null> {
  const { resolveOrder } = await loadCartResolver();
  const [resolved, places] = await Promise.all([
    resolveOrder(client, groups, language),
    listedPlaces(client, language),
  ]);
  const formDraft = draftOfOrder(customerData, language, places);
  const placeBefore = placeNotListed(customerData, places);
  return resolved && { resolved, language, customerData, formDraft, placeBefore };
}

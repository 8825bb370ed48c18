import { type Agorot, addAgorot } from "#domain/money/agorot.ts";

/** The cart total: the totals of all its dishes (specification §9). */
export function priceCart(
  cart: readonly { readonly orders: readonly { readonly totalPrice: Agorot }[] }[],
): Agorot {
  return addAgorot(...cart.flatMap(({ orders }) => orders.map(({ totalPrice }) => totalPrice)));
}

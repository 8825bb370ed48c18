import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { OptionPrice } from "#domain/menu/menu.ts";
import { type Agorot, addAgorot, multiplyAgorot, noAgorot } from "#domain/money/agorot.ts";

/** The fields that decide the price of a selection; `position` is its index in the dish. */
export interface PricedSelection {
  readonly price: Agorot;
  readonly amount: number;
  readonly addOns: readonly { readonly addedPrice: Agorot }[];
  readonly position: number;
}

/** The fields that decide the price of a dish. */
export interface PricedDish {
  readonly selections: readonly PricedSelection[];
  readonly options: readonly { readonly price: OptionPrice }[];
  readonly extras: readonly { readonly price: Agorot; readonly amount: number }[];
}

/** (unit price + added prices of the checked add-ons) × amount (specification §9). */
export function priceSelection(selection: PricedSelection): Agorot {
  const added = selection.addOns.map(({ addedPrice }) => addedPrice);
  return multiplyAgorot(addAgorot(selection.price, ...added), selection.amount);
}

/** One price times the total amount, or a list with one price per selection, each times the amount of its selection (specification §9). */
export function priceOption(
  price: OptionPrice,
  selections: readonly Pick<PricedSelection, "amount" | "position">[],
): Agorot {
  const onlyPrice = price.length === 1 ? price[0] : undefined;
  return addAgorot(
    ...selections.map(({ amount, position }) =>
      multiplyAgorot(onlyPrice ?? price[position] ?? noAgorot, amount),
    ),
  );
}

/** A selection with its add-ons and with its share of the options: what one line of an order costs. */
export function priceLine(
  selection: PricedSelection,
  options: readonly { readonly price: OptionPrice }[],
): Agorot {
  return addAgorot(
    priceSelection(selection),
    ...options.map(({ price }) => priceOption(price, [selection])),
  );
}

/** Price × amount (specification §9). */
export function priceExtra(extra: { readonly price: Agorot; readonly amount: number }): Agorot {
  return multiplyAgorot(extra.price, extra.amount);
}

/** The dish total: its selections, options and extras (specification §9). */
export function priceDish(dish: PricedDish): Agorot {
  return addAgorot(
    ...dish.selections.map(priceSelection),
    ...dish.options.map(({ price }) => priceOption(price, dish.selections)),
    ...dish.extras.map(priceExtra),
  );
}

/** The cart total: the totals of all its dishes (specification §9). */
export function priceCart(
  cart: readonly { readonly dishes: readonly { readonly totalPrice: Agorot }[] }[],
): Agorot {
  return addAgorot(...cart.flatMap(({ dishes }) => dishes.map(({ totalPrice }) => totalPrice)));
}

/** The order total, which the customer is asked to pay: cart total + delivery or pickup price (specification §9). */
export function priceOrder(order: {
  readonly totalPrice: Agorot;
  readonly customerData: Pick<CustomerData, "pickupOrDeliveryPrice">;
}): Agorot {
  return addAgorot(order.totalPrice, order.customerData.pickupOrDeliveryPrice);
}

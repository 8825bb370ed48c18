import type { Language } from "#domain/language/language.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { CustomerOrder, DishOrder, OrderGroup, SelectionOrder } from "./order.ts";

/** An order that stands: texts as the form's rules leave them, everything in the menu's order, counts of 0 left out. */
export interface AcceptedOrder extends CustomerOrder {
  readonly allOrders: readonly AcceptedGroup[];
  /** The language of its names. */
  readonly language: Language;
  /** Cart total and delivery or pickup price: what the customer pays. */
  readonly orderTotal: Agorot;
}

export interface AcceptedGroup extends OrderGroup {
  readonly orders: readonly AcceptedDish[];
}

export interface AcceptedDish extends DishOrder {
  /** With the index of each in the menu's dish, to which an option's price list refers. */
  readonly selections: readonly (SelectionOrder & { readonly order: number })[];
}

import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { Identified, OptionPrice } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";

/** An order as it is sent to the server (specification §3): the cart without positions, and the customer's data. */
export interface CustomerOrder {
  readonly customerData: CustomerData;
  readonly allOrders: readonly OrderGroup[];
  /** The cart total, without `pickupOrDeliveryPrice`. */
  readonly totalPrice: Agorot;
}

export interface OrderGroup {
  readonly typeName: string;
  readonly orders: readonly DishOrder[];
}

/** It and its parts have ids only where a placed order is read to be changed (`identifyOrder`): an order that is sent names things. */
export interface DishOrder extends Identified {
  readonly dishName: string;
  readonly totalPrice: Agorot;
  readonly selections: readonly SelectionOrder[];
  readonly options: readonly OptionOrder[];
  readonly extras: readonly ExtraOrder[];
}

export interface SelectionOrder extends Identified {
  readonly selectionName: string;
  readonly amount: number;
  readonly checkedOptions: readonly (Identified & {
    readonly name: string;
    readonly addedPrice: Agorot;
  })[];
  readonly price: Agorot;
}

export interface OptionOrder extends Identified {
  readonly name: string;
  readonly choice: string;
  /** The id of the choice; `id` is that of the option. */
  readonly choiceId?: string;
  readonly price: OptionPrice;
}

export interface ExtraOrder extends Identified {
  readonly name: string;
  readonly amount: number;
  readonly price: Agorot;
}

/** An order that passed all checks: texts normalised by the rules of the form, everything in the order of the menu, no counts of 0. */
export interface AcceptedOrder extends CustomerOrder {
  readonly allOrders: readonly AcceptedGroup[];
  /** The language of its names. */
  readonly language: Language;
  /** Cart total plus delivery or pickup price: the amount that the customer pays. */
  readonly orderTotal: Agorot;
}

export interface AcceptedGroup extends OrderGroup {
  readonly orders: readonly AcceptedDish[];
}

export interface AcceptedDish extends DishOrder {
  /** `order` is the index in the menu's dish; the price list of an option refers to it. */
  readonly selections: readonly (SelectionOrder & { readonly order: number })[];
}

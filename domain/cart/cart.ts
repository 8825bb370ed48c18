import type { Identified, OptionPrice } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";

/**
 * The cart (specification §3, "allOrders"), in one language: groups by dish type, sorted by `typeOrder`, with their dishes
 * sorted by `dishOrder`. No group is empty. Positions refer to the menu with which the cart was last resolved. Dishes and their parts
 * have the ids of the menu, if it had them: they stay what they are when the seller renames or moves them.
 */
export type Cart = readonly CartGroup[];

export interface CartGroup {
  readonly typeName: string;
  /** `orderNumber` of the dish type. */
  readonly typeOrder: number;
  readonly orders: readonly CartDish[];
}

export interface CartDish extends Identified {
  readonly dishName: string;
  /** Index of the dish in its dish type. */
  readonly dishOrder: number;
  readonly totalPrice: Agorot;
  /** Only those with an amount of 1 or more, in the order of the menu. */
  readonly selections: readonly CartSelection[];
  readonly options: readonly CartOption[];
  /** Only those with an amount of 1 or more, in the order of the menu. */
  readonly extras: readonly CartExtra[];
}

export interface CartSelection extends Identified {
  readonly selectionName: string;
  /** 1 to 20. */
  readonly amount: number;
  readonly checkedOptions: readonly CheckedAddOn[];
  /** Unit price from the menu, without add-ons. */
  readonly price: Agorot;
  /** Index of the selection in its dish. */
  readonly order: number;
}

export interface CheckedAddOn extends Identified {
  readonly name: string;
  readonly addedPrice: Agorot;
  /** Index of the add-on in its selection. */
  readonly order: number;
}

export interface CartOption extends Identified {
  readonly name: string;
  /** Name of the choice. */
  readonly choice: string;
  /** The id of the choice; `id` is that of the option. */
  readonly choiceId?: string;
  /** Index of the choice in its option. */
  readonly choiceIndex: number;
  readonly price: OptionPrice;
  /** Index of the option in its dish. */
  readonly order: number;
}

export interface CartExtra extends Identified {
  readonly name: string;
  /** 1 to 20. */
  readonly amount: number;
  readonly price: Agorot;
  /** Index of the extra in its dish. */
  readonly order: number;
}

export const emptyCart: Cart = [];

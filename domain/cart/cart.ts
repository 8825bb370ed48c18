import type {
  DishOrder,
  ExtraOrder,
  OptionOrder,
  OrderGroup,
  SelectionOrder,
} from "#domain/order/order.ts";

/**
 * The cart (specification §3, "allOrders"), in one language: groups by dish type, sorted by `typeOrder`, with their dishes
 * sorted by `dishOrder`. No group is empty. Positions refer to the menu with which the cart was last resolved. Dishes and their parts
 * have the ids of the menu, if it had them: they stay what they are when the seller renames or moves them.
 */
export type Cart = readonly CartGroup[];

export interface CartGroup extends OrderGroup {
  /** `orderNumber` of the dish type. */
  readonly typeOrder: number;
  readonly orders: readonly CartDish[];
}

export interface CartDish extends DishOrder {
  /** Index of the dish in its dish type. */
  readonly dishOrder: number;
  /** Only those with an amount of 1 or more, in the order of the menu. */
  readonly selections: readonly CartSelection[];
  readonly options: readonly CartOption[];
  /** Only those with an amount of 1 or more, in the order of the menu. */
  readonly extras: readonly CartExtra[];
}

/** Something in a dish, of which `order` is the index in the menu. */
interface Placed {
  readonly order: number;
}

export interface CartSelection extends SelectionOrder, Placed {
  readonly checkedOptions: readonly CheckedAddOn[];
}

export type CheckedAddOn = SelectionOrder["checkedOptions"][number] & Placed;

export interface CartOption extends OptionOrder, Placed {
  /** Index of the choice in its option. */
  readonly choiceIndex: number;
}

export type CartExtra = ExtraOrder & Placed;

export const emptyCart: Cart = [];

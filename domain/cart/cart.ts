import type {
  DishOrder,
  ExtraOrder,
  OptionOrder,
  OrderGroup,
  SelectionOrder,
} from "#domain/order/order.ts";

/**
 * The cart (specification §3, "allOrders"), in one language: groups by dish type and their dishes, both sorted by
 * `position`. No group is empty. Positions refer to the menu with which the cart was last resolved. Dishes and their parts
 * have the ids of the menu, if it had them: they stay what they are when the seller renames or moves them.
 */
export type Cart = readonly CartGroup[];

export interface CartGroup extends OrderGroup {
  /** That of the dish type. */
  readonly position: number;
  readonly dishes: readonly CartDish[];
}

export interface CartDish extends DishOrder {
  /** Index of the dish in its dish type. */
  readonly position: number;
  /** Only those with an amount of 1 or more, in the order of the menu. */
  readonly selections: readonly CartSelection[];
  readonly options: readonly CartOption[];
  /** Only those with an amount of 1 or more, in the order of the menu. */
  readonly extras: readonly CartExtra[];
}

/** A part of a dish; `position` is its index in the menu. */
interface Placed {
  readonly position: number;
}

export interface CartSelection extends SelectionOrder, Placed {
  readonly addOns: readonly CheckedAddOn[];
}

export type CheckedAddOn = SelectionOrder["addOns"][number] & Placed;

export interface CartOption extends OptionOrder, Placed {
  /** Index of the choice in its option. */
  readonly choicePosition: number;
}

export type CartExtra = ExtraOrder & Placed;

export const emptyCart: Cart = [];

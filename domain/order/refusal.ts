import type { CustomerFormProblem } from "#domain/customer/customer-form.ts";
import type { Agorot } from "#domain/money/agorot.ts";

/** There is no place for the order itself: in its week, or in its week for orders of its way. The first one is the wider. */
export const fullCodes = ["WEEK_FULL", "PICKUP_FULL", "DELIVERY_FULL"] as const;

/** Why an order is refused. The site has a message for each code. */
export type RefusalCode =
  | CustomerFormProblem
  | "ORDER_EMPTY"
  | "ORDER_TOO_LARGE"
  | "DISH_TYPE_UNKNOWN"
  | "DISH_TYPE_TWICE"
  | "DISH_UNKNOWN"
  | "DISH_TWICE"
  | "NO_SELECTION"
  | "SELECTION_UNKNOWN"
  | "SELECTION_TWICE"
  | "ADD_ON_UNKNOWN"
  | "ADD_ON_TWICE"
  | "OPTION_UNKNOWN"
  | "OPTION_TWICE"
  | "OPTION_REQUIRED"
  | "CHOICE_UNKNOWN"
  | "EXTRA_UNKNOWN"
  | "EXTRA_TWICE"
  | "COUNT_OUT_OF_RANGE"
  | "PRICE_CHANGED"
  | "SOLD_OUT"
  | "ONLY_LEFT"
  | (typeof fullCodes)[number]
  | "DISH_TOTAL_WRONG"
  | "CART_TOTAL_WRONG"
  | "DELIVERY_PLACE_UNKNOWN"
  | "PICKUP_UNAVAILABLE"
  | "DELIVERY_PRICE_CHANGED";

/** A price as the client sent it; null for a number that is not a whole number of agorot. */
export type ReceivedPrice = Agorot | null;

/** One reason why an order is refused. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The place in the order, as field names and list positions. */
  readonly path: readonly (string | number)[];
  /** The dish concerned, by the names in the order. */
  readonly typeName?: string;
  readonly dishName?: string;
  /** The selection, add-on, option, choice or extra concerned. */
  readonly name?: string;
  readonly expected?: readonly Agorot[];
  readonly received?: readonly ReceivedPrice[];
  /** Of `ONLY_LEFT`: how many of the selection can be ordered. */
  readonly left?: number;
}

import type { CustomerFormProblem } from "#domain/customer/customer-form.ts";
import type { Agorot } from "#domain/money/agorot.ts";

/** Why an order does not stand. The site has a sentence for each code. */
export type RefusalCode =
  | CustomerFormProblem
  | "ORDER_EMPTY"
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
  | "DISH_TOTAL_WRONG"
  | "CART_TOTAL_WRONG"
  | "DELIVERY_PLACE_UNKNOWN"
  | "PICKUP_UNAVAILABLE"
  | "DELIVERY_PRICE_CHANGED";

/** A price as an order brought it; null for a number that is no whole number of agorot. */
export type ReceivedPrice = Agorot | null;

/** One thing of an order that does not fit. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Where in the order, by the contract's field names and list positions. */
  readonly path: readonly (string | number)[];
  /** The dish concerned, by the names the order brought. */
  readonly typeName?: string;
  readonly dishName?: string;
  /** The selection, add-on, option, choice or extra concerned. */
  readonly name?: string;
  readonly expected?: readonly Agorot[];
  readonly received?: readonly ReceivedPrice[];
}

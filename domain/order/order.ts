import type { CustomerData } from "#domain/customer/customer-data.ts";
import { inLanguage } from "#domain/language/in-language.ts";
import type { Language, LocalizedText } from "#domain/language/language.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { Measure } from "#domain/menu/measure.ts";
import type { OptionPrice } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { WithPrices } from "#domain/money/with-prices.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import type { ReceivedPrice } from "./refusal.ts";

/** An order as it is sent to the server (specification §3): the cart without positions, and the customer's data. */
export interface CustomerOrder {
  readonly customerData: CustomerData;
  readonly groups: readonly OrderGroup[];
  /** The cart total, without `pickupOrDeliveryPrice`. */
  readonly totalPrice: Agorot;
}

export interface OrderGroup<Text = string> {
  readonly name: Text;
  readonly dishes: readonly DishOrder<Text>[];
}

/** It and its parts have ids only in a cart and in an accepted order: an order that is sent names things. */
export interface DishOrder<Text = string> extends Identified {
  readonly name: Text;
  readonly totalPrice: Agorot;
  readonly selections: readonly SelectionOrder<Text>[];
  readonly options: readonly OptionOrder<Text>[];
  readonly extras: readonly ExtraOrder<Text>[];
  /** What the customer wrote about it, see `cleanNote`; missing if it is nothing. It changes no price. */
  readonly note?: string;
}

export interface SelectionOrder<Text = string> extends Identified {
  readonly name: Text;
  /** 1 to 20; an order that is sent may have 0. */
  readonly amount: number;
  readonly addOns: readonly (Identified & {
    readonly name: Text;
    readonly addedPrice: Agorot;
  })[];
  /** Of one, without add-ons. */
  readonly price: Agorot;
}

export interface OptionOrder<Text = string> extends Identified {
  readonly name: Text;
  /** The name of the choice. */
  readonly choice: Text;
  /** The id of the choice; `id` is that of the option. */
  readonly choiceId?: string;
  readonly price: OptionPrice;
}

export interface ExtraOrder<Text = string> extends Identified {
  readonly name: Text;
  /** 1 to 20; an order that is sent may have 0. */
  readonly amount: number;
  readonly price: Agorot;
}

/** A dish whose every part was checked, in the order of the menu and without counts of 0. */
export interface CheckedDish<Text = string> extends DishOrder<Text> {
  /** `position` is the index in the menu's dish; the price list of an option refers to it. */
  readonly selections: readonly (SelectionOrder<Text> & { readonly position: number })[];
}

export interface CheckedGroup<Text = string> extends OrderGroup<Text> {
  readonly dishes: readonly CheckedDish<Text>[];
}

/**
 * An order that passed all checks, as it is stored: texts normalised by the rules of the form, and whatever it names in both languages,
 * with its id and its price. Nothing else is needed to read it, whatever the menu has become since; see `orderIn`.
 */
export interface AcceptedOrder {
  readonly customerData: AcceptedCustomer;
  /** Where it is picked up; null for a delivery. */
  readonly pickupAddress: LocalizedText | null;
  /** When it is handed over, as its customer was told; missing if nothing was told. */
  readonly handOver?: PromisedHandOver<LocalizedText>;
  readonly groups: readonly AcceptedGroup[];
  /** The cart total, without `pickupOrDeliveryPrice`. */
  readonly totalPrice: Agorot;
  /** Cart total plus delivery or pickup price: the amount that the customer pays. */
  readonly orderTotal: Agorot;
  /** The language in which its customer saw it. */
  readonly language: Language;
}

export interface AcceptedCustomer extends Omit<CustomerData, "city"> {
  readonly city: LocalizedText & Identified;
}

export interface AcceptedGroup<Text = LocalizedText> extends CheckedGroup<Text>, Identified {
  readonly dishes: readonly AcceptedDish<Text>[];
}

export interface AcceptedDish<Text = LocalizedText> extends CheckedDish<Text> {
  readonly selections: readonly (CheckedDish<Text>["selections"][number] & {
    /** Of one portion, for the kitchen; null where the catalogue gave none. */
    readonly measure: Measure | null;
  })[];
}

/** An accepted order with its names in one language, its `language`. */
export interface OrderInLanguage
  extends Omit<AcceptedOrder, "customerData" | "pickupAddress" | "handOver" | "groups"> {
  readonly customerData: CustomerData;
  /** Empty for a delivery. */
  readonly pickupAddress: string;
  readonly handOver?: PromisedHandOver<string>;
  readonly groups: readonly AcceptedGroup<string>[];
}

/** An accepted order with its names in a language. */
export function orderIn(order: AcceptedOrder, language: Language): OrderInLanguage {
  const shown = inLanguage(order, language);
  return { ...shown, language, pickupAddress: shown.pickupAddress ?? "" };
}

/** An order as a client sent it. Only its shape is validated: names, numbers and prices can be anything. */
export interface ReceivedOrder {
  readonly customerData: ReceivedCustomerData;
  readonly groups: readonly ReceivedGroup[];
  readonly totalPrice: ReceivedPrice;
}

export interface ReceivedCustomerData
  extends Omit<WithPrices<CustomerData, ReceivedPrice>, "orderType"> {
  readonly orderType: string;
}

export type ReceivedGroup = WithPrices<OrderGroup, ReceivedPrice>;

export type ReceivedDish = WithPrices<DishOrder, ReceivedPrice>;

export type ReceivedSelection = WithPrices<SelectionOrder, ReceivedPrice>;

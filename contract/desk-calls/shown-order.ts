import type { OrderType } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { BoxLine } from "#domain/order-log/order-lines.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import {
  owner,
  ownerAndDriver,
  ownerAndHelper,
  ownerHelperAndDriver,
  type Roles,
  rolesWithAmounts,
} from "./call-rules.ts";

/** An order as a device reads it: what its role may not read is null, or an empty list. Times are milliseconds since 1970 UTC, amounts agorot. */
export interface OrderOnDesk {
  readonly number: string;
  /** Its place among all orders of the shop, oldest first. */
  readonly position: number;
  readonly receivedAt: number;
  /** The language of the customer. */
  readonly language: Language;
  readonly name: string;
  /**
   * What stands beside the name where several orders of the list that was asked for have the same one: place and street, the end of the
   * phone number, or the order number, as far as the role may read it. Empty for a name that does not repeat.
   */
  readonly distinction: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly orderType: OrderType;
  /** The delivery place, where it is delivered or picked up. */
  readonly place: string;
  /** The address to deliver to, or of the pickup. */
  readonly address: string | null;
  /** When it is handed over, as its customer was told: weekday and hours, in words; null if nothing was told. */
  readonly handOver: string | null;
  /** In the sequence of the order: what its box must hold. */
  readonly lines: readonly ShownOrderLine[];
  /** The seller's notes, oldest first. */
  readonly notes: readonly string[];
  /** What lasts about the person who ordered; empty for nothing, and in lists of several people over all weeks. */
  readonly ownerNote: string | null;
  /** The same for those who cook and pack. */
  readonly kitchenNote: string | null;
  /** The same for the driver. */
  readonly driverNote: string | null;
  /** What the customer wrote about the order; empty for nothing. */
  readonly customerNote: string | null;
  readonly state: ShownOrderState;
}

export interface ShownOrderLine extends BoxLine {
  /** Of the line with its add-ons and options, also of what is missing. */
  readonly price: number | null;
  /** How many of it are missing from the box. The kitchen cooks all of them. */
  readonly missing: number;
  /** What the customer wrote about the dish; empty for nothing. */
  readonly note: string | null;
}

/** The current state of an order. */
export interface ShownOrderState extends Omit<OrderState, "orderNumber" | "due" | "received"> {
  readonly number: string;
  /** What the customer is to pay in all; 0 for a canceled order. */
  readonly due: number | null;
  /** What was received, less what was given back. */
  readonly received: number | null;
  /** Whether something is to be paid or to be given back. */
  readonly hasBalance: boolean;
}

/** For a field that cannot be hidden, because it is neither nullable nor a list: every role that reads orders (`rolesWithOrders`) reads it. */
export const always = "with its order";

/** Every field of these types must say who reads it. One that can be hidden names its roles, so that a role that is added does not read it. */
type RolesOfAnswer<Answer> = {
  readonly [Field in keyof Answer]-?: null extends Answer[Field]
    ? Roles
    : Answer[Field] extends readonly unknown[]
      ? Roles
      : typeof always;
};

/** The types of answers about orders, with the roles that read each of their fields. */
export interface SharedAnswers {
  readonly Order: OrderOnDesk;
  readonly OrderLine: ShownOrderLine;
  readonly OrderState: ShownOrderState;
}

/** For each field of the answers the roles that read it; for others it is null, or an empty list. */
export type RolesOfAnswers = {
  readonly [Type in keyof SharedAnswers]: RolesOfAnswer<SharedAnswers[Type]>;
};

/** A field that is missing here does not compile. */
export const rolesOfAnswers: RolesOfAnswers = {
  Order: {
    number: always,
    position: always,
    receivedAt: always,
    language: always,
    name: always,
    distinction: always,
    phoneNumber: ownerAndDriver,
    email: owner,
    orderType: always,
    place: always,
    address: ownerAndDriver,
    handOver: ownerHelperAndDriver,
    lines: ownerHelperAndDriver,
    notes: ownerHelperAndDriver,
    ownerNote: owner,
    kitchenNote: ownerAndHelper,
    driverNote: ownerAndDriver,
    customerNote: ownerAndDriver,
    state: always,
  },
  OrderLine: {
    key: always,
    typeName: always,
    dishName: always,
    kind: always,
    name: always,
    measure: ownerHelperAndDriver,
    amount: always,
    addOns: ownerHelperAndDriver,
    choices: ownerHelperAndDriver,
    price: owner,
    missing: always,
    note: ownerAndHelper,
  },
  OrderState: {
    number: always,
    week: always,
    revision: always,
    due: rolesWithAmounts,
    received: rolesWithAmounts,
    hasBalance: always,
    isPacked: always,
    isHandedOver: always,
    isCancelled: always,
    isErased: always,
    askedAt: owner,
    lastEvent: always,
  },
};

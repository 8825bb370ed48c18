import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import type { CartChange } from "#domain/cart/cart-change.ts";
import type { CustomerData, OrderType } from "#domain/customer/customer-data.ts";
import type { Contacts } from "#domain/customer/customer-form.ts";
import type { Language } from "#domain/language/language.ts";
import type { Agorot, SignedAgorot } from "#domain/money/agorot.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import type { OrderKey } from "./order-path.ts";

/** The client order state (specification §3), with the key that makes an order idempotent. */
export interface CartState {
  /** The language of the cart's names; null while the cart is empty. */
  readonly language: Language | null;
  /** The form data of the last order; null before the first one. */
  readonly customerData: CustomerData | null;
  readonly cart: Cart;
  /** The idempotency key, made when the first dish enters the cart: the server places at most one order for it. */
  readonly orderKey: string | null;
  /** An order with this key may have been placed: it was sent, and no conclusive answer has come. */
  readonly isInDoubt: boolean;
  /** What was typed into the place-order form and not sent yet. */
  readonly formDraft: FormDraft | null;
  /** The order placed from this cart, until the customer closes its dialog. If it is the `lastOrder`, too, the cart is what was not ordered. */
  readonly sentOrder: SentOrder | null;
  /** The order placed before this cart, so that its payment details can be shown again; see `besideNewCart`. */
  readonly lastOrder: LastOrder | null;
  /** What a changed menu did to the cart, until the customer confirms having seen it. */
  readonly changes: readonly CartChange[];
  /** The placed order that is changed in this cart; null if the cart is a new order. */
  readonly changedOrder: OrderBeingChanged | null;
}

/** A placed order that the customer changes in the cart. */
export interface OrderBeingChanged extends OrderKey {
  /** The revision that is changed: the server refuses a change of an older one. */
  readonly revision: number;
  /** The deadline's date of its week, `YYYY-MM-DD`. */
  readonly week: string;
  /** Until when it can be changed, in milliseconds since 1970 UTC. */
  readonly deadline: number;
  /**
   * The dishes that it had when the change began, by their places in the menu, which are the same in every language: `position` of
   * the dish type, a space, and the index of the dish in it.
   */
  readonly had: readonly string[];
  /** Missing if an older version of the site began the change. */
  readonly money?: MoneyBefore;
  /** The contacts that it had when the change began: they may stay. Missing if an older version of the site began the change. */
  readonly contacts?: Contacts;
  /** Where it is delivered and what that costs, if the shop no longer lists the place: it may stay. */
  readonly placeBefore?: PlaceBefore;
  /** Whether there were dishes in the cart before. */
  readonly hasCartBefore: boolean;
  /** Whether it was canceled when it was read last; missing if it was not read since the change began. */
  readonly isCancelled?: boolean;
  /** The order state before, in the form of the session storage: it comes back when the change is sent or given up. */
  readonly before: string;
}

/** A place in the words of the order. */
export interface PlaceBefore {
  readonly name: string;
  readonly price: Agorot;
}

/** What a placed order comes to beside what is in it, as it was when its change began. */
export interface MoneyBefore {
  /** What the seller added to its price or took off it, of which no more counts than the order costs. */
  readonly agreedAdjustment: SignedAgorot;
  readonly adjustmentText: string;
  /** What was paid of it. */
  readonly received: SignedAgorot;
}

/** The values of the place-order form by field name, and what a switch of language needs to find the city again. */
export type FormDraft = Readonly<Record<string, string>>;

/** An order whose dialog was closed, with what was ordered. */
export interface LastOrder {
  readonly order: SentOrder;
  /** Empty if it is not known. */
  readonly cart: Cart;
}

/** What is left of the last order once another cart is begun: nothing, if it has a page, which tells how it is paid. */
export function besideNewCart(last: LastOrder | null): LastOrder | null {
  return last?.order.page == null ? last : null;
}

export interface SentOrder {
  /** The server's `_id`. */
  readonly number: string;
  /** The amount to pay: cart total plus delivery or pickup price. */
  readonly orderTotal: Agorot;
  /** The deadline's date of the order's week, `YYYY-MM-DD`, as the server stored it; null if it did not answer the week. */
  readonly week: string | null;
  /** That deadline in milliseconds since 1970 UTC, as the server answered it; null if it did not. */
  readonly deadline: number | null;
  /** Where it is handed over, as the form showed it when the order was sent, or as it was read since; null if that is not known. */
  readonly place: HandoverPlace | null;
  /** Where its confirmation goes, as the form had it; missing if that is not known. */
  readonly email?: string;
  /** When it is handed over, as the server answered it; null if it did not. */
  readonly handOver: PromisedHandOver<string> | null;
  /** The path of the customer's own page of it; null if the server did not answer it, or if the site is not the server's own. */
  readonly page: string | null;
  /** Whether it was canceled when it was read last; missing if it was not read since it was sent. */
  readonly isCancelled?: boolean;
}

export interface HandoverPlace {
  readonly orderType: OrderType;
  /** Street and city. */
  readonly address: string;
}

export const emptyOrderState: CartState = {
  language: null,
  customerData: null,
  cart: emptyCart,
  orderKey: null,
  isInDoubt: false,
  formDraft: null,
  sentOrder: null,
  lastOrder: null,
  changes: [],
  changedOrder: null,
};

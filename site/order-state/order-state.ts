import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import type { CartChange } from "#domain/cart/resolve-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { Agorot } from "#domain/money/agorot.ts";

/** The client order state (specification §3), with the key that makes an order idempotent. */
export interface OrderState {
  /** The language of the cart's names; null while the cart is empty. */
  readonly language: Language | null;
  /** The form data of the last order; null before the first one. */
  readonly customerData: CustomerData | null;
  readonly allOrders: Cart;
  /** The idempotency key, made when the first dish enters the cart: the server places at most one order for it. */
  readonly orderKey: string | null;
  /** The order placed from this cart, until the customer closes its dialog. */
  readonly sentOrder: SentOrder | null;
  /** What a changed menu did to the cart, until the customer confirms having seen it. */
  readonly changes: readonly CartChange[];
}

export interface SentOrder {
  /** The server's `_id`. */
  readonly number: string;
  /** The amount to pay: cart total plus delivery or pickup price. */
  readonly orderTotal: Agorot;
  /** The deadline's date of the order's week, `YYYY-MM-DD`, as the server stored it; null if it did not answer the week. */
  readonly week: string | null;
  /** The pickup address that the form showed when the order was sent; empty for delivery. */
  readonly pickupAddress: string;
}

export const emptyOrderState: OrderState = {
  language: null,
  customerData: null,
  allOrders: emptyCart,
  orderKey: null,
  sentOrder: null,
  changes: [],
};

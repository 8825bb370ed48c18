import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import type { CartChange } from "#domain/cart/resolve-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { Agorot } from "#domain/money/agorot.ts";

/** The client order state (specification §3), with what makes an order happen once. */
export interface OrderState {
  /** The language of the cart's names; null while the cart is empty. */
  readonly language: Language | null;
  /** What the customer filled in when ordering last; null before. */
  readonly customerData: CustomerData | null;
  readonly allOrders: Cart;
  /** Made when the first dish enters the cart: the server places one order for it, however often it is asked. */
  readonly orderKey: string | null;
  /** The order that was placed from this cart and not closed yet. */
  readonly sentOrder: SentOrder | null;
  /** What a changed menu did to the cart, until the customer has seen it. */
  readonly changes: readonly CartChange[];
}

export interface SentOrder {
  /** The server's `_id`. */
  readonly number: string;
  /** What is to be paid: cart total and delivery or pickup price. */
  readonly orderTotal: Agorot;
  /** When the answer came, milliseconds since 1970 UTC: it tells the week. */
  readonly placedAt: number;
  /** As the form showed it when the order was sent; empty for delivery. */
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

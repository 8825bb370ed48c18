import type { Cart } from "#domain/cart/cart.ts";
import type { ResolvedCart } from "#domain/cart/resolve-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { noteIn } from "#domain/customer/customer-note.ts";
import type { Language } from "#domain/language/language.ts";
import { loadStoredOrder } from "./end-change.ts";
import type { CartState, FormDraft, OrderBeingChanged, PlaceBefore } from "./order-state.ts";
import { besideNewCart, emptyOrderState } from "./order-state.ts";
import { makeOrderKey } from "./order-store.ts";
import { serializeOrder } from "./serialize-order.ts";

/** A placed order, resolved from today's menu. */
export interface OrderForCart {
  readonly resolved: ResolvedCart;
  /** The language of the cart's names. */
  readonly language: Language;
  readonly customerData: CustomerData;
  /** What the place-order form is filled in with. */
  readonly formDraft: FormDraft;
  /** See `OrderBeingChanged`. */
  readonly placeBefore?: PlaceBefore | undefined;
}

/**
 * The state in which the customer changes a placed order: it is the cart, and its data are in the form. The cart that was there
 * before is kept; while another order is changed, that is the cart before that change.
 */
export function beginChange(
  state: CartState,
  changed: Required<
    Pick<OrderBeingChanged, "number" | "key" | "revision" | "week" | "deadline" | "money">
  >,
  order: OrderForCart,
): CartState {
  void loadStoredOrder();
  const { before, hasCartBefore } = state.changedOrder ?? {
    before: serializeOrder(state),
    hasCartBefore: state.cart.length > 0,
  };
  const { cart } = order.resolved;
  const { phoneNumber, email } = order.customerData;
  return {
    ...cartOf(order),
    customerData: order.customerData,
    formDraft: { ...order.formDraft, ...noteIn(order.customerData.note ?? "") },
    lastOrder: state.lastOrder,
    changedOrder: {
      ...changed,
      had: placesIn(cart),
      contacts: { phoneNumber, email },
      ...(order.placeBefore && { placeBefore: order.placeBefore }),
      before,
      hasCartBefore,
    },
  };
}

/** The state with the content of a placed order as the cart of a new one. Data that the customer has typed stay; the order's do not come. */
export function sameAgain(
  { customerData, formDraft, lastOrder }: CartState,
  order: OrderForCart,
): CartState {
  return { ...cartOf(order), customerData, formDraft, lastOrder: besideNewCart(lastOrder) };
}

/** The same, with the order's data where the customer has typed none. */
export function orderAgain(state: CartState, order: OrderForCart): CartState {
  const { customerData, formDraft } = state;
  return {
    ...sameAgain(state, order),
    customerData: customerData ?? order.customerData,
    formDraft: formDraft ?? (customerData === null ? order.formDraft : null),
  };
}

/** The dishes of a cart by their places in the menu, as `OrderBeingChanged.had` has them. */
export function placesIn(cart: Cart): readonly string[] {
  return cart.flatMap(({ position, dishes }) =>
    dishes.map(({ position: dishOrder }) => `${position} ${dishOrder}`),
  );
}

function cartOf({ resolved, language }: OrderForCart): CartState {
  const { cart, changes } = resolved;
  return { ...emptyOrderState, language, cart, changes, orderKey: makeOrderKey() };
}

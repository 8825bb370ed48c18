import type { CartDish, CartGroup } from "#domain/cart/cart.ts";
import { type DishIdentity, removeDish, saveDish } from "#domain/cart/change-cart.ts";
import type { ResolvedCart } from "#domain/cart/resolve-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import { emptyOrderState, type OrderState, type SentOrder } from "./order-state.ts";
import { orderStorageKey } from "./restore-order.ts";
import { serializeOrder } from "./serialize-order.ts";

/** The values of the place-order form by field name. */
export type FormDraft = Readonly<Record<string, unknown>>;

/** The order state of this tab. Every change is written to session storage and reported to subscribers. */
export interface OrderStore {
  readonly state: () => OrderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Puts a dish into the cart; removes it if all its counts are 0 (specification §4). */
  readonly save: (
    dishType: Pick<CartGroup, "typeName" | "typeOrder">,
    dish: CartDish,
    language: Language,
  ) => void;
  readonly remove: (dish: DishIdentity) => void;
  /** Removes all orders (specification §4) and the order key, so that the next cart is a new order. */
  readonly clear: () => void;
  /** Takes over a cart that was resolved from the menu. `earlierChanges` replaces the earlier changes when a language switch renamed them. */
  readonly resolve: (
    resolved: ResolvedCart,
    language: Language,
    earlierChanges?: OrderState["changes"],
  ) => void;
  readonly changesSeen: () => void;
  readonly saveCustomerData: (customerData: CustomerData) => void;
  /** What was typed into the place-order form and not sent yet; kept in memory only. */
  readonly formDraft: () => FormDraft | null;
  readonly keepFormDraft: (draft: FormDraft) => void;
  readonly orderSent: (order: SentOrder) => void;
  /** Makes the next attempt a new order, after the customer has confirmed it. */
  readonly renewOrderKey: () => void;
}

/** Takes the session storage (null on a server), a function that makes an order key, and the state restored from the storage. */
export function createOrderStore(
  storage: Storage | null,
  newOrderKey: () => string,
  restored: OrderState = emptyOrderState,
): OrderStore {
  let state = restored;
  let formDraft: FormDraft | null = null;
  const listeners = new Set<() => void>();

  const change = (next: OrderState) => {
    state = next;
    writeState(storage, next);
    for (const listener of listeners) listener();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(dishType, dish, language) {
      const allOrders = saveDish(state.allOrders, dishType, dish);
      change({ ...state, allOrders, language, orderKey: state.orderKey ?? newOrderKey() });
    },
    remove(dish) {
      change({ ...state, allOrders: removeDish(state.allOrders, dish) });
    },
    clear() {
      change({ ...emptyOrderState, customerData: state.customerData });
    },
    resolve({ cart, changes }, language, earlierChanges = state.changes) {
      change({
        ...state,
        allOrders: cart,
        language,
        changes: [...earlierChanges, ...changes],
      });
    },
    changesSeen() {
      change({ ...state, changes: [] });
    },
    saveCustomerData(customerData) {
      change({ ...state, customerData });
    },
    formDraft: () => formDraft,
    keepFormDraft(draft) {
      formDraft = draft;
    },
    orderSent(sentOrder) {
      formDraft = null;
      change({ ...state, sentOrder });
    },
    renewOrderKey() {
      change({ ...state, orderKey: newOrderKey() });
    },
  };
}

function writeState(storage: Storage | null, state: OrderState): void {
  try {
    storage?.setItem(orderStorageKey, serializeOrder(state));
  } catch (error) {
    // With full or blocked storage the cart is lost on a reload, but the customer can still order.
    console.warn("the cart cannot be stored", error);
  }
}

/** A random order key of 128 bits. `crypto.randomUUID` is not available on pages without HTTPS. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

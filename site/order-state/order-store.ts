import type { CartDish, CartGroup } from "#domain/cart/cart.ts";
import { type DishIdentity, removeCartDish, saveCartDish } from "#domain/cart/change-cart.ts";
import type { ResolvedCart } from "#domain/cart/resolve-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import { createListeners } from "#domain/listeners.ts";
import { besideNewCart, type CartState, emptyOrderState, type FormDraft } from "./order-state.ts";
import { orderStorageKey, readText } from "./restore-order.ts";
import { serializeOrder } from "./serialize-order.ts";

/** The order state of this tab. Every change is written to session storage and reported to subscribers. */
export type OrderStore = ReturnType<typeof createOrderStore>;

/** Takes the session storage (null on a server), a function that makes an order key, and the state restored from the storage. */
export function createOrderStore(
  storage: Storage | null,
  newOrderKey: () => string,
  restored: CartState = emptyOrderState,
) {
  let state = restored;
  const { notify, subscribe } = createListeners();

  const change = (next: CartState) => {
    state = next;
    writeState(storage, next);
    notify();
  };

  return {
    state: () => state,
    /** What this tab has stored by now, which another page of it may have written; null if nothing is, or if nothing can be read. */
    storedText: () => readText(storage),
    subscribe,
    /** Puts a dish into the cart; removes it if all its counts are 0 (specification §4). */
    save: (dishType: Pick<CartGroup, "name" | "position">, dish: CartDish, language: Language) => {
      const cart = saveCartDish(state.cart, dishType, dish);
      const lastOrder = state.orderKey === null ? besideNewCart(state.lastOrder) : state.lastOrder;
      const orderKey = state.orderKey ?? newOrderKey();
      change({ ...state, cart, language, lastOrder, orderKey });
    },
    /** Puts a dish with other counts in the place of the one in the cart. */
    replace: ({ typeName }: DishIdentity, changed: CartDish) => {
      const group = state.cart.find((each) => each.name === typeName);
      if (group === undefined) return;
      change({ ...state, cart: saveCartDish(state.cart, group, changed) });
    },
    remove: (dish: DishIdentity) => change({ ...state, cart: removeCartDish(state.cart, dish) }),
    /**
     * Removes all orders (specification §4) and the order key, so that the next cart is a new order. Keeps the order that was sent,
     * and that an order is changed.
     */
    clear: () => {
      const { customerData, formDraft, sentOrder, cart, changedOrder } = state;
      const lastOrder = sentOrder === null ? state.lastOrder : { order: sentOrder, cart };
      change({ ...emptyOrderState, customerData, formDraft, lastOrder, changedOrder });
    },
    /** Takes over a cart that was resolved from the menu. `earlierChanges` replaces the earlier changes when a language switch renamed them. */
    resolve: (
      { cart, changes }: ResolvedCart,
      language: Language,
      earlierChanges = state.changes,
    ) => change({ ...state, cart, language, changes: [...earlierChanges, ...changes] }),
    /** Replaces the whole state by one that code outside of the first load has made. */
    takeOver: change,
    saveCustomerData: (customerData: CustomerData) => change({ ...state, customerData }),
    /** Keeps what was typed into the place-order form. Subscribers are not notified: on a long page every letter would take time. */
    keepFormDraft: (formDraft: FormDraft) => {
      state = { ...state, formDraft };
      writeState(storage, state);
    },
    /** Whether the order may have been placed without a conclusive answer. */
    setInDoubt: (isInDoubt: boolean) => {
      if (isInDoubt !== state.isInDoubt) change({ ...state, isInDoubt });
    },
    /** Makes the next attempt a new order, after the customer has confirmed it. */
    renewOrderKey: () => change({ ...state, orderKey: newOrderKey(), isInDoubt: false }),
  };
}

function writeState(storage: Storage | null, state: CartState): void {
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

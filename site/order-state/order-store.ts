import type { CartDish, CartGroup } from "#domain/cart/cart.ts";
import { type DishIdentity, removeDish, saveDish } from "#domain/cart/change-cart.ts";
import type { ResolvedCart } from "#domain/cart/resolve-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import { emptyOrderState, type OrderState, type SentOrder } from "./order-state.ts";
import { orderStorageKey } from "./restore-order.ts";
import { serializeOrder } from "./serialize-order.ts";

/** The texts of the place-order form by the names of its fields. */
export type FormDraft = Readonly<Record<string, unknown>>;

/** The order state of this tab: kept in session storage, told to whoever subscribes. */
export interface OrderStore {
  readonly state: () => OrderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Puts a dish into the cart, or takes it out where nothing of it is counted (specification §4). */
  readonly save: (
    dishType: Pick<CartGroup, "typeName" | "typeOrder">,
    dish: CartDish,
    language: Language,
  ) => void;
  readonly remove: (dish: DishIdentity) => void;
  /** Empties all orders (specification §4) and forgets the order key: what comes next is another order. */
  readonly clear: () => void;
  /** Takes over what the menu made of the cart; `told` is what was told of it before, where a switch of language gave it other names. */
  readonly resolve: (
    resolved: ResolvedCart,
    language: Language,
    told?: OrderState["changes"],
  ) => void;
  readonly changesSeen: () => void;
  readonly saveCustomerData: (customerData: CustomerData) => void;
  /** What is typed into the place-order form and was not sent yet; kept for this page only. */
  readonly formDraft: () => FormDraft | null;
  readonly keepFormDraft: (draft: FormDraft) => void;
  readonly orderSent: (order: SentOrder) => void;
  /** Makes the next attempt another order: the customer said so. */
  readonly renewOrderKey: () => void;
}

/** Takes the storage of this tab (none on a server), how an order key is made, and what was restored from the storage. */
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
    resolve({ cart, changes }, language, told = state.changes) {
      change({
        ...state,
        allOrders: cart,
        language,
        changes: [...told, ...changes],
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
    // A full or forbidden storage costs the cart its life over a reload, not the customer's order now.
    console.warn("the cart cannot be stored", error);
  }
}

/** A random order key. Not made by `crypto.randomUUID`, which browsers keep from pages that came without HTTPS. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

import { createContext, use, useSyncExternalStore } from "react";
import type { CartState } from "./order-state.ts";
import type { OrderStore } from "./order-store.ts";

export const OrderContext = createContext<OrderStore | undefined>(undefined);

export function useOrderStore(): OrderStore {
  const store = use(OrderContext);
  if (store === undefined) throw new Error("no order provider");
  return store;
}

/**
 * The order state of this tab; null on the server and until hydration, while the content of the cart is unknown.
 */
export function useOrderState(): CartState | null {
  const store = useOrderStore();
  return useSyncExternalStore<CartState | null>(store.subscribe, store.state, stateOnServer);
}

function stateOnServer(): null {
  return null;
}

import { type CartState, emptyOrderState } from "./order-state.ts";

/** Key of the order state in session storage (specification §9). */
export const orderStorageKey = "order";

/**
 * The order state from the session storage of this tab; the empty state if nothing valid is stored. The code that parses it is loaded
 * only if something is stored, so not on a first visit. Rejects if that code cannot be loaded.
 */
export async function restoreOrder(storage: Storage | null): Promise<CartState> {
  const text = readText(storage);
  if (text === null) return emptyOrderState;
  const { parseStoredOrder } = await import("./stored-order.ts");
  const state = parseStoredOrder(text);
  if (state !== undefined) return state;
  console.warn("the stored cart is damaged or of an older version; it was dropped");
  storage?.removeItem(orderStorageKey);
  return emptyOrderState;
}

/** The stored order state; null if nothing is stored, or if the storage cannot be read. */
export function readText(storage: Storage | null): string | null {
  try {
    return storage?.getItem(orderStorageKey) ?? null;
  } catch (error) {
    console.warn("the stored cart cannot be read", error);
    return null;
  }
}

import { emptyOrderState, type OrderState } from "./order-state.ts";

/** Key of the order state in session storage (specification §9). */
export const orderStorageKey = "order";

/**
 * The order state that this tab's storage keeps; the empty one where it keeps none, or none that stands. Who has nothing stored,
 * as on a first visit, does not load the code that reads it. Rejects where that code cannot be loaded.
 */
export async function restoreOrder(storage: Storage | null): Promise<OrderState> {
  const text = readText(storage);
  if (text === null) return emptyOrderState;
  const { parseStoredOrder } = await import("./stored-order.ts");
  const state = parseStoredOrder(text);
  if (state !== undefined) return state;
  console.warn("the stored cart is damaged or of an older version, and is dropped");
  storage?.removeItem(orderStorageKey);
  return emptyOrderState;
}

function readText(storage: Storage | null): string | null {
  try {
    return storage?.getItem(orderStorageKey) ?? null;
  } catch (error) {
    console.warn("the stored cart cannot be read", error);
    return null;
  }
}

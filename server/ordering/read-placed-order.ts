import type { Language } from "#domain/language/language.ts";
import {
  type NotOpened,
  type OpenPlacedOrderDeps,
  type OrderAccess,
  openPlacedOrder,
} from "./open-placed-order.ts";
import { type PlacedOrderDeps, type PlacedOrderNow, placedOrderNow } from "./placed-order-now.ts";

export type ReadPlacedOrderDeps = OpenPlacedOrderDeps & PlacedOrderDeps;

export type ReadPlacedOrder = { readonly kind: "read"; readonly order: PlacedOrderNow } | NotOpened;

/**
 * Reads an order for the customer who has its key. Names are in `language`, without one in the language of the order. Throws
 * `StoreUnavailable` if the store cannot work now, and `StoreDamaged` if the order is damaged.
 */
export async function readPlacedOrder(
  access: OrderAccess,
  language: Language | undefined,
  deps: ReadPlacedOrderDeps,
): Promise<ReadPlacedOrder> {
  const opened = await openPlacedOrder(access, deps);
  if (opened.kind !== "opened") return opened;
  return { kind: "read", order: await placedOrderNow(opened.working, language, deps) };
}

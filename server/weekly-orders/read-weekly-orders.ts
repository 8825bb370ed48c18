import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { MeasuredOrder } from "#domain/order/measure-order.ts";
import type { Store, StoredOrder } from "#server/store/store.ts";
import { withCatalogues } from "./with-catalogues.ts";

/** An order of a week as the seller reads it. */
export interface WeeklyOrder {
  readonly stored: StoredOrder;
  /** The order with its names in Hebrew, and its measures. */
  readonly order: MeasuredOrder;
  /** The catalogue that the order was priced with, with the current week rules. */
  readonly catalogue: Catalogue;
}

export interface WeeklyOrders {
  /** Those that are cooked, oldest first. */
  readonly orders: readonly WeeklyOrder[];
  /** The numbers of the orders that were cancelled. */
  readonly cancelled: readonly string[];
  /** The numbers of the orders that cannot be read, because the order or its catalogue is damaged. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the orders that are cooked in the week whose deadline is on `date` (`YYYY-MM-DD`) and translates them to Hebrew. A damaged
 * order does not keep the seller from the others.
 */
export async function readWeeklyOrders(
  store: Pick<Store, "workingOrders" | "catalogueOfVersion" | "currentCatalogue">,
  date: string,
): Promise<WeeklyOrders> {
  const { orders: working, unreadable } = await store.workingOrders(date);
  const stored = working.flatMap((each) => (each.state.isCancelled ? [] : [each.stored]));
  const cancelled = working.flatMap((each) => (each.state.isCancelled ? [each.stored.number] : []));
  const catalogued = await withCatalogues(store, stored);
  const orders = catalogued.orders.map(({ orderIn, ...order }) => ({
    ...order,
    order: orderIn("he"),
  }));
  return { orders, cancelled, unreadable: [...unreadable, ...catalogued.unreadable] };
}

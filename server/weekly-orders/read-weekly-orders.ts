import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type MeasuredOrder, measureOrder } from "#domain/order/measure-order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import type { Store, StoredOrder } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** An order of a week as the seller reads it. */
export interface WeeklyOrder {
  readonly stored: StoredOrder;
  /** The order with its names in Hebrew, and its measures. */
  readonly order: MeasuredOrder;
  /** The catalogue that the order was priced with. */
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
 * Reads the orders that are cooked in the week whose deadline is on `date` (`YYYY-MM-DD`) and translates them to Hebrew. Each catalogue version
 * is read once, however many orders were priced with it. A damaged order does not keep the seller from the others.
 */
export async function readWeeklyOrders(
  store: Pick<Store, "workingOrders" | "catalogueOfVersion" | "currentCatalogue">,
  date: string,
): Promise<WeeklyOrders> {
  const { orders: working, unreadable } = await store.workingOrders(date);
  const stored = working.flatMap((each) => (each.state.isCancelled ? [] : [each.stored]));
  const cancelled = working.flatMap((each) => (each.state.isCancelled ? [each.stored.number] : []));
  const current = await readable(() => store.currentCatalogue());
  const versions = [...new Set(stored.map(({ catalogueVersion }) => catalogueVersion))];
  const catalogues = new Map(
    await Promise.all(
      versions.map(
        async (version) =>
          [version, await readable(() => store.catalogueOfVersion(version))] as const,
      ),
    ),
  );
  const orders = stored.flatMap((each) => {
    const catalogue = catalogues.get(each.catalogueVersion);
    if (catalogue === undefined) return [];
    const measuredBy = current === undefined ? [catalogue] : [catalogue, current.catalogue];
    const order = measureOrder(translateOrder(each.order, catalogue, "he"), measuredBy);
    return [{ stored: each, order, catalogue }];
  });
  const withoutCatalogue = stored
    .filter(({ catalogueVersion }) => catalogues.get(catalogueVersion) === undefined)
    .map(({ number }) => number);
  return { orders, cancelled, unreadable: [...unreadable, ...withoutCatalogue] };
}

/** What `read` gives; undefined if it is damaged. */
async function readable<Read>(read: () => Promise<Read>): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StoreDamaged) return undefined;
    throw error;
  }
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import type { Store, StoredOrder } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** An order of a week as the seller reads it. */
export interface WeeklyOrder {
  readonly stored: StoredOrder;
  /** The order with its names in Hebrew. */
  readonly order: AcceptedOrder;
  /** The catalogue that the order was priced with. */
  readonly catalogue: Catalogue;
}

export interface WeeklyOrders {
  /** Oldest first. */
  readonly orders: readonly WeeklyOrder[];
  /** The numbers of the orders that cannot be read, because the order or its catalogue is damaged. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the orders of the week whose deadline is on `date` (`YYYY-MM-DD`) and translates them to Hebrew. Each catalogue version
 * is read once, however many orders were priced with it. A damaged order does not keep the seller from the others.
 */
export async function readWeeklyOrders(
  store: Pick<Store, "ordersOfWeek" | "catalogueOfVersion">,
  date: string,
): Promise<WeeklyOrders> {
  const { orders: stored, unreadable } = await store.ordersOfWeek(date);
  const versions = [...new Set(stored.map(({ catalogueVersion }) => catalogueVersion))];
  const catalogues = new Map(
    await Promise.all(
      versions.map(async (version) => [version, await readable(store, version)] as const),
    ),
  );
  const orders = stored.flatMap((each) => {
    const catalogue = catalogues.get(each.catalogueVersion);
    return catalogue === undefined
      ? []
      : [{ stored: each, order: translateOrder(each.order, catalogue, "he"), catalogue }];
  });
  const withoutCatalogue = stored
    .filter(({ catalogueVersion }) => catalogues.get(catalogueVersion) === undefined)
    .map(({ number }) => number);
  return { orders, unreadable: [...unreadable, ...withoutCatalogue] };
}

/** A version of the catalogue; undefined if it is damaged. */
async function readable(
  store: Pick<Store, "catalogueOfVersion">,
  version: number,
): Promise<Catalogue | undefined> {
  try {
    return await store.catalogueOfVersion(version);
  } catch (error) {
    if (error instanceof StoreDamaged) return undefined;
    throw error;
  }
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import type { Store, StoredOrder } from "#server/store/store.ts";

/** An order of a week as the seller reads it. */
export interface WeeklyOrder {
  readonly stored: StoredOrder;
  /** The order with its names in Hebrew. */
  readonly order: AcceptedOrder;
  /** The catalogue that the order was priced with. */
  readonly catalogue: Catalogue;
}

/**
 * Reads the orders of the week whose deadline is on `date` (`YYYY-MM-DD`), oldest first, and translates them to Hebrew.
 * Each catalogue version is read once, however many orders were priced with it.
 */
export async function readWeeklyOrders(
  store: Pick<Store, "ordersOfWeek" | "catalogueOfVersion">,
  date: string,
): Promise<readonly WeeklyOrder[]> {
  const stored = await store.ordersOfWeek(date);
  const versions = [...new Set(stored.map(({ catalogueVersion }) => catalogueVersion))];
  const catalogues = new Map(
    await Promise.all(
      versions.map(async (version) => [version, await store.catalogueOfVersion(version)] as const),
    ),
  );
  return stored.flatMap((each) => {
    const catalogue = catalogues.get(each.catalogueVersion);
    return catalogue === undefined
      ? []
      : [{ stored: each, order: translateOrder(each.order, catalogue, "he"), catalogue }];
  });
}

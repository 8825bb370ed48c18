import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import type { Store, StoredOrder } from "#server/store/store.ts";

/** An order of a week as the seller reads it. */
export interface OrderOfWeek {
  readonly stored: StoredOrder;
  /** The order with its names in Hebrew. */
  readonly order: AcceptedOrder;
  /** The catalogue that it was priced with. */
  readonly catalogue: Catalogue;
}

/** The orders of the week with a deadline on `date` (`YYYY-MM-DD`), as they came in, in Hebrew. */
export async function ordersOfWeek(
  store: Pick<Store, "ordersOfWeek" | "catalogueOfVersion">,
  date: string,
): Promise<readonly OrderOfWeek[]> {
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

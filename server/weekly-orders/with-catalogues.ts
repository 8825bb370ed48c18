import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withWeekRules } from "#domain/catalogue/with-week-rules.ts";
import type { Language } from "#domain/language/language.ts";
import { type MeasuredOrder, measureOrder } from "#domain/order/measure-order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import { catalogueAmong, catalogueOfStored, versionsOf } from "#server/store/order-catalogue.ts";
import type { Store, StoredOrder } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** An order that can be read in both languages. */
export interface CataloguedOrder {
  readonly stored: StoredOrder;
  /** The catalogue that the order was priced with, with the current week rules. */
  readonly catalogue: Catalogue;
  /** The order with its names in a language, and its measures. */
  readonly orderIn: (language: Language) => MeasuredOrder;
}

export interface CataloguedOrders {
  /** In the sequence in which they were given. */
  readonly orders: readonly CataloguedOrder[];
  /** The numbers of the orders whose catalogue is damaged. */
  readonly unreadable: readonly string[];
}

/**
 * Adds to orders the catalogues that they were priced with. Each version is read once, however many orders were priced with it. A
 * damaged catalogue does not keep the seller from the orders of the others.
 */
export async function withCatalogues(
  store: Pick<Store, "catalogueOfVersion" | "currentCatalogue">,
  stored: readonly StoredOrder[],
): Promise<CataloguedOrders> {
  const current = await readable(() => store.currentCatalogue());
  const versions = [...new Set(stored.flatMap(versionsOf))];
  const read = async (version: number) => {
    const catalogue = await readable(() => store.catalogueOfVersion(version));
    return catalogue === undefined ? [] : [[version, catalogue] as const];
  };
  const catalogues = new Map((await Promise.all(versions.map(read))).flat());
  const orders = stored.flatMap((each): readonly CataloguedOrder[] => {
    if (!versionsOf(each).every((version) => catalogues.has(version))) return [];
    const catalogue = catalogueOfStored(each, catalogueAmong(catalogues));
    const measuredBy = current === undefined ? [catalogue] : [catalogue, current.catalogue];
    const orderIn = (language: Language) =>
      measureOrder(translateOrder(each.order, catalogue, language), measuredBy);
    const rules = (current?.catalogue ?? catalogue).shop;
    return [{ stored: each, catalogue: withWeekRules(catalogue, rules), orderIn }];
  });
  const readableOrders = new Set(orders.map((each) => each.stored.number));
  const unreadable = stored.flatMap(({ number }) => (readableOrders.has(number) ? [] : [number]));
  return { orders, unreadable };
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

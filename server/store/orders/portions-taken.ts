import type { Kysely } from "kysely";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isOrderLimit } from "#domain/catalogue/order-limits.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Selection } from "#domain/menu/menu.ts";
import { type OrderedAmounts, orderedAmounts, sumAmounts } from "#domain/order/ordered-amounts.ts";
import { fitsLimits, type PortionsOfLimits, portionsTaken } from "#domain/order/portion-limits.ts";
import { readCatalogue } from "#server/store/catalogue/catalogue-reader.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { Tables } from "#server/store/tables.ts";
import type { NewOrder } from "./new-order.ts";
import { selectWorkingOrders, workingOrdersOfRows } from "./working-order-row.ts";

interface CountedFor {
  /** The catalogue whose limits are counted. */
  readonly catalogueVersion: number;
  /** An order that is not counted, because it is changed. */
  readonly orderNumber?: string;
}

/**
 * The portions that the orders of a week have of each limit of a catalogue: as they were last changed, without the canceled ones. They
 * are added up from the orders themselves, so that a change, a canceling, an undo and a move count without more ado. Within a transaction
 * the sum stays true until its end, since there is one writer at a time. Orders that are damaged are not counted.
 */
export async function readPortionsTaken(
  database: Kysely<Tables>,
  week: string,
  { catalogueVersion, orderNumber = "" }: CountedFor,
): Promise<PortionsOfLimits> {
  const rows = await selectWorkingOrders(database)
    .where("order_states.week", "=", week)
    .where("order_states.cancelled", "=", 0)
    .where("orders.number", "!=", orderNumber)
    .execute();
  const { orders } = await workingOrdersOfRows(database, rows);
  const amounts = sumAmounts(orders.map(({ stored }) => orderedAmounts(stored.order)));
  const { catalogue, removed } = await catalogueWith(database, catalogueVersion);
  const { limits = [] } = catalogue;
  return portionsTaken(
    catalogue,
    amounts,
    limits.length > 0 ? await removed(database, amounts) : [],
  );
}

/** Counts for the orders of a batch, which one transaction stores one after the other. */
export interface LimitsOfBatch {
  /** What the orders of its week have of the limits, if that leaves too little for an order; undefined if it may be stored. */
  readonly exceededBy: (order: NewOrder) => Promise<PortionsOfLimits | undefined>;
  /** Counts an order that was stored by this batch, also one that is not limited itself. */
  readonly take: (order: NewOrder) => void;
}

/** What the orders of one week have, as far as the batch has needed to know. */
interface WeekOfBatch {
  /** Undefined before an order of the week that takes something of a limit. */
  taken?: Map<string, number>;
  /** Orders of the batch that `taken` lacks. Reading the week does not find them: their states are stored at the end of the batch. */
  uncounted: NewOrder[];
}

/** Reads a week only for an order that takes something of a limit, and once. */
export function limitsOfBatch(transaction: Kysely<Tables>): LimitsOfBatch {
  const weeks = new Map<string, WeekOfBatch>();
  const weekOf = ({ week }: NewOrder): WeekOfBatch => {
    const known = weeks.get(week) ?? { uncounted: [] };
    weeks.set(week, known);
    return known;
  };
  return {
    exceededBy: async (order) => {
      const { limits = [], catalogueVersion } = order;
      if (limits.length === 0) return undefined;
      const week = weekOf(order);
      const taken = week.taken ?? new Map(await readPortionsTaken(transaction, order.week, order));
      // By what they have in them, because what an order says of limits is missing where it is not checked.
      const amounts = week.uncounted.map(({ order: content }) => orderedAmounts(content));
      const { catalogue } = await catalogueWith(transaction, catalogueVersion);
      for (const [limit, portions] of portionsTaken(catalogue, sumAmounts(amounts)))
        taken.set(limit, (taken.get(limit) ?? 0) + portions);
      weeks.set(order.week, { taken, uncounted: [] });
      return fitsLimits(limits, taken) ? undefined : taken;
    },
    take: (order) => {
      weekOf(order).uncounted.push(order);
    },
  };
}

interface CatalogueOfLimits extends VersionedCatalogue {
  /** The ordered selections that the menu does not have anymore, as the last version that has them says. */
  readonly removed: (
    database: Kysely<Tables>,
    ordered: OrderedAmounts,
  ) => Promise<readonly Selection<LocalizedText>[]>;
}

/** The catalogue that was needed last: parsing one takes milliseconds, and it never changes. */
const parsed = new WeakMap<object, CatalogueOfLimits>();

async function catalogueWith(
  database: Kysely<Tables>,
  version: number,
): Promise<CatalogueOfLimits> {
  // A transaction has an executor of its own, but the adapter of its database.
  const { adapter } = database.getExecutor();
  const known = parsed.get(adapter);
  if (known?.version === version) return known;
  const read = await readCatalogue(database, version);
  const made = { ...read, removed: removedFrom(read) };
  parsed.set(adapter, made);
  return made;
}

/** Reads an earlier version only once for each selection that is missing: nothing that was found changes. */
function removedFrom({ version, catalogue }: VersionedCatalogue): CatalogueOfLimits["removed"] {
  const onMenu = selectionsById(catalogue);
  const known = new Map<string, Selection<LocalizedText> | undefined>();
  return async (database, ordered) => {
    const wanted = [...ordered.keys()].filter((id) => !onMenu.has(id) && !isOrderLimit({ id }));
    const missing = new Set(wanted.filter((id) => !known.has(id)));
    for (const earlier of missing.size === 0 ? [] : await keptBefore(database, version)) {
      const selections = await selectionsOf(database, earlier);
      for (const id of missing) {
        const selection = selections.get(id);
        if (selection === undefined) continue;
        known.set(id, selection);
        missing.delete(id);
      }
      if (missing.size === 0) break;
    }
    for (const id of missing) known.set(id, undefined);
    return wanted.flatMap((id) => known.get(id) ?? []);
  };
}

/** The versions before one whose content is kept, newest first. */
async function keptBefore(database: Kysely<Tables>, version: number): Promise<readonly number[]> {
  const rows = await database
    .selectFrom("catalogues")
    .select("version")
    .where("version", "<", version)
    .where("content", "<>", "")
    .orderBy("version", "desc")
    .execute();
  return rows.map((row) => row.version);
}

/** A damaged version has none: no order is refused because of it. */
async function selectionsOf(
  database: Kysely<Tables>,
  version: number,
): Promise<ReadonlyMap<string, Selection<LocalizedText>>> {
  try {
    return selectionsById((await readCatalogue(database, version)).catalogue);
  } catch (error) {
    if (error instanceof StoreDamaged) return new Map();
    throw error;
  }
}

function selectionsById({ menu }: Catalogue): ReadonlyMap<string, Selection<LocalizedText>> {
  const selections = menu.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.selections));
  return new Map(selections.map((selection) => [selection.id ?? "", selection]));
}

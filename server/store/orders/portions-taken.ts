import type { Kysely } from "kysely";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderedAmounts, sumAmounts } from "#domain/order/ordered-amounts.ts";
import { fitsLimits, type PortionsOfLimits, portionsTaken } from "#domain/order/portion-limits.ts";
import { readCatalogue } from "#server/store/catalogue/catalogue-reader.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
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
  const amounts = orders.map(({ stored }) => orderedAmounts(stored.order));
  return portionsTaken(await catalogueWith(database, catalogueVersion), sumAmounts(amounts));
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
      const catalogue = await catalogueWith(transaction, catalogueVersion);
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

/** The catalogue that was needed last: parsing one takes milliseconds, and it never changes. */
const parsed = new WeakMap<object, VersionedCatalogue>();

async function catalogueWith(database: Kysely<Tables>, version: number): Promise<Catalogue> {
  // A transaction has an executor of its own, but the adapter of its database.
  const { adapter } = database.getExecutor();
  const known = parsed.get(adapter);
  if (known?.version === version) return known.catalogue;
  const read = await readCatalogue(database, version);
  parsed.set(adapter, read);
  return read.catalogue;
}

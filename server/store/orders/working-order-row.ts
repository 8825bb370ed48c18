import type { Kysely, Selectable } from "kysely";
import type { OrderStateRow } from "#server/store/desk-tables.ts";
import type { WorkingOrder, WorkingOrders } from "#server/store/log/event-log.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { OrderRevisionRow, OrderRow, Tables } from "#server/store/tables.ts";
import { orderOfRow } from "./order-row.ts";
import { stateOfRow } from "./order-state-row.ts";

/** An order as it was placed, with its state. Both tables have a week: `week` is that of the order, `state_week` that of its state. */
export type WorkingOrderRow = Selectable<OrderRow> &
  Omit<Selectable<OrderStateRow>, "week" | "order_number"> & { readonly state_week: string };

/** The revisions of some orders, by `keyOf`. */
type Revisions = ReadonlyMap<string, Selectable<OrderRevisionRow>>;

export function selectWorkingOrders(database: Kysely<Tables>) {
  return database
    .selectFrom("order_states")
    .innerJoin("orders", "orders.number", "order_states.order_number")
    .selectAll("orders")
    .select([
      "order_states.week as state_week",
      "order_states.before_desk",
      "order_states.revision",
      "order_states.due",
      "order_states.received",
      "order_states.packed",
      "order_states.handed_over",
      "order_states.cancelled",
      "order_states.erased",
      "order_states.asked_at",
      "order_states.last_event",
    ])
    .orderBy("orders.id");
}

/** Reads an order as it was last changed. Rejects with `StoreDamaged` if it is damaged. */
export async function workingOrderOfRow(
  database: Kysely<Tables>,
  row: WorkingOrderRow,
): Promise<WorkingOrder> {
  return workingOrder(row, await readRevisions(database, [row]));
}

/** Reads the orders that can be read, as they were last changed, and lists the numbers of the others. */
export async function workingOrdersOfRows(
  database: Kysely<Tables>,
  rows: readonly WorkingOrderRow[],
): Promise<WorkingOrders> {
  const revisions = await readRevisions(database, rows);
  const orders: WorkingOrder[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    try {
      orders.push(workingOrder(row, revisions));
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      unreadable.push(row.number);
    }
  }
  return { orders, unreadable };
}

/** The rows of orders with the content that they have now; undefined where the revision is missing. */
export async function rowsAsChanged(
  database: Kysely<Tables>,
  rows: readonly WorkingOrderRow[],
): Promise<readonly (WorkingOrderRow | undefined)[]> {
  const revisions = await readRevisions(database, rows);
  return rows.map((row) => {
    if (row.revision === 0) return row;
    const content = revisions.get(keyOf(row.number, row.revision));
    return content && { ...row, ...content, revision: row.revision };
  });
}

/**
 * Asks the database only if an order has been changed: nearly none has, and a join would slow down the reading of every week. The
 * revisions may be read after the states, since their rows never change.
 */
async function readRevisions(
  database: Kysely<Tables>,
  rows: readonly WorkingOrderRow[],
): Promise<Revisions> {
  const changed = rows.filter(({ revision }) => revision > 0).map(({ number }) => number);
  if (changed.length === 0) return new Map();
  const revisions = await database
    .selectFrom("order_revisions")
    .selectAll()
    .where("order_number", "in", changed)
    .execute();
  return new Map(revisions.map((row) => [keyOf(row.order_number, row.revision), row]));
}

function keyOf(orderNumber: string, revision: number): string {
  return `${orderNumber} ${String(revision)}`;
}

/** Throws `StoreDamaged` if the order is damaged. */
function workingOrder(row: WorkingOrderRow, revisions: Revisions): WorkingOrder {
  const { id: position, number, received_at: receivedAt, revision, state_week: week } = row;
  const state = stateOfRow(row, { orderNumber: number, week });
  const base = { number, receivedAt, week };
  if (revision === 0) return { stored: orderOfRow(row, base), position, state };
  const content = revisions.get(keyOf(number, revision));
  // Without its revision the order would be read as it was placed, and cooked wrongly.
  if (content === undefined)
    throw new StoreDamaged(`revision ${String(revision)} of order ${number} is missing`);
  return { stored: orderOfRow(content, base, content), position, state };
}

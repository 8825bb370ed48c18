import type { Kysely, Selectable } from "kysely";
import type { OrderStateRow } from "./desk-tables.ts";
import type { WorkingOrder, WorkingOrders } from "./event-log.ts";
import { orderOfRow } from "./order-row.ts";
import { stateOfRow } from "./order-state-row.ts";
import { StoreDamaged } from "./store-damaged.ts";
import type { OrderRow, Tables } from "./tables.ts";

/** An order with its state. Both tables have a week: `week` is that of the order, `state_week` that of its state. */
type WorkingOrderRow = Selectable<OrderRow> &
  Omit<Selectable<OrderStateRow>, "week" | "order_number"> & { readonly state_week: string };

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
      "order_states.last_event",
    ])
    .orderBy("orders.id");
}

/** Reads an order with its state. Throws `StoreDamaged` if it is damaged. */
export function workingOrderOfRow(row: WorkingOrderRow): WorkingOrder {
  const state = stateOfRow({ ...row, order_number: row.number, week: row.state_week });
  return { stored: orderOfRow(row), position: row.id, state };
}

/** Reads the orders that can be read, and lists the numbers of the others. */
export function workingOrdersOfRows(rows: readonly WorkingOrderRow[]): WorkingOrders {
  const orders: WorkingOrder[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    try {
      orders.push(workingOrderOfRow(row));
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      unreadable.push(row.number);
    }
  }
  return { orders, unreadable };
}

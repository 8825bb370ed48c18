import type { Kysely, Selectable } from "kysely";
import type { OrderStateRow } from "./desk-tables.ts";
import type { WorkingOrder, WorkingOrders } from "./event-log.ts";
import { asPlaced, orderOfRow, type StoredOrderRow } from "./order-row.ts";
import { stateOfRow } from "./order-state-row.ts";
import { StoreDamaged } from "./store-damaged.ts";
import type { Tables } from "./tables.ts";

/**
 * An order as it was last changed, with its state. `week` is that of its state.
 * `content_revision` is null for revision 0, and where the row of the revision is missing.
 */
type WorkingOrderRow = Omit<StoredOrderRow, "revision" | "adjustment" | "adjustment_text"> &
  Omit<Selectable<OrderStateRow>, "order_number"> & {
    readonly id: number;
    readonly content_revision: number | null;
    readonly adjustment: number | null;
    readonly adjustment_text: string | null;
  };

/** Orders with their newest revision and their state, oldest first. */
export function selectWorkingOrders(database: Kysely<Tables>) {
  return database
    .selectFrom("order_states")
    .innerJoin("orders", "orders.number", "order_states.order_number")
    .leftJoin("order_revisions", (join) =>
      join
        .onRef("order_revisions.order_number", "=", "order_states.order_number")
        .onRef("order_revisions.revision", "=", "order_states.revision"),
    )
    .select(({ fn }) => [
      "orders.id",
      "orders.number",
      "orders.received_at",
      fn
        .coalesce("order_revisions.catalogue_version", "orders.catalogue_version")
        .as("catalogue_version"),
      fn.coalesce("order_revisions.language", "orders.language").as("language"),
      fn.coalesce("order_revisions.name", "orders.name").as("name"),
      fn.coalesce("order_revisions.email", "orders.email").as("email"),
      fn.coalesce("order_revisions.phone_number", "orders.phone_number").as("phone_number"),
      fn.coalesce("order_revisions.order_type", "orders.order_type").as("order_type"),
      fn.coalesce("order_revisions.city", "orders.city").as("city"),
      fn.coalesce("order_revisions.address", "orders.address").as("address"),
      fn
        .coalesce("order_revisions.pickup_or_delivery_price", "orders.pickup_or_delivery_price")
        .as("pickup_or_delivery_price"),
      fn.coalesce("order_revisions.total_price", "orders.total_price").as("total_price"),
      fn.coalesce("order_revisions.order_total", "orders.order_total").as("order_total"),
      fn.coalesce("order_revisions.all_orders", "orders.all_orders").as("all_orders"),
      "order_revisions.revision as content_revision",
      "order_revisions.adjustment",
      "order_revisions.adjustment_text",
      "order_revisions.kept",
    ])
    .select([
      "order_states.week",
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
  // Without its revision the order would be read as it was placed, and cooked wrongly.
  if ((row.content_revision ?? 0) !== row.revision)
    throw new StoreDamaged(`revision ${String(row.revision)} of order ${row.number} is missing`);
  const state = stateOfRow({ ...row, order_number: row.number });
  const { adjustment, adjustment_text } = row;
  const stored = orderOfRow({
    ...row,
    adjustment: adjustment ?? asPlaced.adjustment,
    adjustment_text: adjustment_text ?? asPlaced.adjustment_text,
  });
  return { stored, position: row.id, state };
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

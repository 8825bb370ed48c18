import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

const kinds = [
  "packed",
  "handed-over",
  "cancelled",
  "restored",
  "money",
  "changed",
  "moved",
  "note",
  "told",
  "erased",
  "cooked",
  "printed",
  "week-closed",
  "week-reopened",
  "menu-saved",
  "device-linked",
  "device-revoked",
  "undone",
] as const;

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The seller's log, and the state of each order. Weeks whose deadline was more than a week ago are closed,
 * and their orders count as paid, packed and handed over: without the desk nobody could say so, and years of orders would stand
 * as unpaid. The orders of the last week are still in the seller's hands.
 */
export async function createEvents(
  database: Kysely<unknown>,
  { numberRows }: MigrationDialect,
): Promise<void> {
  const now = Date.now();
  await database.schema
    .createTable("events")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("pressed_at", "bigint", (column) => column.notNull())
    .addColumn("action_id", "text", (column) => column.notNull().unique())
    .addColumn("device_id", "integer", (column) => column.references("devices.id"))
    .addColumn("week", "text")
    .addColumn("order_number", "text", (column) => column.references("orders.number"))
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`),
    )
    .addColumn("value", "bigint")
    .addColumn("detail", "text")
    .addColumn("undoes", "integer", (column) => column.references("events.id"))
    .addCheckConstraint("events_undo_names_event", sql`(kind = 'undone') = (undoes is not null)`)
    .addCheckConstraint("events_of_order_have_week", sql`order_number is null or week is not null`)
    .execute();
  await sql`create index events_by_order on events (order_number, id)`.execute(database);
  await sql`create index events_by_week on events (week, id)
    where order_number is null`.execute(database);

  const isYesOrNo = (column: string) => sql`${sql.ref(column)} in (0, 1)`;
  await database.schema
    .createTable("order_states")
    .addColumn("order_number", "text", (column) => column.primaryKey().references("orders.number"))
    .addColumn("week", "text", (column) => column.notNull())
    .addColumn("before_desk", "integer", (column) =>
      column.notNull().check(isYesOrNo("before_desk")),
    )
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("due", "integer", (column) => column.notNull().check(sql`due >= 0`))
    .addColumn("received", "bigint", (column) => column.notNull())
    .addColumn("packed", "integer", (column) => column.notNull().check(isYesOrNo("packed")))
    .addColumn("handed_over", "integer", (column) =>
      column.notNull().check(isYesOrNo("handed_over")),
    )
    .addColumn("cancelled", "integer", (column) => column.notNull().check(isYesOrNo("cancelled")))
    .addColumn("last_event", "integer", (column) => column.notNull())
    .execute();

  const firstOpenWeek = new Date(now - week).toISOString().slice(0, 10);
  await sql`
    insert into order_states
      (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
    select number, week, 0, 0, order_total, 0, 0, 0, 0, 0 from orders
    where week >= ${firstOpenWeek} order by id`.execute(database);
  await sql`
    insert into order_states
      (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
    select number, week, 1, 0, order_total, order_total, 1, 1, 0, 0 from orders
    where week < ${firstOpenWeek} order by id`.execute(database);
  await sql`
    insert into events (at, pressed_at, action_id, week, kind)
    select cast(${sql.lit(now)} as bigint), cast(${sql.lit(now)} as bigint), 'before-desk-' || week, week, 'week-closed'
    from orders where week < ${firstOpenWeek} group by week order by week`.execute(database);

  // After the rows, which is faster.
  await sql`create index order_states_by_week on order_states (week)`.execute(database);
  await sql`create index order_states_with_balance on order_states (week)
    where received <> due`.execute(database);
}

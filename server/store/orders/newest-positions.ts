import type { Kysely } from "kysely";
import type { Cursor } from "#domain/order-log/desk-event.ts";
import type { Tables } from "#server/store/tables.ts";

/** The newest event and the newest order; 0 before the first. */
export async function newestPositions(database: Kysely<Tables>): Promise<Cursor> {
  const newest = (table: "events" | "orders") =>
    database
      .selectFrom(table)
      .select(({ fn }) => fn.max("id").as("id"))
      .executeTakeFirst();
  const [event, order] = [await newest("events"), await newest("orders")];
  return { event: event?.id ?? 0, order: order?.id ?? 0 };
}

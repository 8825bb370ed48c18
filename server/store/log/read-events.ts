import type { Kysely, Selectable } from "kysely";
import type { Cursor, OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import type { EventRow } from "#server/store/desk-tables.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { Tables } from "#server/store/tables.ts";
import type { ReadEvents } from "./event-log.ts";
import { eventOfRow } from "./event-row.ts";

/** All events of an order, oldest first. Throws `StoreDamaged` if one is damaged, because their sum would be wrong without it. */
export async function readEventsOfOrder(
  database: Kysely<Tables>,
  orderNumber: string,
): Promise<readonly OrderEvent[]> {
  const rows = await database
    .selectFrom("events")
    .selectAll()
    .where("order_number", "=", orderNumber)
    .orderBy("id")
    .execute();
  return rows.map((row) => eventOfRow(row) as OrderEvent);
}

/** The events of a week that are not about one order, oldest first, see `Store.eventsOfWeek`. */
export async function readEventsOfWeek(
  database: Kysely<Tables>,
  week: string,
): Promise<ReadEvents<WeekEvent>> {
  const rows = await database
    .selectFrom("events")
    .selectAll()
    .where("week", "=", week)
    .where("order_number", "is", null)
    .orderBy("id")
    .execute();
  return eventsOfRows<WeekEvent>(rows);
}

/** Reads the events that can be read, and lists the others. */
export function eventsOfRows<Event extends OrderEvent | WeekEvent>(
  rows: readonly Selectable<EventRow>[],
): ReadEvents<Event> {
  const events: Event[] = [];
  const damaged: Selectable<EventRow>[] = [];
  for (const row of rows) {
    try {
      events.push(eventOfRow(row) as Event);
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      damaged.push(row);
    }
  }
  return {
    events,
    damaged: damaged.map(({ id, order_number: orderNumber }) => ({ id, orderNumber })),
  };
}

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

import { type Kysely, sql } from "kysely";
import { signedAgorot } from "#domain/money/agorot.ts";
import type { WeekEvent } from "#domain/order-log/desk-event.ts";
import { foldWeek } from "#domain/order-log/week-state.ts";
import type { Tables } from "#server/store/tables.ts";
import { eventOfRow } from "./event-row.ts";

/** The reads of the log that are about several weeks. */
export function createKyselyWeekSums(database: Kysely<Tables>) {
  return {
    /** The weeks in which orders are cooked, newest first, at most `limit`; only those that are older than `before`. */
    weeksInWork: async (limit: number, before?: string): Promise<readonly string[]> => {
      const rows = await database
        .selectFrom("order_states")
        .select("week")
        .$if(before !== undefined, (all) => all.where("week", "<", before ?? ""))
        .groupBy("week")
        .orderBy("week", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ week }) => week);
    },

    /** The oldest and the newest week in which orders are cooked; undefined without orders. */
    firstAndLastWeek: async (): Promise<readonly [string, string] | undefined> => {
      // Each is one look into the index; both in one statement would read all of it.
      const of = (which: "min" | "max") =>
        database
          .selectFrom("order_states")
          .select(({ fn }) => fn[which]<string | null>("week").as("week"))
          .executeTakeFirst();
      const [first, last] = await Promise.all([of("min"), of("max")]);
      return first?.week == null || last?.week == null ? undefined : [first.week, last.week];
    },

    /**
     * Sums over the orders of weeks, oldest week first; a week without orders is left out. Canceled orders are counted in `cancelled` and
     * in the money only. With `receivedBefore` (milliseconds since 1970 UTC) only over the orders that had come by then.
     */
    sumWeeks: async (weeks: readonly string[], receivedBefore?: number) => {
      if (weeks.length === 0) return [];
      const serving = (condition: string) =>
        sql<
          number | string
        >`coalesce(sum(case when cancelled = 0 and ${sql.raw(condition)} then 1 else 0 end), 0)`;
      const rows = await database
        .selectFrom("order_states")
        .select(({ fn }) => [
          "week",
          serving("true").as("orders"),
          fn.sum("cancelled").as("cancelled"),
          serving("handed_over = 1").as("handed_over"),
          serving("received < due").as("unpaid"),
          fn.sum("due").as("due"),
          fn.sum("received").as("received"),
        ])
        .where("week", "in", weeks)
        .$if(receivedBefore !== undefined, (all) =>
          all.where("order_number", "in", (of) =>
            of
              .selectFrom("orders")
              .select("number")
              .whereRef("number", "=", "order_states.order_number")
              .where("received_at", "<", receivedBefore ?? 0),
          ),
        )
        .groupBy("week")
        .orderBy("week")
        .execute();
      return rows.map((row) => ({
        week: row.week,
        orders: Number(row.orders),
        cancelled: Number(row.cancelled),
        handedOver: Number(row.handed_over),
        /** Orders with something to pay. */
        unpaid: Number(row.unpaid),
        /** In agorot, as `received`. */
        due: Number(row.due),
        received: signedAgorot(Number(row.received)),
      }));
    },

    /** Those of the weeks that are closed. */
    closedWeeks: async (weeks: readonly string[]): Promise<ReadonlySet<string>> => {
      if (weeks.length === 0) return new Set();
      // An undoing of another kind of event changes nothing here.
      const rows = await database
        .selectFrom("events")
        .selectAll()
        .where("week", "in", weeks)
        .where("order_number", "is", null)
        .where("kind", "in", ["week-closed", "week-reopened", "undone"])
        .orderBy("id")
        .execute();
      const events = rows.map((row) => eventOfRow(row) as WeekEvent);
      const ofWeek = Map.groupBy(events, ({ week }) => week);
      return new Set(weeks.filter((week) => foldWeek(week, ofWeek.get(week) ?? []).isClosed));
    },
  };
}

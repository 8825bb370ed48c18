import { type Kysely, sql } from "kysely";
import type { OrderEvent, WeekEvent } from "#domain/desk/desk-event.ts";
import { foldWeek } from "#domain/desk/week-state.ts";
import { signedAgorot } from "#domain/money/signed-agorot.ts";
import type { EventLog } from "./event-log.ts";
import { eventOfRow } from "./event-row.ts";
import { groupCommit } from "./group-commit.ts";
import { savePresses } from "./save-presses.ts";
import type { Tables } from "./tables.ts";
import { selectWorkingOrders, workingOrdersOfRows } from "./working-order-row.ts";

/** The most changes of one kind in an answer. */
const mostChanges = 500;

/** The seller's log on any database that Kysely supports. */
export function createKyselyEventLog(database: Kysely<Tables>): EventLog {
  const workingOrders = async (week: string) =>
    workingOrdersOfRows(
      await selectWorkingOrders(database).where("order_states.week", "=", week).execute(),
    );
  return {
    press: groupCommit((presses) => savePresses(database, presses)),

    workingOrders,

    readWeek: async (week) => {
      // First, so that whatever is stored between these queries is a change since the cursor.
      const cursor = await newestPositions(database);
      const [orders, events] = await Promise.all([
        workingOrders(week),
        database
          .selectFrom("events")
          .selectAll()
          .where("week", "=", week)
          .where("order_number", "is", null)
          .orderBy("id")
          .execute(),
      ]);
      const state = foldWeek(
        week,
        events.map((row) => eventOfRow(row) as WeekEvent),
      );
      return { ...orders, state, cursor };
    },

    eventsOfOrder: async (orderNumber) => {
      const rows = await database
        .selectFrom("events")
        .selectAll()
        .where("order_number", "=", orderNumber)
        .orderBy("id")
        .execute();
      return rows.map((row) => eventOfRow(row) as OrderEvent);
    },

    eventsOfOrdersIn: async (week) => {
      const rows = await database
        .selectFrom("order_states")
        .innerJoin("events", "events.order_number", "order_states.order_number")
        .selectAll("events")
        .where("order_states.week", "=", week)
        .orderBy("events.id")
        .execute();
      return rows.map((row) => eventOfRow(row) as OrderEvent);
    },

    changesSince: async (cursor) => {
      const events = await database
        .selectFrom("events")
        .select(["id", "order_number", "week"])
        .where("id", ">", cursor.event)
        .orderBy("id")
        .limit(mostChanges)
        .execute();
      const added = await database
        .selectFrom("orders")
        .select(["id", "number"])
        .where("id", ">", cursor.order)
        .orderBy("id")
        .limit(mostChanges)
        .execute();
      const numbers = new Set([
        ...events.flatMap(({ order_number: number }) => number ?? []),
        ...added.map(({ number }) => number),
      ]);
      const rows =
        numbers.size === 0
          ? []
          : await selectWorkingOrders(database)
              .where("orders.number", "in", [...numbers])
              .execute();
      const weeks = events.flatMap(({ order_number: number, week }) =>
        number === null ? (week ?? []) : [],
      );
      return {
        ...workingOrdersOfRows(rows),
        weeks: [...new Set(weeks)].toSorted(),
        cursor: {
          event: events.at(-1)?.id ?? cursor.event,
          order: added.at(-1)?.id ?? cursor.order,
        },
        isComplete: events.length < mostChanges && added.length < mostChanges,
      };
    },

    ordersWithBalance: async (balance) => {
      const open = selectWorkingOrders(database).whereRef(
        "order_states.received",
        "<>",
        "order_states.due",
      );
      const rows = await (balance === undefined
        ? open
        : open.where(sql`order_states.due - order_states.received`, "=", balance)
      ).execute();
      return workingOrdersOfRows(rows.toSorted((a, b) => (a.state_week < b.state_week ? -1 : 1)));
    },

    sumWeeks: async (weeks) => {
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
          serving("packed = 1").as("packed"),
          serving("handed_over = 1").as("handed_over"),
          serving("received < due").as("unpaid"),
          fn.sum("due").as("due"),
          fn.sum("received").as("received"),
        ])
        .where("week", "in", weeks)
        .groupBy("week")
        .orderBy("week")
        .execute();
      return rows.map((row) => ({
        week: row.week,
        orders: Number(row.orders),
        cancelled: Number(row.cancelled),
        packed: Number(row.packed),
        handedOver: Number(row.handed_over),
        unpaid: Number(row.unpaid),
        due: Number(row.due),
        received: signedAgorot(Number(row.received)),
      }));
    },
  };
}

/** The newest event and the newest order; 0 before the first. */
async function newestPositions(database: Kysely<Tables>) {
  const newest = (table: "events" | "orders") =>
    database
      .selectFrom(table)
      .select(({ fn }) => fn.max("id").as("id"))
      .executeTakeFirst();
  const [event, order] = [await newest("events"), await newest("orders")];
  return { event: event?.id ?? 0, order: order?.id ?? 0 };
}

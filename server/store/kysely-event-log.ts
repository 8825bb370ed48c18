import { type Kysely, sql } from "kysely";
import type { OrderEvent } from "#domain/desk/desk-event.ts";
import { foldWeek } from "#domain/desk/week-state.ts";
import { lacksStates } from "./add-missing-states.ts";
import type { EventLog } from "./event-log.ts";
import { readGeneration } from "./generation.ts";
import { createKyselyWeekSums } from "./kysely-week-sums.ts";
import { newestPositions } from "./newest-positions.ts";
import { eventsOfRows, readEventsOfOrder, readEventsOfWeek } from "./read-events.ts";
import { pressInGroups, savePresses } from "./save-presses.ts";
import type { Tables } from "./tables.ts";
import {
  selectWorkingOrders,
  workingOrderOfRow,
  workingOrdersOfRows,
} from "./working-order-row.ts";

/** The most changes of one kind in an answer. */
const mostChanges = 500;

/** The seller's log on any database that Kysely supports. */
export function createKyselyEventLog(database: Kysely<Tables>): EventLog {
  const workingOrders = async (week: string) =>
    workingOrdersOfRows(
      database,
      await selectWorkingOrders(database).where("order_states.week", "=", week).execute(),
    );
  return {
    press: pressInGroups((presses) => savePresses(database, presses)),

    workingOrders,
    eventsOfWeek: (week) => readEventsOfWeek(database, week),

    readWeek: async (week) => {
      // First, so that whatever is stored between these queries is a change since the cursor.
      const cursor = await newestPositions(database);
      const isIncomplete = await lacksStates(database, cursor.order - mostChanges);
      const [orders, { events, damaged }] = await Promise.all([
        workingOrders(week),
        readEventsOfWeek(database, week),
      ]);
      return {
        ...orders,
        state: foldWeek(week, events),
        damaged,
        cursor,
        lacksStates: isIncomplete,
      };
    },

    findWorkingOrder: async (orderNumber) => {
      const row = await selectWorkingOrders(database)
        .where("orders.number", "=", orderNumber)
        .executeTakeFirst();
      return row && workingOrderOfRow(database, row);
    },

    eventsOfOrder: (orderNumber) => readEventsOfOrder(database, orderNumber),

    eventsOfOrders: async (orderNumbers, kinds) => {
      if (orderNumbers.length === 0) return { events: [], damaged: [] };
      const rows = await database
        .selectFrom("events")
        .selectAll()
        .where("order_number", "in", orderNumbers)
        .where("kind", "in", kinds)
        .orderBy("id")
        .execute();
      return eventsOfRows<OrderEvent>(rows);
    },

    eventsOfOrdersIn: async (week, kinds) => {
      const rows = await database
        .selectFrom("order_states")
        .innerJoin("events", "events.order_number", "order_states.order_number")
        .selectAll("events")
        .where("order_states.week", "=", week)
        .where("events.kind", "in", kinds)
        .orderBy("events.id")
        .execute();
      return eventsOfRows<OrderEvent>(rows);
    },

    generation: (known, at) => readGeneration(database, known, at),

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
      const orders = await workingOrdersOfRows(database, rows);
      const weekNow = new Map(
        orders.orders.map(({ stored, state }) => [stored.number, state.week]),
      );
      const left = events.flatMap(({ order_number: number, week }) =>
        number !== null && week !== null && weekNow.has(number) && weekNow.get(number) !== week
          ? [{ number, week }]
          : [],
      );
      const weeks = events.flatMap(({ order_number: number, week }) =>
        number === null ? (week ?? []) : [],
      );
      return {
        ...orders,
        left,
        weeks: [...new Set(weeks)].toSorted(),
        lacksStates: added.length > 0 && (await lacksStates(database, cursor.order)),
        cursor: {
          event: events.at(-1)?.id ?? cursor.event,
          order: added.at(-1)?.id ?? cursor.order,
        },
        isComplete: events.length < mostChanges && added.length < mostChanges,
      };
    },

    ordersWithBalance: async ({ balance, limit }) => {
      const rows = await selectWorkingOrders(database)
        .whereRef("order_states.received", "<>", "order_states.due")
        .$if(balance !== undefined, (open) =>
          open.where(sql`order_states.due - order_states.received`, "=", balance),
        )
        .clearOrderBy()
        .orderBy("order_states.week")
        .orderBy("orders.id")
        .limit(limit)
        .execute();
      return workingOrdersOfRows(database, rows);
    },

    ...createKyselyWeekSums(database),
  };
}

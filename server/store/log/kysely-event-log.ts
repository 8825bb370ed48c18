import type { Kysely } from "kysely";
import type { Cursor, OrderEvent } from "#domain/order-log/desk-event.ts";
import type { OrderSearch } from "#domain/order-log/search-orders.ts";
import { foldWeek } from "#domain/order-log/week-state.ts";
import { type KnownGeneration, readGeneration } from "#server/store/generation.ts";
import { findOrders } from "#server/store/orders/find-orders.ts";
import { readOpenOrders } from "#server/store/orders/open-orders.ts";
import {
  selectWorkingOrders,
  workingOrderOfRow,
  workingOrdersOfRows,
} from "#server/store/orders/working-order-row.ts";
import type { Tables } from "#server/store/tables.ts";
import type { NewMark, ReadEvents, WorkingOrder, WorkingOrders } from "./event-log.ts";
import { createKyselyWeekSums } from "./kysely-week-sums.ts";
import {
  eventsOfRows,
  newestPositions,
  readEventsOfOrder,
  readEventsOfWeek,
} from "./read-events.ts";
import { saveMark } from "./save-mark.ts";

/** The most changes of one kind in an answer. */
const mostChanges = 500;

/**
 * The seller's log and its sums. A mark writes its event and the new state in one durable transaction; an event is never changed
 * or removed, and neither is an order. Times are milliseconds since 1970 UTC, weeks are dates of deadlines (`YYYY-MM-DD`).
 */
export function createKyselyEventLog(database: Kysely<Tables>) {
  /** The orders that are cooked in a week, canceled ones too. A damaged order does not hide the others. */
  const workingOrders = async (week: string): Promise<WorkingOrders> =>
    workingOrdersOfRows(
      database,
      await selectWorkingOrders(database).where("order_states.week", "=", week).execute(),
    );
  return {
    /**
     * Stores a mark as `decideMark` decides, and gives the current state. When the promise is fulfilled, what was `recorded`
     * survives a crash of the machine. A mark may be sent again with its action id at any time, for instance after an error whose
     * outcome is in doubt: it stays one event. A device must send its marks
     * in the sequence in which they were made. Rejects with `StoreDamaged` if an event of its order is damaged; marks on other orders
     * are not affected. Damaged events of a week do not count.
     */
    mark: (press: NewMark) => saveMark(database, press),

    workingOrders,

    /** All events of a week that are not about one order, oldest first. */
    eventsOfWeek: (week: string) => readEventsOfWeek(database, week),

    /** Everything that is worked with in a week. It may be newer than its cursor, so changes since then are not missed. */
    readWeek: async (week: string) => {
      // First, so that whatever is stored between these queries is a change since the cursor.
      const cursor = await newestPositions(database);
      const [orders, { events, damaged }] = await Promise.all([
        workingOrders(week),
        readEventsOfWeek(database, week),
      ]);
      return {
        ...orders,
        /** Without the damaged events. */
        state: foldWeek(week, events),
        /** The events of the week as a whole that are damaged. */
        damaged,
        cursor,
      };
    },

    /** An order with its state; undefined if there is none. Rejects with `StoreDamaged` if it is damaged. */
    findWorkingOrder: async (orderNumber: string): Promise<WorkingOrder | undefined> => {
      const row = await selectWorkingOrders(database)
        .where("orders.number", "=", orderNumber)
        .executeTakeFirst();
      return row && workingOrderOfRow(database, row);
    },

    /** A page of the orders of all weeks that a search finds, see `findOrders`. */
    findOrders: (
      search: OrderSearch,
      page: { readonly before?: number | undefined; readonly limit: number },
    ) => findOrders(database, search, page),

    /** All events of an order, oldest first; empty for an unknown order. Rejects with `StoreDamaged` if one is damaged. */
    eventsOfOrder: (orderNumber: string) => readEventsOfOrder(database, orderNumber),

    /** The events of some kinds of several orders, oldest first. */
    eventsOfOrders: async (
      orderNumbers: readonly string[],
      kinds: readonly OrderEvent["content"]["kind"][],
    ): Promise<ReadEvents<OrderEvent>> => {
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

    /** The events of some kinds of the orders that are in a week now, oldest first. */
    eventsOfOrdersIn: async (
      week: string,
      kinds: readonly OrderEvent["content"]["kind"][],
    ): Promise<ReadEvents<OrderEvent>> => {
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

    /**
     * The events since an id of the orders to which one of them happened in a week and that are in another one now, oldest first, each with the
     * week in which it happened and the place of its order among all.
     */
    eventsOfOrdersThatLeft: (week: string, since: number) =>
      database
        .selectFrom("events")
        .innerJoin("order_states", "order_states.order_number", "events.order_number")
        .innerJoin("orders", "orders.number", "events.order_number")
        .select(["events.id", "events.week", "orders.number", "orders.id as position"])
        .where("order_states.week", "<>", week)
        .where("events.id", ">", since)
        .where("events.order_number", "in", (of) =>
          of
            .selectFrom("events")
            .select("order_number")
            .where("week", "=", week)
            .where("id", ">", since),
        )
        .orderBy("events.id")
        .execute(),

    /**
     * The generation of the database: another one where a backup was restored, because ids of events and orders are used again then. A backup
     * has a new one; where the database was put back in another way, the first device that has read more of it than there is makes a new one,
     * if it may.
     */
    generation: (known: KnownGeneration | undefined, at: number) =>
      readGeneration(database, known, at),

    /** The orders that came or changed since a cursor. */
    changesSince: async (cursor: Cursor) => {
      const events = await database
        .selectFrom("events")
        .select(["id", "kind", "order_number", "week"])
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
        /** The orders that something happened to in a week in which they are not anymore. */
        left,
        /** The weeks in which something happened that is not about one order. */
        weeks: [...new Set(weeks)].toSorted(),
        /** Whether the catalogue has a new version. */
        isCatalogueNew: events.some(({ kind, week }) => kind === "menu-saved" && week === null),
        /** Whether a note may be about a person, whose orders may be of any week, or that may have been taken back. */
        people: events.some(({ kind }) => kind === "note" || kind === "undone"),
        /** The cursor for the next question. */
        cursor: {
          event: events.at(-1)?.id ?? cursor.event,
          order: added.at(-1)?.id ?? cursor.order,
        },
        /** Whether there are no more changes than these. */
        isComplete: events.length < mostChanges && added.length < mostChanges,
      };
    },

    /** All orders that are not paid, or have something to give back, oldest week first, without their content. */
    ordersWithBalance: () => readOpenOrders(database),

    /** Orders as they are now, by their numbers, in the sequence in which they were stored. Unknown numbers are left out. */
    workingOrdersWith: async (numbers: readonly string[]): Promise<WorkingOrders> => {
      if (numbers.length === 0) return { orders: [], unreadable: [] };
      const rows = await selectWorkingOrders(database)
        .where("orders.number", "in", numbers)
        .execute();
      return workingOrdersOfRows(database, rows);
    },

    ...createKyselyWeekSums(database),
  };
}

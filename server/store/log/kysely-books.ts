import type { Kysely, Selectable } from "kysely";
import * as v from "valibot";
import { fromSpecified, groupNames } from "#contract/wire/specified-names.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import type { OrderEvent, PaymentWay } from "#domain/order-log/desk-event.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import type { SoldContent } from "#domain/order-log/sum-year.ts";
import type { EventRow } from "#server/store/desk-tables.ts";
import { readCustomers } from "#server/store/orders/open-orders.ts";
import {
  rowsAsChanged,
  selectWorkingOrders,
  type WorkingOrderRow,
} from "#server/store/orders/working-order-row.ts";
import { inParts, type Tables } from "#server/store/tables.ts";
import { eventOfRow } from "./event-row.ts";

/** An order in the books, as it is now. Amounts are agorot, times are milliseconds since 1970 UTC. */
export interface BookedOrder {
  readonly number: string;
  readonly receivedAt: number;
  readonly name: string;
  readonly week: string;
  readonly due: number;
  readonly received: number;
  readonly isCancelled: boolean;
  /** Undefined if it is damaged: what it costs is known anyway. */
  readonly content: SoldContent | undefined;
}

/** A payment that is not undone. */
export interface BookedPayment {
  readonly orderNumber: string;
  /** When it was pressed, in milliseconds since 1970 UTC. */
  readonly at: number;
  /** In agorot; below 0 for what was given back. */
  readonly amount: number;
  readonly way: PaymentWay;
  readonly actionId: string;
}

/** From the first to before the second. */
type Span<Value> = readonly [Value, Value];

/** What the sums and the tables of a year are made of. */
export function createKyselyBooks(database: Kysely<Tables>) {
  return {
    /** The orders of a span of weeks (`YYYY-MM-DD`), oldest week first. */
    bookedOrders: async ([from, until]: Span<string>): Promise<readonly BookedOrder[]> => {
      const rows = await selectWorkingOrders(database)
        .where("order_states.week", ">=", from)
        .where("order_states.week", "<", until)
        .clearOrderBy()
        .execute();
      // PostgreSQL would sort the rows of a year in a file, because their dishes are long.
      const sorted = rows.toSorted(
        (a, b) =>
          Number(a.state_week > b.state_week) - Number(a.state_week < b.state_week) || a.id - b.id,
      );
      return bookedOrdersOf(database, sorted);
    },

    /** Orders by their numbers. */
    bookedOrdersWith: async (numbers: readonly string[]): Promise<readonly BookedOrder[]> => {
      const booked: BookedOrder[] = [];
      for (const some of inParts(numbers)) {
        const rows = await selectWorkingOrders(database)
          .where("orders.number", "in", some)
          .execute();
        booked.push(...(await bookedOrdersOf(database, rows)));
      }
      return booked;
    },

    /**
     * The payments of a span of time (milliseconds since 1970 UTC), oldest first. Rejects with `StoreDamaged` if an event of their orders
     * is damaged: a sum without it would be wrong.
     */
    bookedPayments: async ([from, until]: Span<number>): Promise<readonly BookedPayment[]> => {
      const paid = database
        .selectFrom("events")
        .where("kind", "=", "money")
        .where("pressed_at", ">=", from)
        .where("pressed_at", "<", until);
      // Each kind has an index of its own: asked for both at once, PostgreSQL would read all events.
      const undone = database
        .selectFrom("events")
        .selectAll()
        .where("kind", "=", "undone")
        .where("order_number", "in", paid.select("order_number"));
      return standingPayments([...(await paid.selectAll().execute()), ...(await undone.execute())]);
    },

    /** When the first and the last payment were pressed, in milliseconds since 1970 UTC; undefined without any. Undone ones count. */
    firstAndLastPayment: async (): Promise<Span<number> | undefined> => {
      // Each is one look into the index.
      const of = (which: "min" | "max") =>
        database
          .selectFrom("events")
          .select(({ fn }) => fn[which]<number | null>("pressed_at").as("at"))
          .where("kind", "=", "money")
          .executeTakeFirst();
      const [first, last] = await Promise.all([of("min"), of("max")]);
      return first?.at == null || last?.at == null ? undefined : [first.at, last.at];
    },

    /** The customers of some orders, by the numbers of these. */
    customersOf: (numbers: readonly string[]) => readCustomers(database, numbers),

    /** The payments of the orders of a span of weeks, whenever they were pressed. Rejects as `bookedPayments` does. */
    paymentsOfOrders: async ([from, until]: Span<string>): Promise<readonly BookedPayment[]> => {
      const orders = database
        .selectFrom("order_states")
        .select("order_number")
        .where("week", ">=", from)
        .where("week", "<", until);
      const events = await database
        .selectFrom("events")
        .selectAll()
        .where("order_number", "in", orders)
        .where("kind", "in", ["money", "undone"])
        .execute();
      return standingPayments(events);
    },
  };
}

async function bookedOrdersOf(
  database: Kysely<Tables>,
  rows: readonly WorkingOrderRow[],
): Promise<readonly BookedOrder[]> {
  const changed = await rowsAsChanged(database, rows);
  return rows.map((row, index) => {
    const now = changed[index];
    return {
      number: row.number,
      receivedAt: row.received_at,
      name: (now ?? row).name,
      week: row.state_week,
      due: row.due,
      received: row.received,
      isCancelled: row.cancelled === 1,
      content: now && contentOf(now),
    };
  });
}

/** The payments among events that no other one of them takes back, oldest first. */
function standingPayments(rows: readonly Selectable<EventRow>[]): readonly BookedPayment[] {
  return standingEvents(rows.map((row) => eventOfRow(row) as OrderEvent))
    .flatMap(({ orderNumber, pressedAt: at, actionId, content }) =>
      content.kind === "money"
        ? [{ orderNumber, at, amount: content.amount, way: content.way, actionId }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at);
}

const text = v.object({ he: v.string(), en: v.string() });
const id = v.exactOptional(v.string());
const amount = v.pipe(v.number(), v.safeInteger());

/** What is added up. It leaves out the rest, because a year has thousands of orders. */
const sold = {
  place: v.object({ city: v.object({ id, ...text.entries }) }),
  groups: v.array(
    v.object({
      id,
      typeName: text,
      orders: v.array(
        v.object({
          id,
          dishName: text,
          totalPrice: amount,
          selections: v.array(v.object({ amount })),
        }),
      ),
    }),
  ),
  orderType: v.picklist(orderTypes),
};

function contentOf(row: {
  readonly order_type: string;
  readonly place: string | null;
  readonly all_orders: string;
  readonly total_price: number;
}): SoldContent | undefined {
  try {
    return {
      orderType: v.parse(sold.orderType, row.order_type),
      city: v.parse(sold.place, JSON.parse(row.place ?? "")).city,
      totalPrice: row.total_price,
      groups: fromSpecified(v.parse(sold.groups, JSON.parse(row.all_orders)), groupNames),
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}

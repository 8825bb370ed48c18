import { type Kysely, sql } from "kysely";
import type { OpenOrder } from "#server/store/log/event-log.ts";
import { inParts, type Tables } from "#server/store/tables.ts";

/**
 * The orders that are not paid, or have something to give back, as they are now, oldest week first. Their customers are read by number
 * and not joined: PostgreSQL would expect nearly every order to be open, and read all of them.
 */
export async function readOpenOrders(database: Kysely<Tables>): Promise<readonly OpenOrder[]> {
  const states = await database
    .selectFrom("order_states")
    .select(["order_number", "week", "due", "received", "cancelled", "erased", "asked_at"])
    .whereRef("received", "<>", "due")
    .execute();
  const customers = await readCustomers(
    database,
    states.map((state) => state.order_number),
  );
  return states
    .flatMap(({ order_number: number, week, due, received, cancelled, erased, asked_at }) => {
      const customer = customers.get(number);
      const is = { isCancelled: cancelled === 1, isErased: erased === 1 };
      const state = { week, due, received, ...is, askedAt: asked_at };
      return customer === undefined ? [] : [{ ...customer, state }];
    })
    .toSorted((a, b) => a.state.week.localeCompare(b.state.week) || a.position - b.position);
}

/** Of whom and of where an order is, as it was last changed. */
export interface OrderCustomer extends Pick<OpenOrder, "position" | "name" | "phoneNumber"> {
  readonly number: string;
  /** Empty for none. */
  readonly email: string;
  /** In the language of the order. */
  readonly place: string;
  /** Empty for a pickup. */
  readonly address: string;
  readonly receivedAt: number;
}

/** The customers of some orders, by the numbers of these. */
export async function readCustomers(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderCustomer>> {
  const customers = new Map<string, OrderCustomer>();
  for (const some of inParts(numbers)) {
    const { rows } = await sql<OrderCustomer>`
      select orders.number, orders.id as position, coalesce(changed.name, orders.name) as name,
        coalesce(changed.phone_number, orders.phone_number) as "phoneNumber",
        coalesce(changed.email, orders.email) as email, coalesce(changed.city, orders.city) as place,
        coalesce(changed.address, orders.address) as address, orders.received_at as "receivedAt"
      from orders join order_states on order_states.order_number = orders.number
      left join order_revisions as changed
        on changed.order_number = orders.number and changed.revision = order_states.revision
      where orders.number in (${sql.join(some)})`.execute(database);
    for (const row of rows) customers.set(row.number, row);
  }
  return customers;
}

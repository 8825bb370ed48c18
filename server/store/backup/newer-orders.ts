import type { Kysely } from "kysely";
import { currentRevision } from "#server/store/orders/current-revision.ts";
import type { Tables } from "#server/store/tables.ts";

/** An order that a backup does not have as it is now; who ordered and what it costs as it was last changed. */
export interface NewerOrder {
  readonly number: string;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** In agorot. */
  readonly orderTotal: number;
  /** The backup has the order, but not what was changed or marked since. */
  readonly isInBackup: boolean;
}

/** The orders that were placed, changed or marked after a backup was made, in the order of their receipt. */
export async function newerOrders(
  now: Kysely<Tables>,
  backup: Kysely<Tables>,
): Promise<readonly NewerOrder[]> {
  const [orders, states, statesThen] = [
    await ordersOf(now),
    await statesOf(now),
    await statesOf(backup),
  ];
  return orders.flatMap(({ number, received_at, name, email, phone_number, order_total }) => {
    const then = statesThen.get(number);
    if (then !== undefined && then === states.get(number)) return [];
    const customer = { name, email, phoneNumber: phone_number };
    const [receivedAt, orderTotal] = [received_at, order_total];
    return { number, receivedAt, ...customer, orderTotal, isInBackup: then !== undefined };
  });
}

/** The orders as they were last changed: a phone number that was corrected since is the one at which their customers answer. */
function ordersOf(database: Kysely<Tables>) {
  return database
    .selectFrom("orders")
    .leftJoin("order_states", "order_states.order_number", "orders.number")
    .leftJoin("order_revisions", currentRevision)
    .select(["orders.number", "orders.received_at"])
    .select(({ fn }) => [
      fn.coalesce("order_revisions.name", "orders.name").as("name"),
      fn.coalesce("order_revisions.email", "orders.email").as("email"),
      fn.coalesce("order_revisions.phone_number", "orders.phone_number").as("phone_number"),
      fn.coalesce("order_revisions.order_total", "orders.order_total").as("order_total"),
    ])
    .orderBy("orders.received_at")
    .orderBy("orders.id")
    .execute();
}

/** By the number of an order: its last event and the revision that counts. */
async function statesOf(database: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom("orders")
    .leftJoin("order_states", "order_states.order_number", "orders.number")
    .select(["orders.number", "order_states.last_event", "order_states.revision"])
    .execute();
  return new Map(
    rows.map(({ number, last_event, revision }) => [
      number,
      `${String(last_event)} ${String(revision)}`,
    ]),
  );
}

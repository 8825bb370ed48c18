import type { Kysely } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/** An order that a backup does not have as it is now. */
export interface NewerOrder {
  readonly number: string;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** In agorot, as it was placed. */
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
    await now
      .selectFrom("orders")
      .select(["number", "received_at", "name", "email", "phone_number", "order_total"])
      .orderBy("received_at")
      .execute(),
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

import { type SqlBool, sql, type Transaction } from "kysely";
import { clockTolerance } from "#domain/schedule/still-holds.ts";
import type { Tables } from "#server/store/tables.ts";
import { currentRevision } from "./current-revision.ts";
import type { NewOrder } from "./new-order.ts";
import type { MailLimits } from "./new-revision.ts";

const hour = 60 * 60 * 1000;

/**
 * When an order may be stored without exceeding its `mostInAnHour`, in milliseconds since 1970 UTC; undefined if now. Orders of the
 * same email address and those of the same phone number are counted; for the address also the orders that were given it or lost it.
 */
export async function mayBeStoredAt(
  transaction: Transaction<Tables>,
  { order: { customerData }, receivedAt, mostInAnHour }: NewOrder,
): Promise<number | undefined> {
  if (mostInAnHour === undefined) return undefined;
  const [since, latest] = hourBefore(receivedAt);
  const byPhone = transaction
    .selectFrom("orders")
    .select("received_at as at")
    .where("phone_number", "=", customerData.phoneNumber)
    .where("received_at", ">", since)
    .where("received_at", "<=", latest)
    .orderBy("received_at", "desc")
    .offset(mostInAnHour - 1)
    .limit(1);
  // In one statement: on PostgreSQL each is a round trip, during which no other order is stored.
  const { email, phone } = await transaction
    .selectNoFrom([
      ordersOfAddress(customerData.email, receivedAt, mostInAnHour).as("email"),
      byPhone.as("phone"),
    ])
    .executeTakeFirstOrThrow();
  return anHourAfter([email, phone]);
}

export interface ChangeOfAddresses {
  readonly orderNumber: string;
  /** The email addresses of the order before and after; one if it stays, none for an order without. */
  readonly addresses: readonly string[];
  readonly isReaddressed: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
}

/** When a change or press of a customer may be stored without exceeding `MailLimits`, in milliseconds since 1970 UTC; undefined if now. */
export async function mayCauseMailsAt(
  transaction: Transaction<Tables>,
  { orderNumber, addresses, isReaddressed, at }: ChangeOfAddresses,
  { mostOrders, mostAddresses, mostChanges }: MailLimits,
): Promise<number | undefined> {
  const [since, latest] = hourBefore(at);
  const decisive: (number | null | undefined)[] = [];
  if (isReaddressed) {
    const ofOrder = await transaction
      .selectFrom("order_revisions")
      .select("readdressed_at as at")
      .where("order_number", "=", orderNumber)
      .where("readdressed_at", ">", since)
      .where("readdressed_at", "<=", latest)
      .orderBy("readdressed_at", "desc")
      .offset(mostAddresses - 1)
      .limit(1)
      .executeTakeFirst();
    decisive.push(ofOrder?.at);
  }
  for (const address of addresses) {
    if (isReaddressed && mostOrders !== undefined) {
      const arrived = await transaction
        .selectNoFrom(ordersOfAddress(address, at, mostOrders).as("at"))
        .executeTakeFirstOrThrow();
      decisive.push(arrived.at);
    }
    decisive.push(await changesOfAddress(transaction, address, at, mostChanges));
  }
  return anHourAfter(decisive);
}

/** The email address of an order as it is now. */
export async function emailOfOrder(
  transaction: Transaction<Tables>,
  orderNumber: string,
): Promise<string> {
  const { email } = await transaction
    .selectFrom("orders")
    .innerJoin("order_states", "order_states.order_number", "orders.number")
    .leftJoin("order_revisions", currentRevision)
    .select(({ fn }) => fn.coalesce("order_revisions.email", "orders.email").as("email"))
    .where("orders.number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * When the last order that a limit still allows was placed with an address, was given it or lost it; null if there were fewer. As text,
 * because it is part of every order, and Kysely would build it for each order.
 */
function ordersOfAddress(address: string, now: number, most: number) {
  const [since, latest] = hourBefore(now);
  return sql<number | null>`(
    select at from (
      select received_at as at from orders
      where lower(email) = lower(${address}) and received_at > ${since} and received_at <= ${latest}
      union all
      select later.readdressed_at as at from order_revisions as later
      inner join orders as placed on placed.number = later.order_number
      left join order_revisions as before
        on before.order_number = later.order_number and before.revision = later.based_on
      where later.readdressed_at > ${since} and later.readdressed_at <= ${latest}
        and lower(${address}) in (lower(later.email), lower(coalesce(before.email, placed.email)))
    ) as counted
    order by at desc limit 1 offset ${most - 1}
  )`;
}

/**
 * When the last change or canceling that a limit still allows was made of an order that had the address then, or was given it by that
 * change. One that had it earlier does not count: otherwise a stranger who gives it an order once could use up its limit forever.
 */
async function changesOfAddress(
  transaction: Transaction<Tables>,
  address: string,
  now: number,
  most: number,
): Promise<number | undefined> {
  const [since, latest] = hourBefore(now);
  const row = await transaction
    .selectFrom("events")
    .innerJoin("orders", "orders.number", "events.order_number")
    .select("events.at")
    .where("events.device_id", "is", null)
    .where("events.order_number", "is not", null)
    .where("events.at", ">", since)
    .where("events.at", "<=", latest)
    .where("events.kind", "in", ["changed", "cancelled"])
    .where(
      sql<SqlBool>`(lower(${address}) = lower(coalesce((
        select earlier.email from order_revisions as earlier
        where earlier.order_number = events.order_number and earlier.event_id < events.id
        order by earlier.revision desc limit 1
      ), orders.email)) or lower(${address}) = (
        select lower(made.email) from order_revisions as made
        where made.order_number = events.order_number and made.event_id = events.id
      ))`,
    )
    .orderBy("events.at", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** The last hour. What was stored in the future, by a clock that was ahead, would keep customers out until then. */
function hourBefore(now: number): readonly [since: number, latest: number] {
  return [now - hour, now + clockTolerance];
}

/** When the latest of some moments is an hour old; undefined if there is none. */
function anHourAfter(moments: readonly (number | null | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== null && moment !== undefined);
  return known.length === 0 ? undefined : Math.max(...known) + hour;
}

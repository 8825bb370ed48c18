import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from "kysely";
import type { NewOrder } from "./store.ts";
import type { Tables } from "./tables.ts";

const hour = 60 * 60 * 1000;

/**
 * When an order may be stored without exceeding its `mostInAnHour`, in milliseconds since 1970 UTC; undefined if now. Orders of the
 * same e-mail address and those of the same phone number are counted.
 */
export async function mayBeStoredAt(
  transaction: Transaction<Tables>,
  { order: { customerData }, receivedAt, mostInAnHour }: NewOrder,
): Promise<number | undefined> {
  if (mostInAnHour === undefined) return undefined;
  /** When the order was received that must be an hour old first: the last one that the limit still allows. */
  const decisive = (
    isSameCustomer: (builder: ExpressionBuilder<Tables, "orders">) => Expression<SqlBool>,
  ) =>
    transaction
      .selectFrom("orders")
      .select("received_at")
      .where(isSameCustomer)
      .where("received_at", ">", receivedAt - hour)
      .orderBy("received_at", "desc")
      .offset(mostInAnHour - 1)
      .limit(1);
  // In one statement: on PostgreSQL each is a round trip, during which no other order is stored.
  const { byEmail, byPhone } = await transaction
    .selectNoFrom([
      decisive((row) => row(sql`lower(email)`, "=", sql`lower(${customerData.email})`)).as(
        "byEmail",
      ),
      decisive((row) => row("phone_number", "=", customerData.phoneNumber)).as("byPhone"),
    ])
    .executeTakeFirstOrThrow();
  const times = [byEmail, byPhone].filter((time) => time !== null);
  return times.length === 0 ? undefined : Math.max(...times) + hour;
}

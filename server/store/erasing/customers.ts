import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/** Somebody who ordered, as the newest of the orders that were found says. A phone number is what every order has. */
export interface FoundCustomer {
  readonly phoneNumber: string;
  readonly name: string;
  /** Empty for none. */
  readonly email: string;
  /** When the newest of these orders was received, in milliseconds since 1970 UTC. */
  readonly newestAt: number;
}

/** More rows than are looked at for one answer. */
const mostRows = 2_000;

/** The content of orders as they were placed and as they were changed, of everybody who is not erased. */
const contents = sql`(
  select number, received_at, name, email, phone_number from orders
  union all
  select orders.number, orders.received_at, changed.name, changed.email, changed.phone_number
  from order_revisions as changed join orders on orders.number = changed.order_number
) as contents`;

/**
 * The customers with a phone number (nine or ten digits), an email address, or a name that contains the text, whoever ordered last first.
 */
export async function findCustomers(
  database: Kysely<Tables>,
  text: string,
  limit: number,
): Promise<readonly FoundCustomer[]> {
  const digits = text.replaceAll(/[\s()+-]/gu, "");
  const isSought = /^\d{9,10}$/u.test(digits)
    ? sql`phone_number = ${digits}`
    : text.includes("@")
      ? sql`lower(email) = ${text.trim().toLowerCase()}`
      : sql`lower(name) like ${`%${text
          .trim()
          .toLowerCase()
          .replaceAll(/[\\%_]/gu, "\\$&")}%`} escape '\\'`;
  const { rows } = await sql<{
    readonly received_at: number;
    readonly name: string;
    readonly email: string;
    readonly phone_number: string;
  }>`select received_at, name, email, phone_number from ${contents}
    where length(phone_number) > 1 and ${isSought}
    order by received_at desc limit ${mostRows}`.execute(database);
  const found = new Map<string, FoundCustomer>();
  for (const { received_at: newestAt, name, email, phone_number: phoneNumber } of rows)
    if (!found.has(phoneNumber)) found.set(phoneNumber, { phoneNumber, name, email, newestAt });
  return [...found.values()].slice(0, limit);
}

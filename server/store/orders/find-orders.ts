import { type Kysely, sql } from "kysely";
import { mostAgorot } from "#domain/money/agorot.ts";
import type { OrderSearch } from "#domain/order-log/search-orders.ts";
import { beginsWith, byCode } from "#server/store/begins-with.ts";
import type { WorkingOrders } from "#server/store/log/event-log.ts";
import { fewestLastDigits, phoneEndsWith } from "#server/store/phone-ends-with.ts";
import type { Tables } from "#server/store/tables.ts";
import { type AskedPage, afterAll, ordersByName } from "./orders-by-name.ts";
import { selectWorkingOrders, workingOrdersOfRows } from "./working-order-row.ts";

export interface PageOfOrders extends WorkingOrders {
  /** The position from which on the older ones are found; undefined if these were the last. */
  readonly before: number | undefined;
}

const none: PageOfOrders = { orders: [], unreadable: [], before: undefined };

/** Fewer digits of an order number would find a good part of all orders. */
const fewestDigits = 3;
const digitsOfNumber = 9;

/**
 * The orders of all weeks that a search finds, the newest first: by beginnings of the words of a name, by the last digits of a phone
 * number, by the beginning of an email address or of the order number, or by an amount that the order costs or that is open. An order is
 * also found by what it was before it was changed. However many orders there are, as many are read as are given.
 */
export async function findOrders(
  database: Kysely<Tables>,
  search: OrderSearch,
  { before = afterAll, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<PageOfOrders> {
  // One more than is asked for tells whether there are more.
  const page = { before, limit: limit + 1 };
  if (search.kind === "nothing") return none;
  const found = [
    ...(search.email === undefined ? [] : await ordersByEmail(database, search.email, page)),
    ...(search.kind === "name"
      ? await ordersByName(database, search.words, page)
      : await ordersByNumber(database, search, page)),
  ];
  const newest = [...new Set(found)].toSorted((a, b) => b - a);
  const shown = newest.slice(0, limit);
  if (shown.length === 0) return none;
  const rows = await selectWorkingOrders(database).where("orders.id", "in", shown).execute();
  const { orders, unreadable } = await workingOrdersOfRows(database, rows.toReversed());
  return { orders, unreadable, before: newest.length > limit ? shown.at(-1) : undefined };
}

/** Few email addresses begin with this text: it has the whole part before the `@`. */
async function ordersByEmail(
  database: Kysely<Tables>,
  beginning: string,
  { before, limit }: AskedPage,
): Promise<readonly number[]> {
  const isFound = beginsWith(byCode(database, sql`lower(email)`), beginning);
  const { rows } = await sql<{ readonly id: number }>`
    select id from orders where ${isFound} and id < ${before} union
    select id from orders where id < ${before} and number in
      (select order_number from order_revisions where ${isFound})
    order by id desc limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

async function ordersByNumber(
  database: Kysely<Tables>,
  { digits, isPhone, amount = mostAgorot + 1 }: Extract<OrderSearch, { kind: "number" }>,
  { before, limit }: AskedPage,
): Promise<readonly number[]> {
  const open = await withOpenAmount(database, amount);
  const ids = () =>
    database
      .selectFrom("orders")
      .select("orders.id")
      .where("orders.id", "<", before)
      .orderBy("orders.id", "desc")
      .limit(limit);
  const idsOfRevisions = () =>
    ids().innerJoin("order_revisions", "order_revisions.order_number", "orders.number");
  const endsOf = (phoneNumber: "orders.phone_number" | "order_revisions.phone_number") =>
    phoneEndsWith(sql.ref(phoneNumber), digits);
  const lists = [
    ...(digits.length >= fewestDigits && digits.length <= digitsOfNumber
      ? [
          ids()
            .where("orders.number", ">=", digits.padEnd(digitsOfNumber, "0"))
            .where("orders.number", "<=", digits.padEnd(digitsOfNumber, "9")),
        ]
      : []),
    ...(isPhone && digits.length >= fewestLastDigits
      ? [
          ids().where(endsOf("orders.phone_number")),
          idsOfRevisions().where(endsOf("order_revisions.phone_number")),
        ]
      : []),
    ...(amount <= mostAgorot
      ? [
          ids().where("orders.order_total", "=", amount),
          idsOfRevisions().where("order_revisions.order_total", "=", amount),
        ]
      : []),
    ...(open.length > 0 ? [ids().where("orders.number", "in", open)] : []),
  ];
  const found = await Promise.all(lists.map((list) => list.execute()));
  return found.flat().map(({ id }) => id);
}

/**
 * The numbers of the orders of which this amount is open. All open orders are read, by their index: with the amount in the question, or
 * joined with the orders, PostgreSQL would expect nearly every order to be open, and read all of them.
 */
async function withOpenAmount(
  database: Kysely<Tables>,
  amount: number,
): Promise<readonly string[]> {
  if (amount > mostAgorot) return [];
  const rows = await database
    .selectFrom("order_states")
    .select(["order_number", "due", "received"])
    .whereRef("received", "<>", "due")
    .execute();
  return rows.flatMap(({ order_number: number, due, received }) =>
    Math.abs(due - received) === amount ? [number] : [],
  );
}

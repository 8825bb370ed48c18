import { type Kysely, type SqlBool, sql } from "kysely";
import { mostAgorot } from "#domain/money/agorot.ts";
import type { OrderSearch } from "#domain/order-log/search-orders.ts";
import type { WorkingOrders } from "#server/store/log/event-log.ts";
import type { Tables } from "#server/store/tables.ts";
import { selectWorkingOrders, workingOrdersOfRows } from "./working-order-row.ts";

export interface PageOfOrders extends WorkingOrders {
  /** The position from which on the older ones are found; undefined if these were the last. */
  readonly before: number | undefined;
}

interface Page {
  /** Only orders whose position is lower. */
  readonly before: number;
  readonly limit: number;
}

/** Above the position of every order, on both databases. */
const afterAll = 2_147_483_647;

/** Fewer digits of a phone number would find orders of too many customers; the last four have an index. */
const lastDigits = 4;
/** Fewer letters, and fewer digits of an order number, would find a good part of all orders. */
const [fewestLetters, fewestDigits] = [2, 3];
const digitsOfNumber = 9;

/**
 * The orders of all weeks that a search finds, the newest first: by beginnings of the words of a name, by the last digits of a phone
 * number, by the beginning of the order number, or by an amount that the order costs or that is open. An order is also found by what it
 * was before it was changed. However many orders there are, as many are read as are given.
 */
export async function findOrders(
  database: Kysely<Tables>,
  search: OrderSearch,
  { before = afterAll, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<PageOfOrders> {
  // One more than is asked for tells whether there are more.
  const page = { before, limit: limit + 1 };
  const lists =
    search.kind === "name"
      ? byName(database, search.words, page)
      : search.kind === "number"
        ? byNumber(database, search, await withOpenAmount(database, search.amount), page)
        : [];
  const found = await Promise.all(lists.map((list) => list.execute()));
  const newest = [...new Set(found.flat().map(({ id }) => id))].toSorted((a, b) => b - a);
  const shown = newest.slice(0, limit);
  if (shown.length === 0) return { orders: [], unreadable: [], before: undefined };
  const rows = await selectWorkingOrders(database).where("orders.id", "in", shown).execute();
  const { orders, unreadable } = await workingOrdersOfRows(database, rows.toReversed());
  return { orders, unreadable, before: newest.length > limit ? shown.at(-1) : undefined };
}

/** Of each name that is found only as many orders are read as can be shown. */
function byName(database: Kysely<Tables>, words: readonly string[], { before, limit }: Page) {
  const [first, ...others] = words;
  if (first === undefined || words.join("").length < fewestLetters) return [];
  const namesWith = (word: string) =>
    database
      .selectFrom("customer_names")
      .select("name")
      .where("word", ">=", word)
      .where("word", "<", `${word}\u{10ffff}`);
  const names = others.reduce(
    (found, word) => found.where("name", "in", namesWith(word)),
    namesWith(first).distinct(),
  );
  const ofOrders = database
    .selectFrom(names.as("found"))
    .crossJoin("orders")
    .select("orders.id")
    .whereRef("orders.name", "=", "found.name")
    .where("orders.id", "<", before)
    .where(
      "orders.id",
      ">=",
      sql<number>`coalesce(${database
        .selectFrom("orders as newer")
        .select("newer.id")
        .whereRef("newer.name", "=", sql.ref("found.name"))
        .where("newer.id", "<", before)
        .orderBy("newer.id", "desc")
        .limit(1)
        .offset(limit - 1)}, 0)`,
    )
    .orderBy("orders.id", "desc")
    .limit(limit);
  const ofRevisions = database
    .selectFrom(names.as("found"))
    .crossJoin("order_revisions")
    .innerJoin("orders", "orders.number", "order_revisions.order_number")
    .select("orders.id")
    .whereRef("order_revisions.name", "=", "found.name")
    .where("orders.id", "<", before)
    .orderBy("orders.id", "desc")
    .limit(limit);
  return [ofOrders, ofRevisions];
}

function byNumber(
  database: Kysely<Tables>,
  { digits, amount = mostAgorot + 1 }: Extract<OrderSearch, { kind: "number" }>,
  open: readonly string[],
  { before, limit }: Page,
) {
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
    sql<SqlBool>`substr(${sql.ref(phoneNumber)}, 7) = ${digits.slice(-lastDigits)}
      and ${sql.ref(phoneNumber)} like ${`%${digits}`}`;
  return [
    ...(digits.length >= fewestDigits && digits.length <= digitsOfNumber
      ? [
          ids()
            .where("orders.number", ">=", digits.padEnd(digitsOfNumber, "0"))
            .where("orders.number", "<=", digits.padEnd(digitsOfNumber, "9")),
        ]
      : []),
    ...(digits.length >= lastDigits
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
}

/**
 * The numbers of the orders of which this amount is open. All open orders are read, by their index: with the amount in the question, or
 * joined with the orders, PostgreSQL would expect nearly every order to be open, and read all of them.
 */
async function withOpenAmount(
  database: Kysely<Tables>,
  amount: number | undefined,
): Promise<readonly string[]> {
  if (amount === undefined || amount > mostAgorot) return [];
  const rows = await database
    .selectFrom("order_states")
    .select(["order_number", "due", "received"])
    .whereRef("received", "<>", "due")
    .execute();
  return rows.flatMap(({ order_number: number, due, received }) =>
    Math.abs(due - received) === amount ? [number] : [],
  );
}

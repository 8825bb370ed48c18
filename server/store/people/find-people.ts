import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import { tellingOrder } from "#domain/order-log/people.ts";
import { readSearch } from "#domain/order-log/search-orders.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { type OrderCustomer, readCustomers } from "#server/store/orders/open-orders.ts";
import { fewestLetters, newestNamesWith } from "#server/store/orders/orders-by-name.ts";
import type { Tables } from "#server/store/tables.ts";
import { type OrderOfPerson, readPeople } from "./read-people.ts";

/** Somebody who ordered, as `tellingOrder` says. Amounts are agorot. */
export interface FoundPerson extends OrderCustomer {
  readonly orders: number;
  /** Over the orders of all weeks. */
  readonly toPay: number;
  readonly toGiveBack: number;
}

/** Fewer digits of a phone number would find a good part of all people. */
const fewestDigits = 4;
/** Above every character of a text. */
const highest = "\u{10ffff}";
/** Words with which an address may begin before what people say of it. */
const streetWords = ["", "רחוב ", "רח׳ ", "רח' ", "שדרות ", "שד׳ "];

/**
 * The people whom a text finds, at most `limit`, whoever ordered last first: by beginnings of the words of a name, by the beginning or the end
 * of a phone number, by the beginning of an email address or of an address, or by an order number. An empty text finds whoever ordered last.
 * However many orders there are, only those of the people who are found are read.
 */
export async function findPeople(
  database: Kysely<Tables>,
  text: string,
  limit: number,
): Promise<readonly FoundPerson[]> {
  const found = await ordersFor(database, text.trim(), limit);
  if (found.length === 0) return [];
  const positionOf = (own: readonly OrderOfPerson[]) => own.at(-1)?.position ?? 0;
  const people = (await readPeople(database, found))
    .toSorted((a, b) => positionOf(b) - positionOf(a))
    .slice(0, limit);
  const states = await database
    .selectFrom("order_states")
    .select(["order_number", "due", "received", "cancelled"])
    .where(
      "order_number",
      "in",
      people.flat().map(({ number }) => number),
    )
    .where((eb) => eb.or([eb("received", "<>", eb.ref("due")), eb("cancelled", "=", 1)]))
    .execute();
  const stateOf = new Map(
    states.map((row) => [row.order_number, { ...row, isCancelled: row.cancelled === 1 }]),
  );
  const isCancelled = ({ number }: OrderOfPerson) => stateOf.get(number)?.isCancelled === true;
  const shown = people
    .flatMap((own) => {
      const telling = tellingOrder(own, isCancelled);
      return telling === undefined ? [] : [{ own, telling }];
    })
    .toSorted((a, b) => b.telling.position - a.telling.position);
  const customers = await readCustomers(
    database,
    shown.map(({ telling }) => telling.number),
  );
  return shown.flatMap(({ own, telling }) => {
    const customer = customers.get(telling.number);
    const open = own.flatMap(({ number }) => stateOf.get(number) ?? []);
    const { toPay, toGiveBack } = sumOrders(open.map((state) => ({ state })));
    return customer === undefined ? [] : [{ ...customer, orders: own.length, toPay, toGiveBack }];
  });
}

/** The numbers of orders of the people whom a text finds; some of each. */
async function ordersFor(
  database: Kysely<Tables>,
  text: string,
  limit: number,
): Promise<readonly string[]> {
  const search = readSearch(text);
  if (search.kind === "nothing") {
    const newest = database.selectFrom("orders").select("number").orderBy("id", "desc");
    return (await newest.limit(2 * limit).execute()).map(({ number }) => number);
  }
  const found = new Set<string>();
  const find = async (value: RawBuilder<unknown>, which: RawBuilder<SqlBool>) => {
    for (const number of await oneOfEach(database, value, which, limit)) found.add(number);
  };
  // PostgreSQL compares texts by the rules of a language otherwise, by which a beginning is no range.
  const byCode = database.getExecutor().adapter instanceof PostgresAdapter ? ' collate "C"' : "";
  const findBeginning = (column: "address" | "email", beginning: string) => {
    const value = sql`lower(${sql.ref(column)})${sql.raw(byCode)}`;
    return find(value, sql`${value} >= ${beginning} and ${value} < ${beginning + highest}`);
  };
  if (search.kind === "number" && search.digits.length >= fewestDigits) {
    const { digits } = search;
    const phone = sql`phone_number`;
    await find(
      phone,
      sql`substr(phone_number, 7) = ${digits.slice(-4)} and phone_number like ${`%${digits}`}`,
    );
    await find(phone, sql`phone_number >= ${digits} and phone_number <= ${`${digits}9999999999`}`);
    if (/^[1-9]\d{8}$/u.test(digits)) found.add(digits);
  }
  const isName = search.kind === "name" && !text.includes("@");
  if (isName && search.words.join("").length >= fewestLetters)
    await find(sql`name`, sql`name in ${newestNamesWith(database, search.words, limit)}`);
  const beginning = text.toLowerCase();
  if (beginning.length >= fewestLetters) {
    for (const word of /\p{L}/u.test(beginning) ? streetWords : [""])
      await findBeginning("address", word + beginning);
    if (/^[\p{L}\p{N}_.+-]+(?:@|$)/u.test(beginning)) await findBeginning("email", beginning);
  }
  return [...found];
}

/**
 * An order for each name and phone number with each of the first values that there are: two people with one phone number are parted by name.
 * The values come from an index in its sequence, so that few rows are read.
 */
async function oneOfEach(
  database: Kysely<Tables>,
  value: RawBuilder<unknown>,
  which: RawBuilder<SqlBool>,
  limit: number,
): Promise<readonly string[]> {
  const ofTable = (table: "orders" | "order_revisions", number: string) => sql`
    select min(${sql.ref(number)}) as number from ${sql.table(table)} where ${value} in
      (select ${value} from ${sql.table(table)} where ${which} group by ${value} order by ${value} limit ${limit})
    group by ${value}, name, phone_number`;
  const { rows } = await sql<{ readonly number: string }>`
    ${ofTable("orders", "number")} union ${ofTable("order_revisions", "order_number")}`.execute(
    database,
  );
  return rows.map(({ number }) => number);
}

import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { plainWords } from "#domain/language/plain-words.ts";
import { tellingOrder } from "#domain/order-log/people.ts";
import { readSearch } from "#domain/order-log/search-orders.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { beginsWith, byCode } from "#server/store/begins-with.ts";
import { type OrderCustomer, readCustomers } from "#server/store/orders/open-orders.ts";
import { fewestLetters, newestNamesWith } from "#server/store/orders/orders-by-name.ts";
import { fewestLastDigits, phoneEndsWith } from "#server/store/phone-ends-with.ts";
import type { Tables } from "#server/store/tables.ts";
import { addressKey, typedAddressKeys } from "./address-key.ts";
import { type OrderOfPerson, readPeople } from "./read-people.ts";

/** Somebody who ordered, as `tellingOrder` says. Amounts are agorot. */
export interface FoundPerson extends OrderCustomer {
  readonly orders: number;
  /** Over the orders of all weeks. */
  readonly toPay: number;
  readonly toGiveBack: number;
}

/** Words with which an address may begin before what people say of it, as its key has them. */
const streetWords = ["", "רחוב ", "רח ", "שדרות ", "שד "];

/**
 * The people whom a text finds, at most `limit`, the last to order first: by beginnings of the words of a name, by the beginning or the end
 * of a phone number, by the beginning of an email address or of an address, or by an order number. An empty text finds those who ordered last.
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
  const findBeginning = (of: RawBuilder<unknown>, beginning: string) => {
    const value = byCode(database, of);
    return find(value, beginsWith(value, beginning));
  };
  if (search.kind === "number" && search.digits.length >= fewestLastDigits) {
    const { digits } = search;
    const phone = sql`phone_number`;
    await find(phone, phoneEndsWith(phone, digits));
    await find(phone, sql`phone_number >= ${digits} and phone_number <= ${`${digits}9999999999`}`);
    if (/^[1-9]\d{8}$/u.test(digits)) found.add(digits);
  }
  const names =
    search.kind === "name" && search.email === undefined
      ? newestNamesWith(database, search.words, limit)
      : undefined;
  if (names !== undefined) await find(sql`name`, sql`name in ${names}`);
  if (text.length >= fewestLetters && plainWords(text).length > 0)
    for (const beginning of addressBeginnings(text))
      await findBeginning(addressKey(sql`address`), beginning);
  const beginning = text.toLowerCase();
  const email = search.email ?? (/^[\p{L}\p{N}_.+-]{2,}$/u.test(beginning) ? beginning : undefined);
  if (email !== undefined) await findBeginning(sql`lower(email)`, email);
  return [...found];
}

/** With what the keys of addresses begin that somebody means: what was typed, and its street with the words that may stand before it. */
function addressBeginnings(typed: string): readonly string[] {
  const beginnings = typedAddressKeys(typed).flatMap((key) => {
    if (!/\p{L}/u.test(key)) return [key];
    const written = streetWords.find((word) => word !== "" && key.startsWith(word)) ?? "";
    const street = key.slice(written.length);
    return [key, ...streetWords.map((word) => word + street)];
  });
  return [...new Set(beginnings)];
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

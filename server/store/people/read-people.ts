import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  type Contact,
  groupPeople,
  keysOfContact,
  type OrderOfSomebody,
} from "#domain/order-log/people.ts";
import type { Tables } from "#server/store/tables.ts";

/** Whose orders are asked for: those of the people of some orders, or of everybody who ever had a phone number. */
export type AskedPeople =
  | { readonly numbers: readonly string[] }
  | { readonly phoneNumber: string };

/** An order of somebody, with its place among all orders. */
export interface OrderOfPerson extends OrderOfSomebody {
  readonly position: number;
}

/** As many values as one statement names. */
const together = 1_000;

/**
 * People, each with all orders of theirs, oldest first, as `groupPeople` says. Only orders that have something in common are read, by their
 * indexes. Nobody for an unknown order, and for an erased one.
 */
export async function readPeople(
  database: Kysely<Tables>,
  asked: AskedPeople,
): Promise<readonly (readonly OrderOfPerson[])[]> {
  const found = new Map<string, OrderOfPerson>();
  const known = new Set<string>();
  let numbers =
    "numbers" in asked ? asked.numbers : await numbersOf(database, [asked.phoneNumber], []);
  while (numbers.length > 0) {
    const contacts: Contact[] = [];
    for (const order of await readContacts(database, numbers)) {
      found.set(order.number, order);
      contacts.push(...order.contacts);
    }
    const unknown = contacts.filter((each) => keysOfContact(each).some((key) => !known.has(key)));
    for (const key of unknown.flatMap(keysOfContact)) known.add(key);
    const phoneNumbers = new Set(unknown.map(({ phoneNumber }) => phoneNumber));
    const emails = new Set(unknown.map(({ email }) => email.toLowerCase()));
    const linked = await numbersOf(database, [...phoneNumbers], [...emails]);
    numbers = linked.filter((number) => !found.has(number));
  }
  const isAsked = ({ number, contacts }: OrderOfPerson) =>
    "numbers" in asked
      ? asked.numbers.includes(number)
      : contacts.some(({ phoneNumber }) => phoneNumber === asked.phoneNumber);
  const orders = [...found.values()].toSorted((a, b) => a.position - b.position);
  return groupPeople(orders, { joined: [], parted: [] }).filter((person) => person.some(isAsked));
}

/** The numbers of the orders of everybody who ever had a phone number, and who is the same person as they; oldest first. */
export async function ordersOfCustomer(
  database: Kysely<Tables>,
  phoneNumber: string,
): Promise<readonly string[]> {
  const people = await readPeople(database, { phoneNumber });
  return people
    .flat()
    .toSorted((a, b) => a.position - b.position)
    .map(({ number }) => number);
}

/** Some orders, each with what it said and says of its customer. */
async function readContacts(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<readonly OrderOfPerson[]> {
  const rows = await inParts(numbers, async (some) => {
    const { rows: read } = await sql<
      Contact & { readonly number: string; readonly position: number }
    >`
      select number, id as position, name, email, phone_number as "phoneNumber" from orders where number in (${sql.join(some)})
      union all
      select orders.number, orders.id, changed.name, changed.email, changed.phone_number
      from order_revisions as changed join orders on orders.number = changed.order_number
      where changed.order_number in (${sql.join(some)})`.execute(database);
    return read;
  });
  return [...Map.groupBy(rows, ({ number }) => number)].map(([number, contacts]) => ({
    number,
    position: contacts[0]?.position ?? 0,
    contacts,
  }));
}

/** The numbers of the orders that ever had one of some phone numbers, or one of some email addresses in small letters. */
async function numbersOf(
  database: Kysely<Tables>,
  phoneNumbers: readonly string[],
  emails: readonly string[],
): Promise<readonly string[]> {
  const having = (column: RawBuilder<unknown>, values: readonly string[]) =>
    // Erased orders have nothing, or a dash.
    inParts(
      values.filter(({ length }) => length > 1),
      async (some) => {
        const { rows } = await sql<{ readonly number: string }>`
        select number from orders where ${column} in (${sql.join(some)})
        union select order_number from order_revisions where ${column} in (${sql.join(some)})`.execute(
          database,
        );
        return rows.map(({ number }) => number);
      },
    );
  const found = [
    await having(sql`phone_number`, phoneNumbers),
    await having(sql`lower(email)`, emails),
  ];
  return [...new Set(found.flat())];
}

async function inParts<Value, Row>(
  values: readonly Value[],
  read: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += together)
    rows.push(...(await read(values.slice(from, from + together))));
  return rows;
}

import { type Kysely, type RawBuilder, sql } from "kysely";
import { groupBy } from "#domain/group-by.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import {
  type Contact,
  decisionsAboutPeople,
  groupPeople,
  keysOfContact,
  type LastingNotes,
  lastingNotesIn,
  type OrderOfSomebody,
  type PeopleDecisions,
} from "#domain/order-log/people.ts";
import { newestEvent, undoRoots } from "#domain/order-log/standing-events.ts";
import { detailsAboutPeople } from "#server/store/log/event-row.ts";
import { eventsOfRows } from "#server/store/log/read-events.ts";
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
  const decisions = decisionsAboutPeople(await readNotes(database, detailsAboutPeople.decisions));
  const joinedTo = partnersIn(decisions);
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
    const joined = numbers.flatMap((number) => joinedTo.get(number) ?? []);
    numbers = [...new Set([...linked, ...joined])].filter((number) => !found.has(number));
  }
  const wanted = new Set("numbers" in asked ? asked.numbers : []);
  const isAsked = ({ number, contacts }: OrderOfPerson) =>
    "numbers" in asked
      ? wanted.has(number)
      : contacts.some(({ phoneNumber }) => phoneNumber === asked.phoneNumber);
  const orders = [...found.values()].toSorted((a, b) => a.position - b.position);
  return groupPeople(orders, decisions).filter((person) => person.some(isAsked));
}

/**
 * The people of some orders, each with those of these orders that are theirs, oldest first, and with what was joined to them by hand.
 * However many orders somebody has besides, they are not read: two orders that only another one says to be of one person are apart.
 */
export async function readPeopleAmong(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<readonly (readonly OrderOfPerson[])[]> {
  const decisions = decisionsAboutPeople(await readNotes(database, detailsAboutPeople.decisions));
  const decided = [...decisions.parted, ...decisions.joined.flat()];
  const orders = await readContacts(database, [...new Set([...numbers, ...decided])]);
  return groupPeople(
    orders.toSorted((a, b) => a.position - b.position),
    decisions,
  );
}

/** Every order that was joined with another one, with those others. */
function partnersIn({ joined }: PeopleDecisions): ReadonlyMap<string, readonly string[]> {
  const both = joined.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const pairs = groupBy(both, ([from]) => from);
  return new Map([...pairs].map(([from, to]) => [from, to.map(([, number]) => number)]));
}

/**
 * The events about people whose details begin so, with what undoes events of their orders. Damaged ones do not count: who the other orders
 * are of is not in doubt.
 */
async function readNotes(
  database: Kysely<Tables>,
  beginnings: readonly string[],
): Promise<readonly OrderEvent[]> {
  const rows = await database
    .selectFrom("events")
    .selectAll()
    .where("kind", "=", "note")
    .where(sql`substr(detail, 1, 8)`, "in", beginnings)
    .execute();
  const numbers = [...new Set(rows.flatMap(({ order_number: number }) => number ?? []))];
  const undos = await inParts(numbers, (some) =>
    database
      .selectFrom("events")
      .selectAll()
      .where("kind", "=", "undone")
      .where("order_number", "in", some)
      .execute(),
  );
  return eventsOfRows<OrderEvent>([...rows, ...undos]).events;
}

/**
 * What lasts about people, by the numbers of all orders of theirs; orders of people without a note are missing. It costs as much as the
 * orders of those about whom something was written.
 */
export async function readLastingNotes(
  database: Kysely<Tables>,
): Promise<ReadonlyMap<string, PersonNotes>> {
  const events = await readNotes(database, [detailsAboutPeople.lastingNote]);
  const eventsOf = groupBy(events, ({ orderNumber }) => orderNumber);
  const noted = [...eventsOf.keys()];
  const people = noted.length === 0 ? [] : await readPeople(database, { numbers: noted });
  return new Map(
    people.flatMap((orders) => {
      const own = orders.flatMap(({ number }) => eventsOf.get(number) ?? []);
      const roots = undoRoots(own);
      const onPaper = own.filter(({ id }) => {
        const content = roots.get(id)?.content;
        return content?.kind === "lasting-note" && content.reader !== "owner";
      });
      const notes = { ...lastingNotesIn(own), changedAt: newestEvent(onPaper) };
      return orders.map(({ number }) => [number, notes] as const);
    }),
  );
}

/** What lasts about a person, and the newest event that changed what is on paper; 0 without one. */
export interface PersonNotes extends LastingNotes {
  readonly changedAt: number;
}

/** The numbers of the orders of some people, oldest first. */
export async function ordersOfPeople(
  database: Kysely<Tables>,
  asked: AskedPeople,
): Promise<readonly string[]> {
  const people = await readPeople(database, asked);
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

import { type Kysely, sql } from "kysely";
import { groupBy } from "#domain/group-by.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import {
  decisionsAboutPeople,
  groupPeople,
  type LastingNotes,
  lastingNotesIn,
  type PeopleDecisions,
} from "#domain/order-log/people.ts";
import { newestEvent, undoRoots } from "#domain/order-log/standing-events.ts";
import { detailsAboutPeople } from "#server/store/log/event-row.ts";
import { eventsOfRows } from "#server/store/log/read-events.ts";
import type { Tables } from "#server/store/tables.ts";
import {
  inParts,
  numbersOf,
  type OrderOfPerson,
  readContacts,
  unknownAmong,
  withLinked,
} from "./contacts.ts";

/** Whose orders are asked for: those of the people of some orders, or of everybody who ever had a phone number. */
export type AskedPeople =
  | { readonly numbers: readonly string[] }
  | { readonly phoneNumber: string };

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
    const orders = await readContacts(database, numbers);
    for (const order of orders) found.set(order.number, order);
    const unknown = unknownAmong(orders, known);
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
 * The people of some orders, each with those of these orders that are theirs, oldest first. However many orders somebody has besides, only
 * their different contacts are read.
 */
export async function readPeopleAmong(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<readonly (readonly OrderOfPerson[])[]> {
  const decisions = decisionsAboutPeople(await readNotes(database, detailsAboutPeople.decisions));
  const decided = [...decisions.parted, ...decisions.joined.flat()];
  const orders = await readContacts(database, [...new Set([...numbers, ...decided])]);
  const linked = await withLinked(database, orders);
  const wanted = new Set(numbers);
  return groupPeople(
    linked.toSorted((a, b) => a.position - b.position),
    decisions,
  )
    .map((person) => person.filter(({ number }) => wanted.has(number)))
    .filter((person) => person.length > 0);
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

/** What lasts about the people of some orders, by the numbers of these orders; those of people without a note are missing. */
export async function readLastingNotes(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PersonNotes>> {
  const events = await readNotes(database, [detailsAboutPeople.lastingNote]);
  if (events.length === 0) return new Map();
  const eventsOf = groupBy(events, ({ orderNumber }) => orderNumber);
  const people = await readPeopleAmong(database, [...new Set([...numbers, ...eventsOf.keys()])]);
  return new Map(
    people.flatMap((orders) => {
      const own = orders.flatMap(({ number }) => eventsOf.get(number) ?? []);
      if (own.length === 0) return [];
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

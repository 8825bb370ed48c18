import { groupBy } from "#domain/group-by.ts";
import type { NoteReader, OrderEvent } from "./desk-event.ts";
import { wordsOfName } from "./search-orders.ts";
import { standingEvents } from "./standing-events.ts";

/** Who an order says that it is of: as it was placed, or as it was changed. */
export interface Contact {
  readonly name: string;
  /** As it was normalised when it was received. Of an erased order it is empty or a dash, as the email address is. */
  readonly phoneNumber: string;
  /** Empty for none. */
  readonly email: string;
}

/** An order with everybody that it was ever said to be of. */
export interface OrderOfSomebody {
  readonly number: string;
  readonly contacts: readonly Contact[];
}

/** What the seller decided about who is one person. */
export interface PeopleDecisions {
  /** Pairs of numbers of orders that are of the same person, whatever they say. */
  readonly joined: readonly (readonly [string, string])[];
  /**
   * Orders whose name is somebody else's than the others with the same phone number or email address: these no longer join the orders with
   * this name to those with other names, later ones neither.
   */
  readonly parted: readonly string[];
}

/** What counts of what the seller decided about some orders. `events` are at least those decisions and what undoes them. */
export function decisionsAboutPeople(events: readonly OrderEvent[]): PeopleDecisions {
  const standing = standingEvents(events);
  return {
    joined: standing.flatMap(({ orderNumber, content }) =>
      content.kind === "joined" ? [[orderNumber, content.with] as const] : [],
    ),
    parted: standing.flatMap(({ orderNumber, content }) =>
      content.kind === "parted" ? [orderNumber] : [],
    ),
  };
}

/** What lasts about a person, for each reader; empty for nothing. */
export type LastingNotes = Readonly<Record<NoteReader, string>>;

export const noLastingNotes: LastingNotes = { owner: "", kitchen: "", driver: "" };

/** The newest note for each reader. `events` are at least the lasting notes of all orders of a person, and what undoes them. */
export function lastingNotesIn(events: readonly OrderEvent[]): LastingNotes {
  const newest = standingEvents(events).flatMap(({ content }) =>
    content.kind === "lasting-note" ? [[content.reader, content.text] as const] : [],
  );
  return { ...noLastingNotes, ...Object.fromEntries(newest) };
}

/**
 * The people of some orders, each with all orders of theirs, in the sequence in which they are given: orders with the same phone number or
 * the same email address are of one person, as far as the seller did not decide otherwise. Erased orders are of nobody.
 */
export function groupPeople<Order extends OrderOfSomebody>(
  orders: readonly Order[],
  { joined, parted }: PeopleDecisions,
): readonly (readonly Order[])[] {
  const ofParted = new Set(parted);
  const apart = new Set(
    orders
      .filter(({ number }) => ofParted.has(number))
      .flatMap(({ contacts }) => contacts.flatMap(keysWithName)),
  );
  const keysOf = (contact: Contact) => {
    if (apart.size === 0) return keysOfContact(contact);
    const withName = keysWithName(contact);
    return keysOfContact(contact).map((key, index) => {
      const named = withName[index] ?? key;
      return apart.has(named) ? named : key;
    });
  };
  const first = new Map<string, string>();
  const rootOf = (key: string): string => {
    const next = first.get(key);
    if (next === undefined) return key;
    const root = rootOf(next);
    first.set(key, root);
    return root;
  };
  const join = (a: string, b: string) => {
    const [one, other] = [rootOf(a), rootOf(b)];
    if (one !== other) first.set(other, one);
  };
  const found = orders.filter(({ contacts }) =>
    contacts.some((each) => keysOfContact(each).length > 0),
  );
  for (const { number, contacts } of found)
    for (const key of contacts.flatMap(keysOf)) join(key, number);
  const numbers = new Set(found.map(({ number }) => number));
  for (const [one, other] of joined) if (numbers.has(one) && numbers.has(other)) join(one, other);
  return [...groupBy(found, ({ number }) => rootOf(number)).values()];
}

/** What tells who somebody is. An order number has neither a space nor an at sign, and is shorter than the phone numbers. */
export function keysOfContact({
  phoneNumber,
  email,
}: Pick<Contact, "phoneNumber" | "email">): readonly string[] {
  return [
    ...(phoneNumber.length > 1 ? [`tel ${phoneNumber}`] : []),
    ...(email.length > 1 ? [`mail ${email.toLowerCase()}`] : []),
  ];
}

/** The same with the words of the name, which tell people with one phone number apart. */
export function keysWithName(contact: Contact): readonly string[] {
  const name = wordsOfName(contact.name).join(" ");
  return keysOfContact(contact).map((key) => `${key} ${name}`);
}

/** The dishes that are in most of some orders, in two at least, with the number of these orders. Cancelled orders do not count. */
export function favouriteDishes(
  orders: readonly {
    readonly lines: readonly { readonly dishName: string }[];
    readonly state: { readonly isCancelled: boolean };
  }[],
): readonly (readonly [dishName: string, orders: number])[] {
  const ordered = orders
    .filter(({ state }) => !state.isCancelled)
    .flatMap(({ lines }) => [...new Set(lines.map(({ dishName }) => dishName))]);
  return [...groupBy(ordered, (dishName) => dishName)]
    .map(([dishName, same]) => [dishName, same.length] as const)
    .filter(([, count]) => count > 1)
    .toSorted((one, other) => other[1] - one[1]);
}

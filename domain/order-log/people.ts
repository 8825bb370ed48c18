import type { CustomerData } from "#domain/customer/customer-data.ts";
import { groupBy } from "#domain/group-by.ts";
import type { NoteReader, OrderEvent } from "./desk-event.ts";
import type { OrderState } from "./order-state.ts";
import { standingEvents } from "./standing-events.ts";

/** The contact details on an order, as placed or as changed. Of an erased order both texts are empty or a dash. */
export type Contact = Pick<CustomerData, "name" | "phoneNumber" | "email">;

/** An order with everybody that it was ever said to be of. */
export interface OrderOfSomebody {
  readonly number: string;
  /** As it was placed, and after each change; `at` is when, in milliseconds since 1970 UTC. */
  readonly contacts: readonly (Contact & { readonly at: number })[];
  readonly isCancelled: boolean;
}

/**
 * Which of a person's orders says who it is and when the last order was: the newest, of those that are not canceled if there is one.
 * `orders` are all of one person, oldest first; undefined where there are none.
 */
export function tellingOrder<Order>(
  orders: readonly Order[],
  isCancelled: (order: Order) => boolean,
): Order | undefined {
  return orders.findLast((order) => !isCancelled(order)) ?? orders.at(-1);
}

/** All contacts that some orders have or had, each once with the numbers of these orders. */
export function contactsOf(orders: readonly OrderOfSomebody[]) {
  const said = orders.flatMap(({ number, contacts }) =>
    contacts.map(({ at: _, ...contact }) => ({ number, contact })),
  );
  return [...groupBy(said, ({ contact }) => JSON.stringify(contact)).values()].map((same) => ({
    ...same[0].contact,
    orders: [...new Set(same.map(({ number }) => number))],
  }));
}

/** What the seller decided about who an order is of. */
export interface PersonDecision {
  readonly number: string;
  /** Another order of the same person. Null: its name, also in later orders, is of somebody else than others with its phone number or email. */
  readonly with: string | null;
  /** When she did, in milliseconds since 1970 UTC. */
  readonly pressedAt: number;
}

/** What counts of what the seller decided, oldest first. `events` are at least those decisions and what undoes them. */
export function decisionsAboutPeople(
  events: readonly OrderEvent[],
): readonly (PersonDecision & Pick<OrderEvent, "actionId">)[] {
  return standingEvents(events).flatMap(({ orderNumber: number, actionId, pressedAt, content }) =>
    content.kind === "joined" || content.kind === "parted"
      ? [{ number, actionId, pressedAt, with: content.kind === "joined" ? content.with : null }]
      : [],
  );
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

/** The action ids of what is written about notes with a press that joins two people, or that takes such a press back. */
export function idsOfNotesOfBoth(actionId: string): Readonly<Record<NoteReader, string>> {
  const idFor = (reader: NoteReader) => `${actionId}_${reader}`;
  return { owner: idFor("owner"), kitchen: idFor("kitchen"), driver: idFor("driver") };
}

/** The dishes that are in most of some orders, in two at least, with the number of these orders. Canceled orders do not count. */
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

/** Of how many weeks somebody has ordered in at least so many to count as a regular. */
export const regularWeeks = { of: 4, atLeast: 3 };

/**
 * Who ordered in most of the weeks `before`, and not in the `open` one: of each the newest order that is not canceled. `people` are the
 * orders of each, oldest first. A customer who canceled the order of the open week has decided, and is not among them.
 */
export function missingRegulars<
  Order extends { readonly state: Pick<OrderState, "week" | "isCancelled"> },
>(
  people: readonly (readonly Order[])[],
  { before, open }: { readonly before: readonly string[]; readonly open: string },
): readonly Order[] {
  return people.flatMap((orders) => {
    const served = orders.filter(({ state }) => !state.isCancelled);
    const newest = served.at(-1);
    const weeks = before.filter((week) => served.some(({ state }) => state.week === week)).length;
    const isThere = orders.some(({ state }) => state.week === open);
    return newest === undefined || isThere || weeks < regularWeeks.atLeast ? [] : [newest];
  });
}

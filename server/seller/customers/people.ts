import type { Person } from "#contract/generated/desk-schema-types.ts";
import type { Language } from "#domain/language/language.ts";
import { lastingNotesIn } from "#domain/order-log/people.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { shownOrders } from "#server/seller/reads/shown-orders.ts";

/** The person of an order with all orders of theirs; null for an unknown order and for an erased one. */
export async function readPerson(
  { store, current, reportDamaged }: DeskCall,
  ofOrder: string,
  language: Language,
): Promise<Person | null> {
  const [own] = await store.readPeople([ofOrder]);
  if (own === undefined) return null;
  const numbers = own.map(({ number }) => number);
  const [{ orders, unreadable }, { events, damaged }] = await Promise.all([
    store.workingOrdersWith(numbers),
    store.eventsOfOrders(numbers, ["note", "changed", "undone"]),
  ]);
  reportDamaged(damaged);
  const notes = lastingNotesIn(events);
  const notesOf = new Map(numbers.map((number) => [number, notes]));
  return {
    orders: shownOrders(orders, events, current.catalogue, language, notesOf)
      .map(({ shown }) => shown)
      .toSorted((a, b) => b.position - a.position),
    unreadable,
    decisions: standingEvents(events)
      .flatMap(({ orderNumber, actionId, content, at }) =>
        content.kind === "joined" || content.kind === "parted"
          ? [{ number: orderNumber, actionId, kind: content.kind, at }]
          : [],
      )
      .toReversed(),
  };
}

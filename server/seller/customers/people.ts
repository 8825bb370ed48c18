import type { Person } from "#contract/generated/desk-schema-types.ts";
import type { Language } from "#domain/language/language.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import { lastingNotesIn } from "#domain/order-log/people.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { showOrdersOfWeeks } from "#server/seller/reads/shown-orders.ts";

/** The person of an order with all orders of theirs; null for an unknown order and for an erased one. */
export async function readPerson(
  context: DeskCall,
  number: string,
  language: Language,
): Promise<Person | null> {
  const { store } = context;
  const { numbers, events } = await findPerson(store, number);
  if (numbers.length === 0) return null;
  const { orders, unreadable } = await store.workingOrdersWith(numbers);
  const { toPay, toGiveBack } = sumOrders(orders);
  const shown = await showOrdersOfWeeks(context, orders, language);
  return {
    orders: shown.toSorted((a, b) => b.position - a.position),
    unreadable,
    toPay,
    toGiveBack,
    notes: lastingNotesIn(events),
    decisions: standingEvents(events)
      .flatMap(({ orderNumber, actionId, content, at }) =>
        content.kind === "joined" || content.kind === "parted"
          ? [{ number: orderNumber, actionId, kind: content.kind, at }]
          : [],
      )
      .toReversed(),
  };
}

/**
 * The numbers of the orders of an order's person, and what the seller wrote and decided about the person, with what undoes it. Nothing
 * for an unknown order and for an erased one.
 */
export async function findPerson(
  store: DeskCall["store"],
  number: string,
): Promise<{ readonly numbers: readonly string[]; readonly events: readonly OrderEvent[] }> {
  const [found = []] = await store.readPeople({ numbers: [number] });
  const numbers = found.map((order) => order.number);
  const { events } = await store.eventsOfOrders(numbers, ["note", "undone"]);
  return { numbers, events };
}

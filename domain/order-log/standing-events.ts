import type { OrderEvent, UndoContent } from "./desk-event.ts";

interface Undoable {
  readonly id: number;
  readonly content: { readonly kind: string } | UndoContent;
}

/**
 * The events of one order or week that count, oldest first, whatever the sequence in which they are given. An event does not
 * count while an event that undoes it counts; so undoing an undo brings the first event back, at its old place in the log.
 */
export function standingEvents<Event extends Undoable>(events: readonly Event[]): readonly Event[] {
  const taken = new Set<number>();
  // An event can only undo an older one, so whether it counts is known before its target is reached.
  return events
    .toSorted((a, b) => b.id - a.id)
    .filter((event) => {
      if (taken.has(event.id)) return false;
      if ("undoes" in event.content) taken.add(event.content.undoes);
      return true;
    })
    .toReversed();
}

/** The event that canceled an order that is canceled; the customer's own has no device. Undefined if there is none. */
export function standingCancelling(events: readonly OrderEvent[]): OrderEvent | undefined {
  const newest = standingEvents(events).findLast(
    ({ content: { kind } }) => kind === "cancelled" || kind === "restored",
  );
  return newest?.content.kind === "cancelled" ? newest : undefined;
}

/**
 * What each event is about in the end, by its id: itself, or for an undo what the event is about that it takes back. An undo of an event
 * that is not among them is missing. Linear, also for undos of undos.
 */
export function undoRoots<Event extends Undoable>(
  events: readonly Event[],
): ReadonlyMap<number, Event> {
  const roots = new Map<number, Event>();
  // An event can only undo an older one.
  for (const event of events.toSorted((a, b) => a.id - b.id)) {
    const root = "undoes" in event.content ? roots.get(event.content.undoes) : event;
    if (root !== undefined) roots.set(event.id, root);
  }
  return roots;
}

/**
 * The event that an undo is about in the end, the undo of it, the undo of that, and so on up to the event itself. An event that is
 * no undo is alone. `events` are at least all events of the order or week up to it.
 */
export function undoChain<Event extends Undoable>(
  event: Event,
  events: readonly Event[],
): readonly Event[] {
  const byId = new Map(events.map((each) => [each.id, each]));
  const chain = [event];
  for (let first = event; "undoes" in first.content; ) {
    const { undoes } = first.content;
    const target = byId.get(undoes);
    if (target === undefined) throw new Error(`event ${String(undoes)} is missing`);
    chain.push(target);
    first = target;
  }
  return chain.toReversed();
}

/** The highest id of some events, 0 without any. There may be more of them than a function takes arguments. */
export function newestEvent(events: readonly { readonly id: number }[]): number {
  return events.reduce((newest, { id }) => Math.max(newest, id), 0);
}

import type { UndoContent } from "./desk-event.ts";

interface Undoable {
  readonly id: number;
  readonly content: { readonly kind: string } | UndoContent;
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

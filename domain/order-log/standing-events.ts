import type { UndoContent } from "./desk-event.ts";

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

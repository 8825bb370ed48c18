import type { UndoContent } from "./desk-event.ts";

interface Undoable {
  readonly id: number;
  readonly content: { readonly kind: string } | UndoContent;
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

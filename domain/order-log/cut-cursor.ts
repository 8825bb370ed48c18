import type { Cursor } from "./desk-event.ts";

/** A cursor that a device gave, but no further than what is known: further on it would hide what is still to come. */
export function cutCursor({ event, order }: Cursor, known: Cursor): Cursor {
  return { event: Math.min(event, known.event), order: Math.min(order, known.order) };
}

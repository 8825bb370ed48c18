import { noteReaders } from "#domain/order-log/desk-event.ts";
import { noLastingNotes } from "#domain/order-log/people.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { SentMark } from "./subject-of-mark.ts";

/**
 * Of two people who are joined, what was written about each stays: the newest note alone would hide an allergy. It is written before they are
 * joined, so that nothing is lost in between, and only where their notes differ, so that a repetition writes nothing.
 */
export async function keepNotesOfBoth(
  { store, device, now }: DeskCall,
  { action, ...press }: SentMark,
): Promise<void> {
  if (action.kind !== "joined" || press.orderNumber === null) return;
  const notes = await store.lastingNotes([press.orderNumber, action.with]);
  const own = notes.get(press.orderNumber) ?? noLastingNotes;
  const other = notes.get(action.with) ?? noLastingNotes;
  for (const reader of noteReaders) {
    const [one, two] = [own[reader], other[reader]];
    if (one === two) continue;
    const text = one.includes(two) ? one : two.includes(one) ? two : `${one}; ${two}`;
    await store.mark({
      ...press,
      action: { kind: "lasting-note", reader, text },
      actionId: `${press.actionId}_${reader}`,
      // The notes were read just now.
      seen: { event: Number.MAX_SAFE_INTEGER, actionIds: [] },
      deviceId: device.id,
      at: now,
    });
  }
}

import { noteReaders } from "#domain/order-log/desk-event.ts";
import { noLastingNotes } from "#domain/order-log/people.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { SentMark } from "./subject-of-mark.ts";

const separator = "; ";

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
    if (own[reader] === other[reader]) continue;
    // Whole parts: what is said of walnuts does not say it of nuts.
    const parts = [own, other].flatMap((note) => note[reader].split(separator));
    const text = [...new Set(parts)].filter((part) => part !== "").join(separator);
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

import { noteReaders } from "#domain/order-log/desk-event.ts";
import { idsOfNotesOfBoth, noLastingNotes } from "#domain/order-log/people.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { SentMark, SubjectOfMark } from "./subject-of-mark.ts";

const separator = "; ";

/**
 * Of two people who are joined, what was written about each stays: the newest note alone would hide an allergy. It is written before they are
 * joined, so that nothing is lost in between, and only where their notes differ, so that a repetition writes nothing. A press that takes a join
 * back takes this back, too, and the one that takes back that press brings it back: otherwise what was written about one of them would stay
 * with the other, also once it was erased.
 */
export async function keepNotesOfBoth(
  { store, device, now }: DeskCall,
  { action, ...press }: SentMark,
  subject: SubjectOfMark,
): Promise<void> {
  if (press.orderNumber === null) return;
  const ids = idsOfNotesOfBoth(press.actionId);
  // The notes were read just now.
  const seen = { event: Number.MAX_SAFE_INTEGER, actionIds: [] };
  const common = { ...press, seen, deviceId: device.id, at: now };
  if (action.kind === "undone") {
    const written = idsOfNotesOfBoth(action.actionId);
    const events = new Set((await subject.events()).map(({ actionId }) => actionId));
    for (const reader of noteReaders) {
      const undo = { kind: "undone", actionId: written[reader] } as const;
      if (events.has(undo.actionId))
        await store.mark({ ...common, action: undo, actionId: ids[reader] });
    }
  }
  if (action.kind !== "joined") return;
  const notes = await store.lastingNotes([press.orderNumber, action.with]);
  const own = notes.get(press.orderNumber) ?? noLastingNotes;
  const other = notes.get(action.with) ?? noLastingNotes;
  for (const reader of noteReaders) {
    if (own[reader] === other[reader]) continue;
    // Whole parts: what is said of walnuts does not say it of nuts.
    const parts = [own, other].flatMap((note) => note[reader].split(separator));
    const text = [...new Set(parts)].filter((part) => part !== "").join(separator);
    const note = { kind: "lasting-note", reader, text } as const;
    await store.mark({ ...common, action: note, actionId: ids[reader] });
  }
}

import type { EventOfHistory } from "#contract/desk-calls/order-page.ts";
import { wireName } from "#contract/wire/wire-name.ts";
import { undoableEvents } from "#domain/order-log/decide-mark.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";

/**
 * The history of an order, newest first. `events` are all events of the order; `nameOf` gives the name of a device, and `changesOf`
 * what a revision changed, in words.
 */
export function showHistory(
  events: readonly OrderEvent[],
  nameOf: (deviceId: number) => string | undefined,
  changesOf: (revision: number) => readonly string[],
): readonly EventOfHistory[] {
  const standing = new Set(standingEvents(events).map(({ id }) => id));
  const undoable = undoableEvents(events);
  const kindOf = new Map(events.map(({ id, content }) => [id, wireName(content.kind)]));
  return events
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, actionId, at, pressedAt, deviceId, content }) => {
      const details = { ...noDetails, ...detailsOf(content) };
      return {
        id,
        actionId,
        kind: wireName(content.kind),
        at,
        pressedAt,
        device: deviceId === null ? null : (nameOf(deviceId) ?? null),
        isSet: details.isSet,
        amount: details.amount,
        way: details.way,
        askedBy: details.askedBy,
        text: details.text,
        reader: details.reader,
        changes: content.kind === "changed" ? changesOf(content.revision) : [],
        toWeek: details.toWeek,
        undoneKind: content.kind === "undone" ? (kindOf.get(content.undoes) ?? null) : null,
        stands: standing.has(id),
        canBeUndone: undoable.has(id),
      };
    });
}

type Details = Pick<
  EventOfHistory,
  "isSet" | "amount" | "way" | "askedBy" | "text" | "reader" | "toWeek"
>;

const noDetails: Details = {
  isSet: null,
  amount: null,
  way: null,
  askedBy: null,
  text: null,
  reader: null,
  toWeek: null,
};

function detailsOf(content: OrderEvent["content"]): Partial<Details> {
  switch (content.kind) {
    case "packed":
      return { isSet: content.isPacked };
    case "handed-over":
      return { isSet: content.isHandedOver };
    case "money":
      return { amount: content.amount, way: content.way };
    case "changed":
      return { amount: content.due };
    case "note":
      return { text: content.text };
    case "lasting-note":
      return { text: content.text, reader: content.reader };
    case "joined":
      return { text: content.with };
    case "asked":
      return { askedBy: content.by };
    case "moved":
      return { toWeek: content.toWeek };
    case "cancelled":
    case "restored":
    case "parted":
    case "erased":
    case "undone":
      return {};
  }
}

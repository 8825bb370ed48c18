import { cutCursor } from "./cut-cursor.ts";
import type { OrderEvent, WeekEvent } from "./desk-event.ts";
import type { Decision, Press, Seen, UndoAction } from "./press.ts";
import { standingEvents } from "./standing-events.ts";

type LoggedEvent = OrderEvent | WeekEvent;
type Content = LoggedEvent["content"];

/**
 * Decides about a new press from the events of its order or week. A press that was made without knowing of another one about
 * the same matter counts only if both agree. Two payments never agree: each device may have taken the same money. Times do not
 * matter, since the clocks of devices differ.
 */
export function decidePress(press: Press, events: readonly LoggedEvent[]): Decision {
  const { action, seen } = press;
  if (action.kind === "undone") return decideUndo(action, seen, events);
  const matter = matterOf(action, events);
  if (matter === undefined || !hasUnseen(matter, seen, events))
    return { kind: "record", content: action };
  const newest = standingEvents(events).findLast(
    ({ content }) => matterOf(content, events) === matter && content.kind !== "undone",
  );
  return matter !== "money" && isSame(newest?.content, action)
    ? { kind: "record", content: action }
    : { kind: "outdated" };
}

/** Whether an event is what a press with its action id asked for: a repetition, and not another press with a used id. */
export function isEventOf(
  press: Press,
  event: LoggedEvent,
  events: readonly LoggedEvent[],
): boolean {
  const { action } = press;
  if (action.kind === "printed" && event.content.kind === "printed") {
    const { shows } = event.content;
    // What a printing shows was cut to what was known when it was stored.
    return isSame(event.content, { ...action, shows: cutCursor(action.shows, shows) });
  }
  if (action.kind !== "undone") return isSame(event.content, action);
  const target = events.find(({ actionId }) => actionId === action.actionId);
  return (
    event.content.kind === "undone" && target !== undefined && event.content.undoes === target.id
  );
}

function decideUndo(
  { actionId }: UndoAction,
  seen: Seen,
  events: readonly LoggedEvent[],
): Decision {
  const target = standingEvents(events).find((event) => event.actionId === actionId);
  if (target === undefined || !isUndoable(target.content)) return { kind: "nothing-to-undo" };
  if (isOlderChange(target, events)) return { kind: "outdated" };
  const matter = matterOf(target.content, events);
  const known = { ...seen, actionIds: [...seen.actionIds, actionId] };
  // Undoing a payment and giving it back are two ways to say one thing. Other facts cannot be taken back twice: a newer event
  // decides what is so, whatever happens to an older one.
  return matter === "money" && hasUnseen(matter, known, events)
    ? { kind: "outdated" }
    : { kind: "record", content: { kind: "undone", undoes: target.id } };
}

/** Whether an event that counts can be taken back by an undo now. `events` are all events of its order or week. */
export function canUndo(event: LoggedEvent, events: readonly LoggedEvent[]): boolean {
  return isUndoable(event.content) && !isOlderChange(event, events);
}

/** `menu-saved` is taken back by another version of the catalogue. */
const lasting: ReadonlySet<Content["kind"]> = new Set<Content["kind"]>([
  "printed",
  "told",
  "erased",
  "menu-saved",
]);

function isUndoable({ kind }: Content): boolean {
  return !lasting.has(kind);
}

/** Whether an event is a change of the order, or the undoing of one, and a newer change counts: the newest one must be undone first. */
function isOlderChange(event: LoggedEvent, events: readonly LoggedEvent[]): boolean {
  const { content } = event;
  if (content.kind === "undone") {
    const target = events.find(({ id }) => id === content.undoes);
    return target !== undefined && isOlderChange(target, events);
  }
  return (
    content.kind === "changed" &&
    standingEvents(events).some(({ id, content: { kind } }) => kind === "changed" && id > event.id)
  );
}

function hasUnseen(matter: string, seen: Seen, events: readonly LoggedEvent[]): boolean {
  return events.some(
    ({ id, actionId, content }) =>
      id > seen.event && !seen.actionIds.includes(actionId) && matterOf(content, events) === matter,
  );
}

/** What an event decides, so that two events with the same matter contradict each other; undefined if it contradicts none. */
function matterOf(content: Content, events: readonly LoggedEvent[]): string | undefined {
  switch (content.kind) {
    case "packed":
    case "handed-over":
    case "money":
    case "moved":
    case "changed":
      return content.kind;
    case "cancelled":
    case "restored":
      return "cancelled";
    case "cooked":
      return `cooked ${content.line}`;
    case "week-closed":
    case "week-reopened":
      return "closed";
    case "undone": {
      const target = events.find(({ id }) => id === content.undoes);
      return target === undefined ? undefined : matterOf(target.content, events);
    }
    case "printed":
    case "note":
    case "told":
    case "erased":
    case "menu-saved":
      return undefined;
  }
}

function isSame(left: Content | undefined, right: Content): boolean {
  if (left === undefined) return false;
  const [ofLeft, ofRight] = [left, right].map((content) =>
    JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return ofLeft === ofRight;
}

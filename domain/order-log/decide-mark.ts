import type { Cursor, OrderEvent, WeekEvent } from "./desk-event.ts";
import type { Decision, Mark, Seen, UndoAction } from "./mark.ts";
import { standingEvents, undoRoots } from "./standing-events.ts";
import { linesSet } from "./week-state.ts";

type LoggedEvent = OrderEvent | WeekEvent;
type Content = LoggedEvent["content"];
/** See `undoRoots`. */
type Roots = ReadonlyMap<number, LoggedEvent>;

/**
 * Decides about a new mark from the events of its order or week. A mark that was made without knowing of another one about
 * the same matter counts only if both agree. Two payments never agree: each device may have taken the same money. One more cooked
 * portion always counts: it was cooked. Times do not matter, since the clocks of devices differ. An erased order takes only marks that
 * bring nothing of its customer back, and serve the books.
 */
export function decideMark(press: Mark, events: readonly LoggedEvent[]): Decision {
  const { action, seen } = press;
  if (isErased(events) && !isOfBooks(action, events)) return { kind: "erased" };
  if (action.kind === "undone") return decideUndo(action, seen, events);
  if (action.kind === "cooked" && "more" in action) return { kind: "record", content: action };
  const unseen = unseenMatters(seen, events, undoRoots(events));
  const disputed = mattersOf(action).filter((matter) => unseen.has(matter));
  // All of it or nothing: the device that pressed is told, and its user looks again.
  return disputed.length === 0 || agrees(action, disputed, standingEvents(events))
    ? { kind: "record", content: action }
    : { kind: "outdated" };
}

/** Whether what stands about some matters is what a mark says about them. */
function agrees(
  action: Content,
  disputed: readonly string[],
  standing: readonly LoggedEvent[],
): boolean {
  if (action.kind === "money") return false;
  const newest = new Map(
    standing.flatMap(({ content }) => mattersOf(content).map((matter) => [matter, content])),
  );
  if (action.kind !== "cooked")
    return disputed.every((matter) => isSame(newest.get(matter), action));
  const asked = new Set(disputed);
  return linesSet(action)
    .filter(({ line }) => asked.has(matterOfLine(line)))
    .every((asks) => {
      const content = newest.get(matterOfLine(asks.line));
      return (
        content?.kind === "cooked" &&
        linesSet(content).some(({ line, done }) => line === asks.line && done === asks.done)
      );
    });
}

/** Whether the order was changed without the device knowing of it. `events` are all of the order. */
export function hasUnseenChange(seen: Seen, events: readonly LoggedEvent[]): boolean {
  return unseenMatters(seen, events, undoRoots(events)).has("changed");
}

function isErased(events: readonly LoggedEvent[]): boolean {
  return events.some(({ content }) => content.kind === "erased");
}

/** What can still be marked on an erased order, and taken back. */
const ofBooks: ReadonlySet<Content["kind"]> = new Set<Content["kind"]>([
  "packed",
  "handed-over",
  "cancelled",
  "money",
]);

function isOfBooks(action: Mark["action"], events: readonly LoggedEvent[]): boolean {
  if (action.kind !== "undone") return ofBooks.has(action.kind);
  if (!("actionId" in action)) return false;
  const target = events.find(({ actionId }) => actionId === action.actionId);
  const root = target && undoRoots(events).get(target.id);
  // An order that stands again would be cooked for nobody.
  return root !== undefined && ofBooks.has(root.content.kind) && root.content.kind !== "cancelled";
}

/** Whether an event is what a mark with its action id asked for: a repetition, and not another mark with a used id. */
export function isEventOf(
  press: Mark,
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

/** A cursor that a device gave, but no further than what is known: further on it would hide what is still to come. */
export function cutCursor({ event, order }: Cursor, known: Cursor): Cursor {
  return { event: Math.min(event, known.event), order: Math.min(order, known.order) };
}

function decideUndo(
  { actionId }: UndoAction,
  seen: Seen,
  events: readonly LoggedEvent[],
): Decision {
  const roots = undoRoots(events);
  const standing = standingEvents(events);
  const target = standing.find((event) => event.actionId === actionId);
  if (target === undefined || !isUndoable(target, roots)) return { kind: "nothing-to-undo" };
  if (isOlderChange(target, newestChange(standing), roots)) return { kind: "outdated" };
  const isMoney = (roots.get(target.id)?.content ?? target.content).kind === "money";
  const known = { ...seen, actionIds: [...seen.actionIds, actionId] };
  // Undoing a payment and giving it back are two ways to say one thing. Other facts cannot be taken back twice: a newer event
  // decides the state, whatever happens to an older one.
  return isMoney && unseenMatters(known, events, roots).has("money")
    ? { kind: "outdated" }
    : { kind: "record", content: { kind: "undone", undoes: target.id } };
}

/** The ids of the events of an order or a week that an undo can take back now. `events` are all of them. */
export function undoableEvents(events: readonly LoggedEvent[]): ReadonlySet<number> {
  const roots = undoRoots(events);
  const standing = standingEvents(events);
  const newest = newestChange(standing);
  return new Set(
    standing.flatMap((event) =>
      isUndoable(event, roots) && !isOlderChange(event, newest, roots) ? [event.id] : [],
    ),
  );
}

/** `menu-saved` is taken back by another version of the catalogue. */
const lasting: ReadonlySet<Content["kind"]> = new Set<Content["kind"]>([
  "printed",
  "erased",
  "menu-saved",
]);

/** Undoing the undo of a request to pay is not possible: the seller asks again, and whether a mail goes out is decided then. */
function isUndoable({ id, content }: LoggedEvent, roots: Roots): boolean {
  const isOfAsking = content.kind === "undone" && roots.get(id)?.content.kind === "asked";
  return !lasting.has(content.kind) && !isOfAsking;
}

/** The id of the newest change of an order among the events that count; 0 without one. */
function newestChange(standing: readonly LoggedEvent[]): number {
  return standing.findLast(({ content }) => content.kind === "changed")?.id ?? 0;
}

/** Whether an event is a change of the order, or the undoing of one, and a newer change counts: the newest one must be undone first. */
function isOlderChange(event: LoggedEvent, newest: number, roots: Roots): boolean {
  const root = roots.get(event.id);
  return root?.content.kind === "changed" && newest > root.id;
}

/** What was decided without the device knowing of it. */
function unseenMatters(
  seen: Seen,
  events: readonly LoggedEvent[],
  roots: Roots,
): ReadonlySet<string> {
  const own = new Set(seen.actionIds);
  return new Set(
    events.flatMap(({ id, actionId }) => {
      const root = id <= seen.event || own.has(actionId) ? undefined : roots.get(id);
      return root === undefined ? [] : mattersOf(root.content);
    }),
  );
}

/**
 * What an event decides, so that two events with a matter in common contradict each other; nothing if it contradicts none. An undo
 * decides what its root does.
 */
function mattersOf(content: Content): readonly string[] {
  switch (content.kind) {
    case "packed":
    case "handed-over":
    case "money":
    case "moved":
    case "changed":
      return [content.kind];
    case "cancelled":
    case "restored":
      return ["cancelled"];
    case "lasting-note":
      return [`${content.kind} ${content.reader}`];
    case "cooked":
      return ("lines" in content ? content.lines : [content]).map(({ line }) => matterOfLine(line));
    case "shopping":
      return [content.ingredient, ...(content.with ?? [])].map((id) => `had ${id}`);
    case "week-closed":
    case "week-reopened":
      return ["closed"];
    case "undone":
    case "printed":
    case "note":
    case "joined":
    case "parted":
    case "asked":
    case "erased":
    case "menu-saved":
      return [];
  }
}

function matterOfLine(line: string): string {
  return `cooked ${line}`;
}

function isSame(left: Content | undefined, right: Content): boolean {
  if (left === undefined) return false;
  const [ofLeft, ofRight] = [left, right].map((content) =>
    JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return ofLeft === ofRight;
}

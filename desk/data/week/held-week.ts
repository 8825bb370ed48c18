import type { MarkAnswer } from "#desk/data/marks/judge-answer.ts";
import { inSequence } from "#domain/in-sequence.ts";
import { sumOfItem } from "#domain/order/to-buy.ts";
import type { AppliedMark } from "./apply-marks.ts";
import type { DeskOrderState, DeskWeek } from "./desk-week.ts";

type Shopping = DeskWeek["shopping"];

/** A week as the server gave it, with the answers to marks since then. */
export interface HeldWeek {
  readonly week: DeskWeek;
  /** When the server was last heard of it, in milliseconds since 1970 UTC by the clock of the device. */
  readonly asOf: number;
  /** When it was loaded as a whole, by the same clock. */
  readonly loadedAt: number;
  /** The newest event of the week as a whole that is in it. */
  readonly weekEvent: number;
  /** Marks that are stored, but whose effect no answer to a mark tells: notes, what is missing, and printings. */
  readonly stored: readonly (AppliedMark & { readonly event: number })[];
  /** Events since the cursor that answers to marks already described in full. The week need not be loaded for them. */
  readonly told?: readonly number[];
  /** The keys of the stops as they were arranged on this device, and when, by the same clock. */
  readonly arranged?: { readonly stops: readonly string[]; readonly at: number };
}

export function isNewer(
  { week: { cursor } }: HeldWeek,
  { week: { cursor: other } }: HeldWeek,
): boolean {
  return cursor.event > other.event || cursor.order > other.order;
}

/** Puts the stops into the sequence of their keys. The server keeps the sequence apart from the log. */
export function arrangeRoute(held: HeldWeek, stops: readonly string[], at: number): HeldWeek {
  const week = { ...held.week, route: inSequence(held.week.route, stops, keyOf) };
  return { ...held, week, arranged: { stops, at } };
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}

/**
 * Puts a week that was loaded in the place of an older one. What later answers to marks said stays, and so does the sequence of the
 * stops that was arranged after the week was asked for at `asOf`: the answer may be older than it.
 */
export function replaceWeek(held: HeldWeek | undefined, week: DeskWeek, asOf: number): HeldWeek {
  const { event } = week.cursor;
  // Drop what was loaded before a backup was restored: ids of events mean something else now.
  const isSame = held?.week.week === week.week && held.week.generation === week.generation;
  if (held === undefined || !isSame)
    return { week, asOf, loadedAt: asOf, weekEvent: event, stored: [] };
  const known = new Map(held.week.orders.map(({ number, state }) => [number, state]));
  const orders = week.orders.map((order) => ({
    ...order,
    state: newest(order.state, known.get(order.number)),
  }));
  const isWeekOlder = held.weekEvent > event;
  const { arranged } = held;
  const isRouteOlder = arranged !== undefined && arranged.at >= asOf;
  const cooked = new Map(held.week.kitchen.map((line) => [line.key, line.cooked]));
  const had = new Map(held.week.shopping.items.map((item) => [item.ingredient, item.had]));
  return {
    week: {
      ...week,
      orders,
      ...(isRouteOlder && { route: inSequence(week.route, arranged.stops, keyOf) }),
      ...(isWeekOlder && {
        isClosed: held.week.isClosed,
        shopping: withHad(week.shopping, (item) => sumOfItem(item, had) ?? item.had),
        kitchen: week.kitchen.map((line) => ({
          ...line,
          cooked: cooked.get(line.key) ?? line.cooked,
        })),
      }),
    },
    asOf,
    loadedAt: asOf,
    weekEvent: Math.max(held.weekEvent, event),
    stored: held.stored.filter((mark) => mark.event > event),
    told: since(held.told, event),
    ...(isRouteOlder && { arranged }),
  };
}

/** Adds the answer to a mark. The same object if it says nothing about this week. */
export function mergeAnswer(
  held: HeldWeek,
  mark: AppliedMark,
  { order, week, event }: MarkAnswer,
): HeldWeek {
  const isAbout =
    mark.week === held.week.week ||
    held.week.orders.some(({ number }) => number === mark.orderNumber);
  if (!isAbout) return held;
  const merged = order === null ? held : mergeState(held, order);
  const withNow = week === null ? merged : mergeWeekNow(merged, week);
  const { cursor } = held.week;
  if (event === null || event <= cursor.event) return withNow;
  if (isOneOf(mark, toldLater))
    return { ...withNow, stored: [...withNow.stored, { ...mark, event }] };
  const hasAnswer = order !== null || week !== null;
  const isTold = hasAnswer && isOneOf(mark, toldByAnswer) && !changesRoute(held, mark);
  return isTold ? { ...withNow, told: [...(withNow.told ?? []), event] } : withNow;
}

/** Whether a week lacks nothing that happened up to a cursor, because all of it was pressed on this device. */
export function isNotified({ week, told = [] }: HeldWeek, cursor: DeskWeek["cursor"]): boolean {
  if (cursor.order > week.cursor.order) return false;
  const known = new Set(told);
  for (let event = week.cursor.event + 1; event <= cursor.event; event += 1)
    if (!known.has(event)) return false;
  return true;
}

/** The week as of a newer cursor, if nothing in it has changed since the older one but what was told. */
export function withCursor(held: HeldWeek, cursor: DeskWeek["cursor"], asOf: number): HeldWeek {
  const { week } = held;
  if (week.cursor.event >= cursor.event && week.cursor.order >= cursor.order)
    return { ...held, asOf };
  return { ...held, week: { ...week, cursor }, told: since(held.told, cursor.event), asOf };
}

function since(told: readonly number[] = [], event: number): readonly number[] {
  return told.filter((each) => each > event);
}

function mergeState(held: HeldWeek, state: DeskOrderState): HeldWeek {
  const orders = held.week.orders.map((order) =>
    order.number === state.number ? { ...order, state: newest(order.state, state) } : order,
  );
  return { ...held, week: { ...held.week, orders } };
}

function mergeWeekNow(held: HeldWeek, now: NonNullable<MarkAnswer["week"]>): HeldWeek {
  if (now.week !== held.week.week || now.lastEvent < held.weekEvent) return held;
  const cooked = new Map(now.cooked.map(({ line, done }) => [line, done]));
  // A line that is as before stays the same object, so that it is not rendered again.
  const kitchen = held.week.kitchen.map((line) => {
    const done = cooked.get(line.key) ?? 0;
    return done === line.cooked ? line : { ...line, cooked: done };
  });
  const had = new Map(now.had.map(({ ingredient, amount }) => [ingredient, amount]));
  const shopping = withHad(held.week.shopping, (item) => sumOfItem(item, had) ?? 0);
  return {
    ...held,
    week: { ...held.week, isClosed: now.isClosed, kitchen, shopping },
    weekEvent: now.lastEvent,
  };
}

/** An item that is as before stays the same object. */
function withHad(shopping: Shopping, hadOf: (item: Shopping["items"][number]) => number): Shopping {
  const items = shopping.items.map((item) => {
    const had = hadOf(item);
    return had === item.had ? item : { ...item, had };
  });
  return { ...shopping, items };
}

export function newest(state: DeskOrderState, other: DeskOrderState | undefined): DeskOrderState {
  return other !== undefined && other.lastEvent > state.lastEvent ? other : state;
}

/** Whether a mark changes what a driver with a printed route is to collect: only the server says which of its orders are wrong by now. */
function changesRoute({ week: { printed } }: HeldWeek, mark: AppliedMark): boolean {
  return isOneOf(mark, ["money"]) && printed.some(({ sheet }) => sheet === "route");
}

/** Marks whose effect no answer to a mark tells. */
const toldLater = ["note", "withoutNote", "missing", "printed"];

/** Marks of which the state in the answer is everything that they change, but see `changesRoute`: others change paper or the kitchen, too. */
const toldByAnswer = [
  "packed",
  "handedOver",
  "money",
  "asked",
  "cooked",
  "allCooked",
  "shopping",
  "weekClosed",
];

function isOneOf({ shownAs }: AppliedMark, kinds: readonly string[]): boolean {
  return shownAs !== null && kinds.some((kind) => kind in shownAs);
}

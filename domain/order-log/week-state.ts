import type {
  CookedLine,
  Cursor,
  ListedIngredient,
  Sheet,
  WeekContent,
  WeekEvent,
} from "./desk-event.ts";
import { newestEvent, standingEvents } from "./standing-events.ts";

/** More portions than any kitchen cooks in a week. */
export const mostCooked = 100_000;

type CookedContent = Extract<WeekContent, { readonly kind: "cooked" }>;

/** The current state of a week, apart from its orders: the sum of its events. */
export interface WeekState {
  readonly week: string;
  readonly isClosed: boolean;
  /** How many of each kitchen line are cooked, by the key of the line. Lines without a mark are missing. */
  readonly cooked: ReadonlyMap<string, number>;
  /**
   * How much of an ingredient is there, by its id and in its unit. Ingredients without a mark are missing. Of one into which others
   * were joined (`idsOfIngredient`) it is the sum.
   */
  readonly had: ReadonlyMap<string, number>;
  /** The last printing of each sheet. */
  readonly printed: ReadonlyMap<Sheet, Printing>;
  /** The id of its newest event; 0 without one. */
  readonly lastEvent: number;
}

export interface Printing {
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly shows: Cursor;
  /** What the orders needed, for the shopping list. */
  readonly list?: readonly ListedIngredient[];
}

/** Adds up the events of one week, in whatever sequence they are given. */
export function foldWeek(week: string, events: readonly WeekEvent[]): WeekState {
  const standing = standingEvents(events);
  const closings = standing.filter(
    ({ content: { kind } }) => kind === "week-closed" || kind === "week-reopened",
  );
  return {
    week,
    isClosed: closings.at(-1)?.content.kind === "week-closed",
    cooked: cookedOf(standing),
    had: new Map(
      standing.flatMap(({ content }) => (content.kind === "shopping" ? hadOf(content) : [])),
    ),
    printed: new Map(
      standing.flatMap(({ at, content }) => {
        if (content.kind !== "printed") return [];
        const { kind: _kind, sheet, ...printed } = content;
        return [[sheet, { at, ...printed }] as const];
      }),
    ),
    lastEvent: newestEvent(events),
  };
}

function hadOf({
  ingredient,
  amount,
  with: joined = [],
}: Extract<WeekContent, { readonly kind: "shopping" }>): readonly (readonly [string, number])[] {
  return [[ingredient, amount], ...joined.map((id) => [id, 0] as const)];
}

function cookedOf(standing: readonly WeekEvent[]): ReadonlyMap<string, number> {
  const cooked = new Map<string, number>();
  for (const { content } of standing) {
    if (content.kind !== "cooked") continue;
    if ("more" in content) {
      const { line, more } = content;
      cooked.set(line, countWith(cooked.get(line) ?? 0, more));
    } else for (const { line, done } of linesSet(content)) cooked.set(line, done);
  }
  return cooked;
}

/** The kitchen lines whose count an event or a mark sets. */
export function linesSet(content: CookedContent): readonly CookedLine[] {
  if ("lines" in content) return content.lines;
  return "done" in content ? [content] : [];
}

/** How many are cooked when `more` of them are: never fewer than none, and never more than any count. */
export function countWith(done: number, more: number): number {
  return Math.min(mostCooked, Math.max(0, done + more));
}

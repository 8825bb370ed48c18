import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { markOf, ruthsOpening } from "#domain/testing/desk-log.ts";
import { decideMark, undoableEvents } from "./decide-mark.ts";
import type { OrderEvent, WeekEvent } from "./desk-event.ts";
import { foldOrder } from "./order-state.ts";
import { changedOnPaper } from "./paper-changes.ts";
import { undoChain } from "./standing-events.ts";
import { foldWeek } from "./week-state.ts";

const length = 200_000;
/** What is linear takes less than a second; what is quadratic takes minutes. */
const patience = { timeout: 20_000 };

function logOf<Event extends OrderEvent | WeekEvent>(
  frame: Pick<Event, "orderNumber">,
  contentOf: (id: number) => Event["content"],
): readonly Event[] {
  return Array.from({ length }, (_, index) => {
    const id = index + 1;
    const { week } = ruthsOpening;
    const of = { id, at: id, pressedAt: id, actionId: String(id), deviceId: 1, week };
    return { ...of, ...frame, content: contentOf(id) } as unknown as Event;
  });
}

/** A count, and an undo of each event before. */
const undone =
  <Content>(first: Content) =>
  (id: number) =>
    id === 1 ? first : ({ kind: "undone", undoes: id - 1 } as const);
const ofOrder = { orderNumber: ruthsOpening.orderNumber };

test("200,000 printings and counts of a week add up", patience, () => {
  const events = logOf<WeekEvent>({ orderNumber: null }, (id) =>
    id % 2 === 0
      ? { kind: "printed", sheet: "slips", shows: { event: id, order: 1 } }
      : { kind: "cooked", line: String(id % 49), done: id },
  );
  const state = foldWeek(ruthsOpening.week, events);
  expect(state.lastEvent).toBe(length);
  expect(state.cooked.size).toBe(49);
  expect(state.printed.get("slips")?.shows.event).toBe(length);
  expect(
    decideMark(
      {
        ...markOf("new", { kind: "packed", isPacked: true }),
        orderNumber: null,
        week: ruthsOpening.week,
        action: { kind: "cooked", lines: [{ line: "7", done: 1 }] },
        seen: { event: 0, actionIds: [] },
      },
      events,
    ).kind,
  ).toBe("outdated");
});

test(
  "200,000 events of one week that undo each other add up, and the next press is decided",
  patience,
  () => {
    const events = logOf<WeekEvent>(
      { orderNumber: null },
      undone({ kind: "week-closed" } as const),
    );
    // The last of them brings nothing back: the count of undos is odd.
    expect(foldWeek(ruthsOpening.week, events).isClosed).toBe(length % 2 === 1);
    const reopen = { kind: "week-reopened" } as const;
    const press = { ...markOf("new", { kind: "cancelled" }), orderNumber: null };
    const { week } = ruthsOpening;
    expect(decideMark({ ...press, week, action: reopen }, events).kind).toBe("outdated");
  },
);

test(
  "200,000 events of one order that undo each other are folded, decided, mailed and listed",
  patience,
  () => {
    const events = logOf<OrderEvent>(
      ofOrder,
      undone({ kind: "changed", revision: 1, due: agorot(100) } as const),
    );
    const newest = events.at(-1);
    if (newest === undefined) throw new Error("there are events");
    expect(foldOrder(ruthsOpening, events)).toMatchObject({ revision: 0, lastEvent: length });
    const undo = markOf("new", { kind: "undone", actionId: String(length) });
    expect(decideMark(undo, events).kind).toBe("record");
    expect(undoChain(newest, events)).toHaveLength(length);
    expect(changedOnPaper("slips", { event: 0, order: 0 }, [], events)).toEqual([]);
    const undoable = undoableEvents(events);
    expect([undoable.has(length), undoable.has(length - 1)]).toEqual([true, false]);
  },
);

import { describe, expect, test } from "vitest";
import {
  cancelled,
  changedOn,
  handedOver,
  logOf,
  markOf,
  markOn,
  notPacked,
  packed,
  received,
  restored,
  ruthsOpening,
  undo,
  weekLogOf,
} from "#domain/testing/desk-log.ts";
import { decideMark, undoableEvents } from "./decide-mark.ts";
import type { UndoContent, WeekContent } from "./desk-event.ts";
import type { Mark, OrderAction, UndoAction } from "./mark.ts";
import { foldOrder } from "./order-state.ts";

const unseen = { event: 0 };

describe("two devices that had seen the same", () => {
  test.each([
    ["a payment and a payment", received(240), received(240)],
    ["a payment and another amount", received(240), received(100)],
    ["packed and not packed", packed, notPacked],
    ["cancelled and restored", cancelled, restored],
  ])("%s: the second gets the current state", (_, first, second) => {
    const { log, outcome } = markOn(logOf(["a", first]), markOf("b", second, unseen));
    expect(outcome).toEqual({ kind: "outdated" });
    expect(log).toHaveLength(1);
  });

  test.each([
    ["packed and packed", packed, packed],
    ["a payment and packed", received(240), packed],
    ["packed and handed over", packed, handedOver],
    ["a note and a note", { kind: "note", text: "one" }, { kind: "note", text: "two" }],
  ] as const)("%s: both count", (_, first, second) => {
    const { log } = markOn(logOf(["a", first]), markOf("b", second, unseen));
    expect(log).toHaveLength(2);
  });

  test("a part payment that was seen does not stop the next one", () => {
    const { log } = markOn(logOf(["a", received(100)]), markOf("b", received(140), { event: 1 }));
    expect(foldOrder(ruthsOpening, log).received).toBe(24_000);
  });
});

describe("a device that waits for a connection", () => {
  test("may press again what it pressed itself", () => {
    const first = markOn([], markOf("a", packed));
    const second = markOn(first.log, markOf("b", notPacked, { actionIds: ["a"] }));
    const third = markOn(second.log, markOf("c", undo("b"), { actionIds: ["a", "b"] }));
    expect(foldOrder(ruthsOpening, third.log)).toMatchObject({ isPacked: true, lastEvent: 3 });
  });

  test("never turns back a newer press with a late one", () => {
    const log = logOf(["a", packed], ["b", notPacked]);
    const late = markOn(log, markOf("late", packed, unseen));
    expect(late.outcome).toEqual({ kind: "outdated" });
    expect(foldOrder(ruthsOpening, late.log).isPacked).toBe(false);
  });

  test("never turns back its own newer press, if that one arrives first", () => {
    const newer = markOn([], markOf("b", notPacked, { actionIds: ["a"] }));
    expect(markOn(newer.log, markOf("a", packed)).outcome).toEqual({ kind: "outdated" });
  });
});

describe("the same action again", () => {
  test("is the same event, however late it comes", () => {
    const log = logOf(["a", packed], ["b", notPacked]);
    const again = markOn(log, markOf("a", packed));
    expect(again.outcome).toMatchObject({ kind: "repeated", event: { id: 1 } });
    expect(again.log).toBe(log);
  });

  test("is the same event for an undo too", () => {
    const log = logOf(["a", packed], ["b", undo("a")]);
    expect(markOn(log, markOf("b", undo("a"))).outcome).toMatchObject({ kind: "repeated" });
  });

  test.each<[string, OrderAction | UndoAction]>([
    ["another payment", received(100)],
    ["another kind", packed],
    ["an undo", undo("a")],
  ])("with other content (%s) is refused", (_, action) => {
    const log = logOf(["a", received(240)]);
    expect(markOn(log, markOf("a", action)).outcome).toEqual({ kind: "action-reused" });
  });
});

describe("an undo", () => {
  const nothing = { kind: "nothing-to-undo" };

  test("needs an event that still counts", () => {
    const log = logOf(["a", packed], ["b", undo("a")]);
    expect(markOn(log, markOf("c", undo("a"), unseen)).outcome).toEqual(nothing);
    expect(markOn(log, markOf("c", undo("missing"))).outcome).toEqual(nothing);
  });

  test("of a payment by two devices takes it away once", () => {
    const paid = logOf(["a", received(240)]);
    const undone = markOn(paid, markOf("b", undo("a"), { event: 1 }));
    expect(markOn(undone.log, markOf("c", undo("a"), { event: 1 })).outcome).toEqual(nothing);
    expect(foldOrder(ruthsOpening, undone.log).received).toBe(0);
  });

  test("of a payment that another device gave back meanwhile is outdated", () => {
    const log = logOf(["a", received(240)], ["b", received(-240)]);
    expect(markOn(log, markOf("c", undo("a"), { event: 1 })).outcome).toEqual({
      kind: "outdated",
    });
  });

  test("does not bring back a payment that was taken again meanwhile", () => {
    const log = logOf(["a", received(240)], ["b", undo("a")], ["c", received(240)]);
    expect(markOn(log, markOf("d", undo("b"), { event: 2 })).outcome).toEqual({
      kind: "outdated",
    });
    expect(foldOrder(ruthsOpening, log).received).toBe(24_000);
  });
});

describe("a change of the order", () => {
  const outdated = { kind: "outdated" };
  const twice = changedOn(changedOn([], "first", 200), "second", 100);
  const undoOn = (log: typeof twice, actionId: string, target: string) =>
    markOn(log, markOf(actionId, undo(target), { event: log.length }));
  const undoAll = (...targets: readonly string[]) =>
    targets.reduce((log, target, index) => undoOn(log, `undo-${String(index)}`, target).log, twice);
  const stateOf = (log: typeof twice) => {
    const { revision, due } = foldOrder(ruthsOpening, log);
    return [revision, due];
  };

  test("can be undone, and the order is as it was before it", () => {
    expect(stateOf(twice)).toEqual([2, 10_000]);
    expect(stateOf(undoAll("second"))).toEqual([1, 20_000]);
    expect(stateOf(undoAll("second", "first"))).toEqual([0, 24_000]);
    expect(stateOf(undoAll("second", "first", "undo-1"))).toEqual([1, 20_000]);
  });

  test("cannot be undone, nor its undoing, while a newer one counts", () => {
    expect(undoOn(twice, "a", "first").outcome).toEqual(outdated);
    const changedAgain = changedOn(undoAll("second"), "third", 150);
    expect(undoOn(changedAgain, "a", "undo-0").outcome).toEqual(outdated);
    expect(undoOn(changedAgain, "a", "third").outcome).toMatchObject({ kind: "recorded" });
    expect(changedAgain.filter(({ id }) => undoableEvents(changedAgain).has(id))).toMatchObject([
      { actionId: "third" },
    ]);
  });

  test("does not contradict a payment, a packed box or a canceling", () => {
    for (const action of [received(240), packed, cancelled])
      expect(markOn(twice, markOf("a", action, unseen)).outcome.kind).toBe("recorded");
  });
});

describe("about a week", () => {
  const press = (action: Extract<Mark, { orderNumber: null }>["action"], event: number): Mark => ({
    actionId: "new",
    action,
    orderNumber: null,
    week: "2026-01-07",
    deviceId: 1,
    pressedAt: 1,
    seen: { event, actionIds: [] },
  });
  const soup = { kind: "cooked", line: "soup", done: 12 } as const;

  test("two counts of one kitchen line contradict each other, and of two lines they do not", () => {
    const log = weekLogOf(soup);
    expect(decideMark(press({ ...soup, done: 5 }, 0), log)).toEqual({ kind: "outdated" });
    expect(decideMark(press({ ...soup, done: 5 }, 1), log)).toMatchObject({ kind: "record" });
    expect(decideMark(press({ ...soup, line: "cake" }, 0), log)).toMatchObject({ kind: "record" });
  });

  test("all lines of a dish type are set together, unless another device has counted one of them otherwise", () => {
    const cake = { kind: "cooked", line: "cake", done: 3 } as const;
    const all = (...lines: readonly [line: string, done: number][]) =>
      ({ kind: "cooked", lines: lines.map(([line, done]) => ({ line, done })) }) as const;
    const both = all(["soup", 12], ["cake", 2]);
    const decided = (pressed: typeof both, ...before: readonly (WeekContent | UndoContent)[]) =>
      decideMark(press(pressed, 0), weekLogOf(...before)).kind;
    expect(decided(both)).toBe("record");
    expect(decided(both, soup)).toBe("record");
    expect(decided(both, all(["soup", 12], ["bread", 1]))).toBe("record");
    expect(decided(both, cake)).toBe("outdated");
    expect(decided(both, soup, { kind: "cooked", line: "cake", more: 1 })).toBe("outdated");
    expect(decided(all(["soup", 12]), both, { kind: "undone", undoes: 1 })).toBe("outdated");
    expect(decideMark(press(soup, 0), weekLogOf(both))).toMatchObject({ kind: "record" });
    expect(decideMark(press(cake, 0), weekLogOf(both))).toEqual({ kind: "outdated" });
    expect(decideMark(press(both, 1), weekLogOf(cake))).toMatchObject({ kind: "record" });
  });

  test("one more portion always counts, and a portion that a device had not seen contradicts its total", () => {
    const more = { kind: "cooked", line: "soup", more: 1 } as const;
    expect(decideMark(press(more, 0), weekLogOf(soup, more))).toEqual({
      kind: "record",
      content: more,
    });
    expect(decideMark(press(soup, 0), weekLogOf(more))).toEqual({ kind: "outdated" });
    expect(decideMark(press(soup, 1), weekLogOf(more))).toMatchObject({ kind: "record" });
  });

  test("two phones may tick different things and the same one, but not say different amounts of it", () => {
    const flour = { kind: "shopping", ingredient: "flour", amount: 3_000 } as const;
    const decided = (pressed: typeof flour | Readonly<Record<string, unknown>>, seen = 0) =>
      decideMark(press({ ...flour, ...pressed }, seen), weekLogOf(flour)).kind;
    expect(decided(flour)).toBe("record");
    expect(decided({ ingredient: "oil" })).toBe("record");
    expect(decided({ amount: 0 })).toBe("outdated");
    expect(decided({ amount: 0 }, 1)).toBe("record");
    expect(decided({ ingredient: "spelt", with: ["flour"] })).toBe("outdated");
    expect(decided({ ingredient: "spelt", with: ["flour"] }, 1)).toBe("record");
  });

  test("closing and opening again contradict each other", () => {
    const log = weekLogOf({ kind: "week-closed" });
    expect(decideMark(press({ kind: "week-reopened" }, 0), log)).toEqual({ kind: "outdated" });
    expect(decideMark(press({ kind: "week-closed" }, 0), log)).toMatchObject({ kind: "record" });
  });

  test("what is printed cannot be taken back", () => {
    const log = weekLogOf({ kind: "printed", sheet: "slips", shows: { event: 0, order: 0 } });
    const undone = press({ kind: "undone", actionId: "week-1" }, 1);
    expect(decideMark(undone, log)).toEqual({ kind: "nothing-to-undo" });
  });
});

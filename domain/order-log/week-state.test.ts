import { expect, test } from "vitest";
import { weekLogOf } from "#domain/testing/desk-log.ts";
import type { UndoContent, WeekContent } from "./desk-event.ts";
import { foldWeek, mostCooked } from "./week-state.ts";

const week = "2026-01-07";
const shows = { event: 3, order: 7 };

test("a week without events is open, with nothing cooked and nothing printed", () => {
  expect(foldWeek(week, [])).toEqual({
    week,
    isClosed: false,
    cooked: new Map(),
    had: new Map(),
    printed: new Map(),
    lastEvent: 0,
  });
});

test("a week is closed until it is opened again, and undoing that closes it", () => {
  const log = weekLogOf({ kind: "week-closed" }, { kind: "week-reopened" });
  expect(foldWeek(week, log.slice(0, 1)).isClosed).toBe(true);
  expect(foldWeek(week, log).isClosed).toBe(false);
  const undone = weekLogOf(
    { kind: "week-closed" },
    { kind: "week-reopened" },
    { kind: "undone", undoes: 2 },
  );
  expect(foldWeek(week, undone)).toMatchObject({ isClosed: true, lastEvent: 3 });
});

test("one more and one fewer add up from the last count, are taken back alone, and never go below none", () => {
  const soup = (more: number) => ({ kind: "cooked", line: "soup", more }) as const;
  const cookedOf = (...contents: readonly (WeekContent | UndoContent)[]) =>
    foldWeek(week, weekLogOf(...contents)).cooked.get("soup");
  expect(cookedOf(soup(1), soup(1), soup(-1), soup(1))).toBe(2);
  expect(cookedOf({ kind: "cooked", line: "soup", done: 5 }, soup(1), soup(1))).toBe(7);
  expect(cookedOf(soup(1), soup(1), { kind: "undone", undoes: 1 })).toBe(1);
  expect(cookedOf(soup(-1), soup(1))).toBe(1);
});

test("what sets several lines at once is taken back as one", () => {
  const lines = [
    { line: "soup", done: 5 },
    { line: "cake", done: 9 },
  ];
  const counted = [
    { kind: "cooked", line: "soup", done: 2 },
    { kind: "cooked", lines },
    { kind: "cooked", line: "cake", more: 1 },
  ] as const;
  expect(foldWeek(week, weekLogOf(...counted)).cooked).toEqual(
    new Map([
      ["soup", 5],
      ["cake", 10],
    ]),
  );
  expect(foldWeek(week, weekLogOf(...counted, { kind: "undone", undoes: 2 })).cooked).toEqual(
    new Map([
      ["soup", 2],
      ["cake", 1],
    ]),
  );
});

test("of no kitchen line more are cooked than any kitchen cooks, however often somebody says so", () => {
  const more = { kind: "cooked", line: "soup", more: 100_000 } as const;
  const log = weekLogOf(...Array.from({ length: 22_000 }, () => more));
  expect(foldWeek(week, log).cooked.get("soup")).toBe(mostCooked);
});

test("of each kitchen line the last count holds, and of each sheet the last printing", () => {
  const log = weekLogOf(
    { kind: "cooked", line: "soup", done: 12 },
    { kind: "cooked", line: "cake", done: 2 },
    { kind: "printed", sheet: "slips", shows: { event: 0, order: 0 } },
    { kind: "cooked", line: "soup", done: 13 },
    { kind: "printed", sheet: "slips", shows },
  );
  const state = foldWeek(week, log.toReversed());
  expect(state.cooked).toEqual(
    new Map([
      ["soup", 13],
      ["cake", 2],
    ]),
  );
  expect(state.printed).toEqual(new Map([["slips", { at: 1_004, shows }]]));
});

test("of each ingredient the last amount holds, and is taken back alone", () => {
  const there = (ingredient: string, amount: number) =>
    ({ kind: "shopping", ingredient, amount }) as const;
  const log = [there("flour", 3_000), there("oil", 500), there("flour", 0.5)];
  const { had } = foldWeek(week, weekLogOf(...log));
  expect(had).toEqual(new Map(Object.entries({ flour: 0.5, oil: 500 })));
  const undone = foldWeek(week, weekLogOf(...log, { kind: "undone", undoes: 3 }));
  expect(undone.had.get("flour")).toBe(3_000);
  // Once oils are joined, one amount is of both.
  const both = { ...there("oil", 700), with: ["old-oil"] };
  const joined = [there("old-oil", 250), ...log, both, there("old-oil", 100)] as const;
  expect(foldWeek(week, weekLogOf(...joined.slice(0, -1))).had.get("old-oil")).toBe(0);
  expect(foldWeek(week, weekLogOf(...joined)).had.get("old-oil")).toBe(100);
  expect(
    foldWeek(week, weekLogOf(...joined.slice(0, -1), { kind: "undone", undoes: 5 })).had,
  ).toEqual(new Map(Object.entries({ "old-oil": 250, flour: 0.5, oil: 500 })));
});

test("the shopping list that was printed last is kept with what it said", () => {
  const list = [{ ingredient: "flour", amount: 3_000 }];
  const log = weekLogOf({ kind: "printed", sheet: "shopping", shows, list });
  expect(foldWeek(week, log).printed.get("shopping")).toEqual({ at: 1_000, shows, list });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/schedule/add-days.ts";
import { certainTime, mostByItself, oldBefore, oldWeeks, type SeenTime } from "./old-weeks.ts";

const day = 24 * 60 * 60_000;
const first = "2018-01-03";
/** This number of weeks, one after the other. */
const weeksUntil = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, 7 * index));
const seenAt = (week: string): SeenTime => ({
  latestAt: Date.parse(week) - day,
  workedOn: addDays(week, -7),
  newest: [week, addDays(week, -7)],
});

test("a shop that works each week loses the week that has become old, and nothing else, however old it is", () => {
  const weeks = weeksUntil(52 * 9);
  const now = Date.parse(weeks.at(-1) ?? "");
  const kept = weeks.filter((week) => week >= addDays(oldBefore(now, 7), -14));
  const { erasable, waiting } = oldWeeks({
    weeks: kept,
    now,
    years: 7,
    seen: seenAt(weeks.at(-1) ?? ""),
    allowed: null,
  });
  expect(waiting).toEqual([]);
  expect(erasable).toEqual(kept.filter((week) => week < oldBefore(now - day, 7)));
  expect(erasable.length).toBeGreaterThan(0);
});

const anyShop = fc.record({
  weeks: fc.integer({ min: 1, max: 60 }).map(weeksUntil),
  /** How far the clock is off, in days. */
  off: fc.constantFrom(-3_650, -1, 1, 2_922, 20_000),
  years: fc.integer({ min: 1, max: 7 }),
  usesDesk: fc.boolean(),
  /** Whether an order came, and something was marked, by the wrong clock. */
  goesOn: fc.boolean(),
});

test("however wrong the clock is, it erases nothing that is not old by what the shop has seen, and more than a few weeks wait", () => {
  fc.assert(
    fc.property(anyShop, ({ weeks, off, years, usesDesk, goesOn }) => {
      const newest = weeks.at(-1) ?? "";
      const right = Date.parse(newest) - day;
      const now = right + off * day;
      const seen: SeenTime = {
        latestAt: goesOn ? now : right,
        workedOn: usesDesk ? weeks.at(-2) : undefined,
        newest: goesOn ? [addDays(newest, off), newest] : weeks.slice(-2).toReversed(),
      };
      const { erasable, waiting } = oldWeeks({ weeks, now, years, seen, allowed: null });
      expect(erasable.length).toBeLessThanOrEqual(mostByItself);
      for (const week of erasable) expect(week < oldBefore(right + 14 * day, years)).toBe(true);
      if (!usesDesk) expect(erasable).toEqual([]);
      expect([...erasable, ...waiting]).not.toContain(usesDesk ? weeks.at(-2) : seen.newest[0]);
      const certain = certainTime(now, seen);
      if (certain !== undefined)
        expect(certain).toBeLessThanOrEqual(Math.min(now, right + 14 * day));
    }),
  );
});

test("weeks that the seller releases are erased, up to the week that she was shown, and never the newest that she has worked on", () => {
  const weeks = weeksUntil(30);
  const now = Date.parse("2026-01-07");
  const seen = seenAt(weeks.at(-1) ?? "");
  const ask = (allowed: string | null) => oldWeeks({ weeks, now, years: 7, seen, allowed });
  expect(ask(null)).toEqual({ erasable: [], waiting: weeks.slice(0, -2) });
  expect(ask(weeks[9] ?? "")).toEqual({
    erasable: weeks.slice(0, 10),
    waiting: weeks.slice(10, -2),
  });
  expect(ask("2030-01-01")).toEqual({ erasable: weeks.slice(0, -2), waiting: [] });
});

import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { weekExceptions } from "#domain/catalogue/parse-weeks.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { changeDeadline } from "#domain/schedule/change-deadline.ts";
import { exceptionsOfNoWeek } from "#domain/schedule/change-exceptions.ts";
import {
  mostDaysMoved,
  mostDaysToHandOver,
  type WeekRules,
  weekAfter,
  weekAround,
} from "#domain/schedule/week-exception.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";
import { closedWeek, everyWeek, handedOverOn, movedWeek } from "#domain/testing/week-rules.ts";
import { lastUnchangedWeek } from "./last-unchanged-week.ts";
import { exceptionOf, firstComingWeek, orderWeekAt, orderWeekOn } from "./order-week.ts";

const wednesday: WeeklyDeadline = { weekday: 3, hour: 14, minute: 0 };
const thursday: WeeklyDeadline = { weekday: 4, hour: 20, minute: 0 };
const monday: WeeklyDeadline = { weekday: 1, hour: 9, minute: 0 };
const tuesdayNoon = Date.parse("2026-11-24T10:00:00Z");
const none: ReadonlySet<string> = new Set();

function changed(
  rules: WeekRules,
  deadline: WeeklyDeadline,
  { now = tuesdayNoon, withOrders = none } = {},
): WeekRules {
  return changeDeadline(rules, deadline, lastUnchangedWeek(now, rules, deadline, withOrders));
}

/** The next weeks that are open, with their deadlines. */
function nextWeeks(rules: WeekRules, now = tuesdayNoon, count = 3): readonly string[] {
  const weeks: string[] = [];
  for (let from = now; weeks.length < count; ) {
    const { date, deadline } = orderWeekAt(from, rules);
    weeks.push(`${date} ${new Date(deadline).toISOString().slice(0, 16)}`);
    from = deadline;
  }
  return weeks;
}

describe("another weekly deadline", () => {
  const rules = everyWeek(wednesday);

  test("counts at once where nothing speaks against it", () => {
    expect(nextWeeks(changed(rules, thursday), tuesdayNoon, 2)).toEqual([
      "2026-11-26 2026-11-26T18:00",
      "2026-12-03 2026-12-03T18:00",
    ]);
  });

  test("begins after the last week with orders, which stay in their weeks", () => {
    const withOrders = new Set(["2026-11-25", "2026-12-02"]);
    expect(nextWeeks(changed(rules, thursday, { withOrders }))).toEqual([
      "2026-11-25 2026-11-25T12:00",
      "2026-12-02 2026-12-02T12:00",
      "2026-12-10 2026-12-10T18:00",
    ]);
  });

  test("on the same weekday counts for weeks with orders, too", () => {
    const later = { ...wednesday, hour: 18 };
    const withOrders = new Set(["2026-11-25"]);
    expect(nextWeeks(changed(rules, later, { withOrders }), tuesdayNoon, 1)).toEqual([
      "2026-11-25 2026-11-25T16:00",
    ]);
  });

  test("never closes the week that is open at once, and opens none that is over", () => {
    const wednesdayOne = Date.parse("2026-11-25T11:00:00Z");
    const noon = { ...wednesday, hour: 12 };
    expect(nextWeeks(changed(rules, noon, { now: wednesdayOne }), wednesdayOne, 2)).toEqual([
      "2026-11-25 2026-11-25T12:00",
      "2026-12-02 2026-12-02T10:00",
    ]);
    expect(nextWeeks(changed(rules, monday), tuesdayNoon, 2)).toEqual([
      "2026-11-25 2026-11-25T12:00",
      "2026-11-30 2026-11-30T07:00",
    ]);
    const wednesdayFour = Date.parse("2026-11-25T14:00:00Z");
    const evening = { ...wednesday, hour: 20 };
    expect(nextWeeks(changed(rules, evening, { now: wednesdayFour }), wednesdayFour, 1)).toEqual([
      "2026-12-02 2026-12-02T18:00",
    ]);
    expect(nextWeeks(changed(rules, thursday, { now: wednesdayFour }), wednesdayFour, 1)).toEqual([
      "2026-12-03 2026-12-03T18:00",
    ]);
  });

  test("leaves a week as it is that an earlier deadline of its own has ended", () => {
    const ended = everyWeek(wednesday, [movedWeek("2026-11-25", ["2026-11-24", "11:00"])]);
    for (const deadline of [thursday, { ...wednesday, hour: 11 }]) {
      const next = changed(ended, deadline);
      expect(next.earlierDeadlines).toEqual([{ deadline: wednesday, lastWeek: "2026-11-25" }]);
      expect(changed(next, wednesday)).toEqual(ended);
    }
  });

  test("begins after a week whose food would be handed over too far from it", () => {
    const next = changed(everyWeek(wednesday, [handedOverOn("2026-12-02", "2026-12-15")]), monday);
    expect(nextWeeks(next)).toEqual([
      "2026-11-25 2026-11-25T12:00",
      "2026-12-02 2026-12-02T12:00",
      "2026-12-07 2026-12-07T07:00",
    ]);
  });

  test("moves a closed week within its Sunday to Saturday, and begins after a deadline of its own", () => {
    const exceptions = [movedWeek("2026-12-02", ["2026-12-01", "20:00"]), closedWeek("2026-12-09")];
    const next = changed(everyWeek(wednesday, exceptions), thursday);
    expect(nextWeeks(next)).toEqual([
      "2026-11-25 2026-11-25T12:00",
      "2026-12-02 2026-12-01T18:00",
      "2026-12-17 2026-12-17T18:00",
    ]);
    expect(next.exceptions.map(({ week }) => week)).toEqual(["2026-12-02", "2026-12-10"]);
  });
});

describe("for any shop, orders, times and new deadlines", () => {
  const anyDeadline = fc.record({ weekday: fc.nat(6), hour: fc.nat(23), minute: fc.nat(59) });
  // Both changes of the clock are within.
  const start = Date.parse("2026-02-15T00:00:00Z");
  const anyTime = fc.integer({ min: start, max: start + 300 * 86_400_000 });
  const anyStep = fc.record({
    deadline: anyDeadline,
    /** Milliseconds since the step before. */
    after: fc.integer({ min: 0, max: 12 * 86_400_000 }),
    /** Orders in coming weeks, counted from the first. */
    orders: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
  });
  /** What the seller has said of the coming weeks: closed, so many hours earlier or later, or handed over after so many days. */
  const anyDecisions = fc.array(
    fc.option(
      fc.oneof(
        fc.constant("closed" as const),
        fc.integer({ min: -100, max: 100 }),
        fc.record({ days: fc.integer({ min: -mostDaysMoved, max: mostDaysToHandOver }) }),
      ),
    ),
    { maxLength: 6 },
  );

  function decided(
    deadline: WeeklyDeadline,
    now: number,
    decisions: readonly ("closed" | number | { readonly days: number } | null)[],
  ): WeekRules {
    const plain = everyWeek(deadline);
    const first = firstComingWeek(now, plain);
    const exceptions = decisions.flatMap((decision, index) => {
      const week = weekAfter(first, index, plain);
      if (decision === null) return [];
      if (decision === "closed") return [closedWeek(week)];
      if (typeof decision === "object") return [handedOverOn(week, addDays(week, decision.days))];
      const moment = new Date(orderWeekOn(week, plain).deadline + decision * 3_600_000);
      const text = moment.toISOString();
      return [movedWeek(week, [text.slice(0, 10), text.slice(11, 16)])];
    });
    return { ...plain, exceptions };
  }

  const isInSequence = (rules: WeekRules, from: string) => {
    const open = Array.from({ length: 14 }, (_, index) => weekAfter(from, index - 2, rules)).filter(
      (week) => exceptionOf(week, rules)?.isClosed !== true,
    );
    const deadlines = open.map((week) => orderWeekOn(week, rules).deadline);
    return deadlines.every((each, index) => index === 0 || (deadlines[index - 1] ?? 0) < each);
  };

  const anyShop = fc
    .record({
      deadline: anyDeadline,
      now: anyTime,
      decisions: anyDecisions,
      steps: fc.array(anyStep, { minLength: 1, maxLength: 4 }),
    })
    .map(({ deadline, now, decisions, steps }) => ({
      now,
      steps,
      rules: decided(deadline, now, decisions),
    }))
    // The desk and the import accept no others.
    .filter(({ rules, now }) => isInSequence(rules, firstComingWeek(now, rules)));

  test("no order loses its week or is closed or opened by it, weeks stay in sequence, and decisions about weeks stand", () => {
    fc.assert(
      fc.property(anyShop, ({ rules, now, steps }) => {
        let [before, moment] = [rules, now];
        const withOrders = new Set<string>();
        for (const { deadline, after, orders } of steps) {
          moment += after;
          const first = firstComingWeek(moment, before);
          for (const order of orders) withOrders.add(weekAfter(first, order, before));
          const next = changed(before, deadline, { now: moment, withOrders });

          for (const week of withOrders) {
            const [was, is] = [orderWeekOn(week, before), orderWeekOn(week, next)];
            expect(weekAround(week, next)).toBe(week);
            expect(is.deadline > moment).toBe(was.deadline > moment);
          }
          for (const { week, isClosed, deadline: own, handOver } of before.exceptions) {
            const same = exceptionOf(weekAround(week, next), next);
            expect([same?.isClosed, same?.deadline]).toEqual([isClosed, own]);
            expect(same?.handOver).toEqual(handOver);
          }
          expect(v.is(weekExceptions, next.exceptions)).toBe(true);
          expect(next.exceptions).toHaveLength(before.exceptions.length);
          expect(exceptionsOfNoWeek(next, "2026-01-01")).toEqual([]);
          const open = orderWeekAt(moment, next);
          expect(weekAround(open.date, next)).toBe(open.date);
          expect(open.deadline).toBeGreaterThan(moment);
          expect(isInSequence(next, first)).toBe(true);
          expect(next.deadline).toEqual(deadline);
          before = next;
        }
      }),
      { numRuns: 200 },
    );
  });

  test("a change that is taken back at once leaves no trace", () => {
    fc.assert(
      fc.property(anyShop, anyStep, ({ rules, now }, { deadline, orders }) => {
        const first = firstComingWeek(now, rules);
        const withOrders = new Set(orders.map((order) => weekAfter(first, order, rules)));
        const next = changed(rules, deadline, { now, withOrders });
        expect(changed(next, rules.deadline, { now, withOrders })).toEqual(rules);
      }),
      { numRuns: 200 },
    );
  });
});

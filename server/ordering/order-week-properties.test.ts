import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closedWeek, everyWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { orderWeekAt, orderWeekOn } from "./order-week.ts";

const at = (time: string) => Date.parse(time);

describe("for any exceptions and any time, the week that orders are taken for", () => {
  const weeks = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2026, 9, 7 + 7 * index)).toISOString().slice(0, 10),
  );
  const dayOf = (week: string, days: number) =>
    new Date(at(`${week}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const anyRules = fc
    .record({
      exceptions: fc.array(
        fc.option(fc.record({ isClosed: fc.boolean(), days: fc.integer({ min: -3, max: 3 }) })),
        { minLength: weeks.length, maxLength: weeks.length },
      ),
      opening: fc.option(
        fc.record({ weekday: fc.nat(6), hour: fc.nat(23), minute: fc.constant(0) }),
      ),
    })
    .map(({ exceptions, opening }) => ({
      ...everyWeek(
        undefined,
        exceptions.flatMap((each, index) => {
          const week = weeks[index] ?? "";
          if (each === null) return [];
          return each.isClosed
            ? [closedWeek(week)]
            : [movedWeek(week, [dayOf(week, each.days), "09:00"])];
        }),
      ),
      opening,
    }));
  const anyTime = fc.integer({ min: at("2026-10-01T00:00Z"), max: at("2027-01-10T00:00Z") });
  /** Weeks before and after those with exceptions, too. */
  const all = Array.from({ length: 20 }, (_, index) => dayOf("2026-09-30", 7 * index));

  test("is the first by date that is not closed and not over", () => {
    fc.assert(
      fc.property(anyRules, anyTime, (rules, now) => {
        const expected = all.find(
          (week) =>
            !rules.exceptions.some((each) => each.week === week && each.isClosed) &&
            orderWeekOn(week, rules).deadline > now,
        );
        const { date, deadline } = orderWeekAt(now, rules);
        expect(date).toBe(expected);
        expect(deadline).toBe(orderWeekOn(date, rules).deadline);
      }),
      { numRuns: 300 },
    );
  });

  test("holds as long as it says, also where it is remembered", () => {
    fc.assert(
      fc.property(
        anyRules,
        anyTime,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rules, now, part) => {
          const first = orderWeekAt(now, rules);
          const { holdsUntil } = first;
          expect(holdsUntil).toBeGreaterThan(now);
          const later = Math.floor(now + (holdsUntil - 1 - now) * part);
          const { holdsUntil: _, ...fresh } = orderWeekAt(later, {
            ...rules,
            exceptions: [...rules.exceptions],
          });
          const { holdsUntil: __, ...told } = first;
          expect(fresh).toEqual(told);
          expect(orderWeekAt(holdsUntil, rules)).not.toEqual(first);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("never opens at or after its deadline", () => {
    fc.assert(
      fc.property(anyRules, anyTime, (rules, now) => {
        const { opensAt, deadline } = orderWeekAt(now, rules);
        if (opensAt !== null) expect(opensAt).toBeLessThan(deadline);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type WeeklyDeadline, wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { everyWeek } from "#domain/testing/week-rules.ts";
import { orderWeekAt, orderWeekOn } from "./order-week.ts";

const at = (time: string) => Date.parse(time);
const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/** The week of an order in a shop without exceptions. */
function orderWeekOf(receivedAt: number, weekly: WeeklyDeadline) {
  const { date, deadline } = orderWeekAt(receivedAt, everyWeek(weekly));
  return { date, deadline };
}

/** The local date and time in Jerusalem, by `Intl` and not by `Temporal`, so that the test does not repeat the code. */
function wallOf(instant: number): {
  readonly weekday: string;
  readonly date: string;
  readonly time: string;
} {
  const [weekday = "", date = "", time = ""] = new Date(instant)
    .toLocaleString("sv-SE", {
      timeZone: "Asia/Jerusalem",
      weekday: "short",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    })
    .split(/,? /u);
  return { weekday, date, time };
}
const weekdays = ["sön", "mån", "tis", "ons", "tors", "fre", "lör"];

function deadlineOf(receivedAt: string, deadline: WeeklyDeadline = wednesdayTwoPm): string {
  return new Date(orderWeekOf(at(receivedAt), deadline).deadline).toISOString();
}

describe("the week of an order", () => {
  test("has the date and the instant of the first deadline after the order", () => {
    expect(orderWeekOf(at("2026-10-19T08:00:00Z"), wednesdayTwoPm)).toEqual({
      date: "2026-10-21",
      deadline: at("2026-10-21T11:00:00Z"),
    });
  });

  test.each([
    ["2026-10-21T10:59:59.999Z", "2026-10-21"],
    ["2026-10-21T11:00:00.000Z", "2026-10-28"],
    ["2026-10-21T11:00:00.001Z", "2026-10-28"],
    ["2026-10-21T00:00:00.000Z", "2026-10-21"],
    ["2026-10-20T21:00:00.000Z", "2026-10-21"],
    ["2026-10-21T21:00:00.000Z", "2026-10-28"],
    ["2026-12-31T23:00:00.000Z", "2027-01-06"],
  ])("received at %s is the week of %s", (receivedAt, date) => {
    expect(orderWeekOf(at(receivedAt), wednesdayTwoPm).date).toBe(date);
  });

  test("is computed with the date in Jerusalem, not the date in UTC", () => {
    // 22:30 on Saturday in UTC is 00:30 on Sunday in Jerusalem.
    const sundayAtOne = { weekday: 0, hour: 1, minute: 0 };
    expect(orderWeekOf(at("2026-01-10T22:30:00Z"), sundayAtOne)).toEqual({
      date: "2026-01-11",
      deadline: at("2026-01-10T23:00:00Z"),
    });
    expect(orderWeekOf(at("2026-01-10T23:00:00Z"), sundayAtOne).date).toBe("2026-01-18");
  });
});

describe("when summer time begins, on Friday 27 March 2026 from 02:00 to 03:00", () => {
  test("the deadline stays at 14:00 local time, so the week is an hour shorter", () => {
    expect(deadlineOf("2026-03-25T11:59:59Z")).toBe("2026-03-25T12:00:00.000Z");
    expect(deadlineOf("2026-03-25T12:00:00Z")).toBe("2026-04-01T11:00:00.000Z");
  });

  test.each([
    ["01:59", 1, 59, "2026-03-26T23:59:00.000Z"],
    ["02:00, which is skipped and becomes 03:00", 2, 0, "2026-03-27T00:00:00.000Z"],
    ["02:30, which is skipped and becomes 03:30", 2, 30, "2026-03-27T00:30:00.000Z"],
    ["02:59, which is skipped and becomes 03:59", 2, 59, "2026-03-27T00:59:00.000Z"],
    ["03:00", 3, 0, "2026-03-27T00:00:00.000Z"],
    ["03:30", 3, 30, "2026-03-27T00:30:00.000Z"],
    ["23:59", 23, 59, "2026-03-27T20:59:00.000Z"],
  ])("a deadline on that Friday at %s", (_time, hour, minute, deadline) => {
    expect(deadlineOf("2026-03-26T12:00:00Z", { weekday: 5, hour, minute })).toBe(deadline);
  });

  test("a deadline in the skipped hour happens once", () => {
    const fridayHalfPastTwo = { weekday: 5, hour: 2, minute: 30 };
    expect(deadlineOf("2026-03-27T00:29:59.999Z", fridayHalfPastTwo)).toBe(
      "2026-03-27T00:30:00.000Z",
    );
    expect(deadlineOf("2026-03-27T00:30:00Z", fridayHalfPastTwo)).toBe("2026-04-02T23:30:00.000Z");
  });

  test.each([
    ["Thursday", 4, "2026-03-26T12:00:00.000Z"],
    ["Friday", 5, "2026-03-27T11:00:00.000Z"],
    ["Saturday", 6, "2026-03-28T11:00:00.000Z"],
    ["Sunday", 0, "2026-03-29T11:00:00.000Z"],
  ])("a deadline on the %s of that week at 14:00", (_day, weekday, deadline) => {
    expect(deadlineOf("2026-03-26T00:00:00Z", { weekday, hour: 14, minute: 0 })).toBe(deadline);
  });

  test.each([
    [0, 0, "2026-03-27T21:00:00.000Z"],
    [0, 30, "2026-03-27T21:30:00.000Z"],
    [2, 30, "2026-03-27T23:30:00.000Z"],
  ])("a deadline in the following night, on Saturday at %d:%d", (hour, minute, deadline) => {
    expect(deadlineOf("2026-03-26T00:00:00Z", { weekday: 6, hour, minute })).toBe(deadline);
  });
});

describe("when summer time ends, on Sunday 25 October 2026 from 02:00 to 01:00", () => {
  test("the deadline stays at 14:00 local time, so the week is an hour longer", () => {
    expect(deadlineOf("2026-10-21T11:00:00Z")).toBe("2026-10-28T12:00:00.000Z");
  });

  test.each([
    ["00:59", 0, 59, "2026-10-24T21:59:00.000Z"],
    ["01:00, the first time", 1, 0, "2026-10-24T22:00:00.000Z"],
    ["01:30, the first time", 1, 30, "2026-10-24T22:30:00.000Z"],
    ["01:59, the first time", 1, 59, "2026-10-24T22:59:00.000Z"],
    ["02:00", 2, 0, "2026-10-25T00:00:00.000Z"],
    ["14:00", 14, 0, "2026-10-25T12:00:00.000Z"],
  ])("a deadline on that Sunday at %s", (_time, hour, minute, deadline) => {
    expect(deadlineOf("2026-10-24T12:00:00Z", { weekday: 0, hour, minute })).toBe(deadline);
  });

  test("a deadline in the repeated hour happens once", () => {
    const sundayHalfPastOne = { weekday: 0, hour: 1, minute: 30 };
    expect(deadlineOf("2026-10-24T22:29:59.999Z", sundayHalfPastOne)).toBe(
      "2026-10-24T22:30:00.000Z",
    );
    for (const receivedAt of [
      "2026-10-24T22:30:00Z",
      "2026-10-24T23:15:00Z",
      "2026-10-24T23:30:00Z",
    ]) {
      expect(deadlineOf(receivedAt, sundayHalfPastOne)).toBe("2026-10-31T23:30:00.000Z");
    }
  });
});

describe("for any order and any weekly deadline, the deadline", () => {
  const anyDeadline = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  });
  const clockChanges = [
    "2026-03-27T00:00Z",
    "2026-10-24T23:00Z",
    "2027-03-26T00:00Z",
    "2030-10-26T23:00Z",
  ];
  const anyInstant = fc.oneof(
    fc.integer({ min: at("2020-01-01T00:00Z"), max: at("2040-01-01T00:00Z") }),
    fc
      .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -weekMs, max: 24 * hourMs }))
      .map(([change, distance]) => at(change) + distance),
  );

  test("is later than the order by at most a week, or a week and an hour across a clock change", () => {
    fc.assert(
      fc.property(anyInstant, anyDeadline, (receivedAt, weekly) => {
        const { deadline } = orderWeekOf(receivedAt, weekly);
        expect(deadline).toBeGreaterThan(receivedAt);
        expect(deadline - receivedAt).toBeLessThanOrEqual(weekMs + hourMs);
      }),
      { numRuns: 500 },
    );
  });

  test("is on the weekday, the date and the local time that it should be", () => {
    fc.assert(
      fc.property(anyInstant, anyDeadline, (receivedAt, weekly) => {
        const { date, deadline } = orderWeekOf(receivedAt, weekly);
        const wall = wallOf(deadline);
        const time = (hour: number) =>
          `${String(hour).padStart(2, "0")}:${String(weekly.minute).padStart(2, "0")}`;
        expect(wall.weekday).toBe(weekdays[weekly.weekday]);
        expect(wall.date).toBe(date);
        // Where the hour from 02:00 is skipped, 01:xx is one hour before 03:xx.
        const isSkipped = wall.time === time(3) && wallOf(deadline - hourMs).time === time(1);
        expect(wall.time).toBe(time(isSkipped ? 3 : weekly.hour));
      }),
      { numRuns: 500 },
    );
  });

  test("is the same for every order before it and when computed from its date; the next one is a week later", () => {
    fc.assert(
      fc.property(anyInstant, anyDeadline, (receivedAt, weekly) => {
        const week = orderWeekOf(receivedAt, weekly);
        expect(orderWeekOn(week.date, everyWeek(weekly))).toEqual(week);
        expect(orderWeekOf(week.deadline - 1, weekly)).toEqual(week);
        const next = orderWeekOf(week.deadline, weekly);
        expect(at(next.date) - at(week.date)).toBe(weekMs);
      }),
      { numRuns: 500 },
    );
  });

  test("does not depend on which order was asked about before", () => {
    const apart = fc.integer({ min: -2 * weekMs, max: 2 * weekMs });
    fc.assert(
      fc.property(anyInstant, anyDeadline, apart, anyDeadline, (receivedAt, weekly, by, other) => {
        const alone = orderWeekOf(receivedAt + by, weekly);
        for (const before of [weekly, other]) {
          orderWeekOf(receivedAt, before);
          expect(orderWeekOf(receivedAt + by, weekly)).toEqual(alone);
        }
      }),
      { numRuns: 500 },
    );
  });
});

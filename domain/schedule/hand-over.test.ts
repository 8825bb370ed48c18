import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./add-days.ts";
import { type HandOverRules, handOverOn, type WeeklyHandOver } from "./hand-over.ts";
import {
  handedOverBeforeClosing,
  momentOf,
  newlyBeforeClosing,
} from "./hand-over-before-closing.ts";
import { handOverText, weekdayAndHours } from "./hand-over-texts.ts";
import { weeklyDeadlineOf } from "./week-exception.ts";
import { wednesdayTwoPm } from "./weekly-deadline.ts";

const nine = { hour: 9, minute: 0 };
const noon = { hour: 12, minute: 0 };
const on = (weekday: number): WeeklyHandOver<string> => ({ weekday, from: nine, to: noon });
const rules: HandOverRules<string> = { deadline: wednesdayTwoPm, exceptions: [] };
const week = "2026-01-07";
const closed = { week, isClosed: false, deadline: null, reason: null };

test.each([
  [5, "2026-01-09"],
  [4, "2026-01-08"],
  [2, "2026-01-13"],
])("weekday %i is the first one after orders close", (weekday, date) => {
  expect(handOverOn(week, on(weekday), rules)).toEqual({ week, date, from: nine, to: noon });
});

test("on the day on which orders close, food comes after that or a week later", () => {
  const evening = { weekday: 3, from: { hour: 18, minute: 0 }, to: { hour: 20, minute: 0 } };
  expect(handOverOn(week, evening, rules)?.date).toBe("2026-01-07");
  expect(handOverOn(week, on(3), rules)?.date).toBe("2026-01-14");
});

test("a deadline that is moved leaves the day, unless it is later than that", () => {
  const moved = (date: string) => ({
    ...rules,
    exceptions: [{ ...closed, deadline: { date, hour: 10, minute: 0 } }],
  });
  expect(handOverOn(week, on(5), moved("2026-01-06"))?.date).toBe("2026-01-09");
  expect(handOverOn(week, on(5), moved("2026-01-09"))?.date).toBe("2026-01-16");
});

test("a week may have a time of its own, also where its place has none; the note of the place stays", () => {
  const handOver = {
    date: "2026-01-08",
    from: { hour: 17, minute: 0 },
    to: { hour: 19, minute: 0 },
  };
  const ofWeek = { ...rules, exceptions: [{ ...closed, handOver }] };
  const weekly = { ...on(5), note: "ring twice" };
  expect(handOverOn(week, weekly, ofWeek)).toEqual({ week, ...handOver, note: "ring twice" });
  expect(handOverOn(week, undefined, ofWeek)).toEqual({ week, ...handOver });
  expect(handOverOn("2026-01-14", weekly, ofWeek)?.date).toBe("2026-01-16");
  expect(handOverOn(week, undefined, rules)).toBeUndefined();
});

test("daylight saving begins on the Friday of a week: the hours stay those of the clock", () => {
  expect(handOverOn("2026-03-25", on(5), rules)).toMatchObject({ date: "2026-03-27", from: nine });
});

test("a time is told in both languages", () => {
  const handOver = { date: "2026-01-09", from: { hour: 9, minute: 30 }, to: noon };
  expect(handOverText(handOver, "he")).toBe("יום שישי, 9 בינואר, בין 9:30 ל־12:00");
  expect(handOverText(handOver, "en")).toBe("Friday, January 9, 9:30 am to 12 pm");
  expect(weekdayAndHours(handOver, "he")).toBe("יום ו׳, 9:30 עד 12:00");
  expect(weekdayAndHours(handOver, "en")).toBe("Fri, 9:30 am–12 pm");
  const morning = { ...handOver, to: { hour: 11, minute: 0 } };
  expect(weekdayAndHours(morning, "en")).toBe("Fri, 9:30–11 am");
});

test("a week's own time that begins before orders close is found, whichever of the two was set first", () => {
  const handOver = { date: "2026-01-08", from: nine, to: noon };
  const closes = (date: string, hour: number) => ({ date, hour, minute: 0 });
  const before = (exception: object) =>
    handedOverBeforeClosing({ ...rules, exceptions: [{ ...closed, ...exception }] });
  expect(before({ handOver })).toEqual([]);
  expect(before({ handOver: { ...handOver, date: week } })).toEqual([week]);
  expect(before({ handOver, deadline: closes("2026-01-12", 10) })).toEqual([week]);
  expect(before({ handOver, deadline: closes("2026-01-08", 9) })).toEqual([]);
  expect(before({ handOver, deadline: closes("2026-01-08", 10) })).toEqual([week]);
  // It no longer takes orders.
  expect(before({ handOver: { ...handOver, date: week }, isClosed: true })).toEqual([]);
  // Another weekly deadline for the same week.
  const friday = { ...rules, deadline: { weekday: 5, hour: 10, minute: 0 } };
  const exceptions = [{ ...closed, week: "2026-01-09", handOver }];
  expect(newlyBeforeClosing(rules, { ...friday, exceptions })).toEqual(["2026-01-09"]);
  expect(newlyBeforeClosing({ ...friday, exceptions }, { ...friday, exceptions })).toEqual([]);
});

const anyTime = fc.record({ hour: fc.nat(21), minute: fc.nat(59) });

test("food never comes before orders close, with any times of places and weeks that can be saved", () => {
  fc.assert(
    fc.property(
      fc.record({ weekday: fc.nat(6), from: anyTime }),
      fc.record({ weekday: fc.nat(6), at: anyTime }),
      fc.option(fc.record({ days: fc.integer({ min: -6, max: 6 }), at: anyTime })),
      fc.option(fc.record({ days: fc.integer({ min: -6, max: 13 }), from: anyTime })),
      (place, deadline, moved, own) => {
        const day = addDays("2026-01-04", deadline.weekday);
        const to = { hour: 23, minute: 59 };
        const exception = {
          ...closed,
          week: day,
          deadline: moved && { date: addDays(day, moved.days), ...moved.at },
          ...(own && { handOver: { date: addDays(day, own.days), from: own.from, to } }),
        };
        const times = {
          deadline: { weekday: deadline.weekday, ...deadline.at },
          exceptions: [exception],
        };
        fc.pre(handedOverBeforeClosing(times).length === 0);
        const told = handOverOn(day, { weekday: place.weekday, from: place.from, to }, times);
        const closes = exception.deadline ?? { date: day, ...weeklyDeadlineOf(day, times) };
        expect(told && momentOf(told.date, told.from) >= momentOf(closes.date, closes)).toBe(true);
      },
    ),
  );
});

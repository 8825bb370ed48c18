import { expect, test } from "vitest";
import type { LocalizedText } from "#domain/language/language.ts";
import type { WeekException } from "#domain/schedule/week-exception.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { everyWeek } from "#domain/testing/week-rules.ts";
import { weeksWorkedOn } from "./order-week.ts";

const [place = expect.fail("the kitchen delivers nowhere")] = soupKitchen.deliveryPlaces;

const weeksAt = (time: string, deadline = wednesdayTwoPm) =>
  weeksWorkedOn(Date.parse(time), { shop: everyWeek(deadline), deliveryPlaces: [] }).map(
    ({ date }) => date,
  );

test("until its deadline a week is worked on because orders are taken for it", () => {
  expect(weeksAt("2026-01-07T11:59:59Z").at(-1)).toBe("2026-01-07");
});

test("for four days after its deadline a week is worked on, and then the next one", () => {
  expect(weeksAt("2026-01-07T12:00:00Z").at(-1)).toBe("2026-01-07");
  expect(weeksAt("2026-01-11T11:59:59Z").at(-1)).toBe("2026-01-07");
  expect(weeksAt("2026-01-11T12:00:00Z").at(-1)).toBe("2026-01-14");
  expect(weeksAt("2026-01-11T12:00:00Z")).not.toContain("2026-01-07");
});

test.each([
  ["begins", "2026-03-25", "2026-03-29T10:59:59Z", "2026-03-29T11:00:00Z", "2026-04-01"],
  ["ends", "2026-10-21", "2026-10-25T11:59:59Z", "2026-10-25T12:00:00Z", "2026-10-28"],
])("the four days end at 14:00 where daylight saving time %s", (_, week, last, end, next) => {
  expect(weeksAt(last).at(-1)).toBe(week);
  expect(weeksAt(end).at(-1)).toBe(next);
  expect(weeksAt(end)).not.toContain(week);
});

test("after the weekday of the deadline changed, the orders of the old day are looked for too", () => {
  const thursday = { weekday: 4, hour: 14, minute: 0 };
  expect(weeksAt("2026-01-07T13:00:00Z", thursday)).toEqual([
    "2026-01-07",
    "2026-01-06",
    "2026-01-05",
    "2026-01-04",
    "2026-01-08",
  ]);
});

test("a week whose food is handed over later is worked on until that day is over", () => {
  const handOver = {
    date: "2026-01-12",
    from: { hour: 17, minute: 0 },
    to: { hour: 19, minute: 30 },
  };
  const late: WeekException<LocalizedText> = {
    week: "2026-01-07",
    isClosed: false,
    deadline: null,
    handOver,
    reason: null,
  };
  const rules = { ...everyWeek(wednesdayTwoPm), exceptions: [late] };
  const at = (time: string) =>
    weeksWorkedOn(Date.parse(time), { shop: rules, deliveryPlaces: [] }).map(({ date }) => date);
  expect(at("2026-01-07T11:59:59Z")[0]).not.toBe("2026-01-07");
  expect(at("2026-01-12T21:59:59Z").slice(-2)).toEqual(["2026-01-07", "2026-01-14"]);
  expect(at("2026-01-12T22:00:00Z")).not.toContain("2026-01-07");
});

test("a week is worked on until its last usual day of handing over is over, at whichever place that is", () => {
  const deliveryTime = { weekday: 2, from: { hour: 10, minute: 0 }, to: { hour: 12, minute: 0 } };
  const [near, far] = [{ ...deliveryTime, weekday: 5 }, deliveryTime];
  const deliveryPlaces = [near, far].map((time) => ({ ...place, deliveryTime: time }));
  const plan = { shop: everyWeek(wednesdayTwoPm), deliveryPlaces };
  const at = (time: string) => weeksWorkedOn(Date.parse(time), plan).map(({ date }) => date);
  expect(at("2026-01-13T21:59:59Z")).toContain("2026-01-07");
  expect(at("2026-01-13T22:00:00Z")).not.toContain("2026-01-07");
});

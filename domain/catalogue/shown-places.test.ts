import { expect, test } from "vitest";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { WeeklyHandOver } from "#domain/schedule/hand-over.ts";
import type { WeekException } from "#domain/schedule/week-exception.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { handOverDays, shownPlaces } from "./shown-places.ts";

const week = "2026-01-07";
const [first] = soupKitchen.deliveryPlaces;
if (first === undefined) throw new Error("the soup kitchen has no place");
const { pickupTime: _, deliveryTime: __, ...untimed } = first;

const on = (weekday: number, from: number, to: number): WeeklyHandOver<LocalizedText> => ({
  weekday,
  from: { hour: from, minute: 0 },
  to: { hour: to, minute: 0 },
});
const thursday = on(4, 17, 20);
const friday = on(5, 9, 12);

type Times = Pick<DeliveryPlace<LocalizedText>, "pickupTime" | "deliveryTime">;

/** What customers read in both languages of places with these times, in a week with an exception if one is given. */
function daysOf(
  times: readonly Times[],
  of: string = week,
  exception?: Omit<WeekException<LocalizedText>, "isClosed" | "reason">,
) {
  const deliveryPlaces = times.map((each) => ({ ...untimed, ...each }));
  const exceptions =
    exception === undefined ? [] : [{ isClosed: false, reason: null, ...exception }];
  const catalogue = { deliveryPlaces, shop: { ...soupKitchen.shop, exceptions } };
  const daysIn = (language: "he" | "en") =>
    handOverDays(shownPlaces(catalogue, of, language), language);
  return [daysIn("he"), daysIn("en")];
}

test("each day is shown with its hours where all places have the same, in the sequence of days", () => {
  const same = { deliveryTime: friday, pickupTime: { ...thursday, note: { he: "", en: "ring" } } };
  expect(daysOf([same, { deliveryTime: friday }, { pickupTime: thursday }])).toEqual([
    "יום חמישי, 8 בינואר, בין 17:00 ל־20:00 או ביום שישי, 9 בינואר, בין 9:00 ל־12:00",
    "Thursday, January 8, 5 pm to 8 pm or on Friday, January 9, 9 am to 12 pm",
  ]);
  expect(daysOf([{ deliveryTime: friday }, {}])).toEqual([
    "יום שישי, 9 בינואר, בין 9:00 ל־12:00",
    "Friday, January 9, 9 am to 12 pm",
  ]);
});

test("days alone are shown where the hours of a day differ", () => {
  expect(
    daysOf([{ deliveryTime: friday }, { deliveryTime: on(5, 10, 13), pickupTime: thursday }]),
  ).toEqual([
    "יום חמישי, 8 בינואר או ביום שישי, 9 בינואר",
    "Thursday, January 8 or on Friday, January 9",
  ]);
  expect(daysOf([{ deliveryTime: friday, pickupTime: on(5, 9, 13) }])[1]).toBe("Friday, January 9");
});

test("nothing is shown where no place has a time", () => {
  expect(daysOf([{}, {}])).toEqual([null, null]);
  expect(daysOf([])).toEqual([null, null]);
});

test("a time of the week replaces those of its places, in that week only", () => {
  const { from, to } = thursday;
  const exception = { week, deadline: null, handOver: { date: "2026-01-08", from, to } };
  const places = [{ deliveryTime: friday }, { deliveryTime: on(5, 10, 13) }, {}];
  expect(daysOf(places, week, exception)[1]).toBe("Thursday, January 8, 5 pm to 8 pm");
  expect(daysOf(places, "2026-01-14", exception)[1]).toBe("Friday, January 16");
});

test("over the beginning and the end of daylight saving the hours are those of the clock", () => {
  expect(daysOf([{ deliveryTime: friday }], "2026-03-25")[1]).toBe(
    "Friday, March 27, 9 am to 12 pm",
  );
  const sunday = { deliveryTime: on(0, 9, 12) };
  expect(daysOf([sunday], "2026-10-21")[0]).toBe("יום ראשון, 25 באוקטובר, בין 9:00 ל־12:00");
});

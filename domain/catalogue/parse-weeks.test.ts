import { describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { closedWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const hanukkah = { he: "חנוכה", en: "Hanukkah" };

const parsed = (exceptions: unknown, opening: unknown = null) =>
  parseCatalogue({ ...soupKitchen, shop: { ...soupKitchen.shop, exceptions, opening } }).shop;

test("a shop has its opening and the weeks that are not ordinary", () => {
  const opening = { weekday: 0, hour: 8, minute: 0 };
  const exceptions = [
    closedWeek("2026-12-09", hanukkah),
    movedWeek("2026-11-25", ["2026-11-23", "20:30"], hanukkah),
    movedWeek("2026-12-02", ["2026-12-08", "10:00"]),
    { ...movedWeek("2026-12-16", ["2026-12-15", "14:00"]), isClosed: true },
  ];
  expect(parsed(exceptions, opening)).toMatchObject({ exceptions, opening });
});

test("an exception may leave out the reason and the deadline", () => {
  expect(parsed([{ week: "2026-12-09", isClosed: true }]).exceptions).toEqual([
    closedWeek("2026-12-09"),
  ]);
});

describe("a catalogue is refused, in plain words, for", () => {
  test.each([
    ["a week that is no date", [closedWeek("2026-13-01")], "a date has the form 2026-11-25"],
    [
      "an exception that changes nothing",
      [{ ...closedWeek("2026-12-09"), isClosed: false }],
      "an exception closes its week or gives it another deadline",
    ],
    [
      "a deadline that is moved by a week",
      [movedWeek("2026-11-25", ["2026-12-02", "14:00"])],
      "a deadline can be moved by at most six days",
    ],
    [
      "a deadline that is moved back by a week",
      [movedWeek("2026-11-25", ["2026-11-18", "14:00"])],
      "a deadline can be moved by at most six days",
    ],
    [
      "two exceptions of one week",
      [closedWeek("2026-12-09"), movedWeek("2026-12-09", ["2026-12-08", "14:00"])],
      "two exceptions are for the same week",
    ],
    [
      "deadlines that change places",
      [
        movedWeek("2026-12-02", ["2026-11-27", "09:00"]),
        movedWeek("2026-11-25", ["2026-11-27", "09:00"]),
      ],
      "the deadline of a week is not before that of the week after it",
    ],
    ["a deadline at 24 o'clock", [movedWeek("2026-11-25", ["2026-11-25", "24:00"])], "hour"],
    ["a reason in one language", [{ ...closedWeek("2026-12-09"), reason: { he: "חנוכה" } }], "en"],
    [
      "more exceptions than weeks of four years",
      Array.from({ length: 209 }, (_, index) =>
        closedWeek(new Date(Date.UTC(2026, 0, 7 + 7 * index)).toISOString().slice(0, 10)),
      ),
      "it has too many items",
    ],
  ])("%s", (_what, exceptions, words) => {
    expect(() => parsed(exceptions)).toThrow(words);
  });

  test.each([
    ["on the eighth day", { weekday: 7 }],
    ["at 24 o'clock", { hour: 24 }],
    ["at minute 60", { minute: 60 }],
    ["before the hour", { minute: -1 }],
    ["at half an hour", { hour: 13.5 }],
  ])("a deadline or an opening %s", (_what, wrong) => {
    const time = { ...soupKitchen.shop.deadline, ...wrong };
    const { shop } = soupKitchen;
    expect(() => parseCatalogue({ ...soupKitchen, shop: { ...shop, deadline: time } })).toThrow(
      "shop.deadline",
    );
    expect(() => parsed([], time)).toThrow("shop.opening");
  });
});

test("earlier deadlines are listed by their last weeks", () => {
  const { shop } = soupKitchen;
  const earlier = (...weeks: string[]) =>
    parseCatalogue({
      ...soupKitchen,
      shop: {
        ...shop,
        earlierDeadlines: weeks.map((lastWeek) => ({ deadline: shop.deadline, lastWeek })),
      },
    }).shop.earlierDeadlines;
  expect(earlier("2026-11-25", "2026-12-02")).toHaveLength(2);
  expect(() => earlier("2026-12-02", "2026-11-25")).toThrow("earlierDeadlines");
  expect(() => earlier("2026-11-31")).toThrow("a date has the form 2026-11-25");
  expect(() => earlier()).toThrow("it needs at least one item");
});

test("two weeks that change places are allowed where one is closed", () => {
  const closed = { ...movedWeek("2026-12-02", ["2026-11-27", "09:00"]), isClosed: true };
  expect(
    parsed([movedWeek("2026-11-25", ["2026-11-28", "09:00"]), closed]).exceptions,
  ).toHaveLength(2);
});

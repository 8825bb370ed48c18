import { describe, expect, test } from "vitest";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { closedWeek, everyWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { orderWeekAt, orderWeekOn, weeksWorkedOn } from "./order-week.ts";

const at = (time: string) => Date.parse(time);
const hanukkah = { he: "חנוכה", en: "Hanukkah" };
const holiday = { he: "חופשה", en: "Holiday" };

/** The week at a time as texts: its date, its deadline, when it opens, whether it is ordinary, and why not in English. */
function weekAt(time: string, rules: WeekRules) {
  const { date, deadline, opensAt, isOrdinary, reasons } = orderWeekAt(at(time), rules);
  return {
    date,
    deadline: new Date(deadline).toISOString(),
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
    isOrdinary,
    reasons: reasons.map(({ en }) => en),
  };
}

const ordinary = { opensAt: null, isOrdinary: true, reasons: [] };

describe("a closed week", () => {
  const rules = everyWeek(undefined, [closedWeek("2026-12-09", hanukkah)]);

  test("sends orders to the next week, from the deadline before it to its own ordinary deadline", () => {
    const before = { ...ordinary, date: "2026-12-02", deadline: "2026-12-02T12:00:00.000Z" };
    const after = { date: "2026-12-16", deadline: "2026-12-16T12:00:00.000Z", opensAt: null };
    const instead = { ...after, isOrdinary: false, reasons: ["Hanukkah"] };
    expect(weekAt("2026-12-02T11:59:59.999Z", rules)).toEqual(before);
    expect(weekAt("2026-12-02T12:00:00Z", rules)).toEqual(instead);
    expect(weekAt("2026-12-09T11:59:59.999Z", rules)).toEqual(instead);
    expect(weekAt("2026-12-09T12:00:00Z", rules)).toEqual({ ...after, ...ordinary });
  });

  test("keeps its identity and its deadline for the orders that it has", () => {
    expect(orderWeekOn("2026-12-09", rules).deadline).toBe(at("2026-12-09T12:00:00Z"));
  });

  test("two in a row send orders to the week after both, with both reasons", () => {
    const both = everyWeek(undefined, [
      closedWeek("2026-12-16", holiday),
      closedWeek("2026-12-09", hanukkah),
    ]);
    expect(weekAt("2026-12-03T00:00:00Z", both)).toMatchObject({
      date: "2026-12-23",
      isOrdinary: false,
      reasons: ["Hanukkah", "Holiday"],
    });
    expect(weekAt("2026-12-10T00:00:00Z", both)).toMatchObject({
      date: "2026-12-23",
      isOrdinary: false,
      reasons: ["Holiday"],
    });
  });

  test("the same reason of two weeks is given once", () => {
    const both = everyWeek(undefined, [
      closedWeek("2026-12-09", hanukkah),
      closedWeek("2026-12-16", { ...hanukkah }),
    ]);
    expect(weekAt("2026-12-03T00:00:00Z", both).reasons).toEqual(["Hanukkah"]);
  });
});

describe("a moved deadline", () => {
  test("on an earlier day ends its week early; the next week is named until the ordinary deadline", () => {
    const rules = everyWeek(undefined, [movedWeek("2026-12-09", ["2026-12-07", "20:30"], holiday)]);
    expect(weekAt("2026-12-07T18:29:59.999Z", rules)).toEqual({
      date: "2026-12-09",
      deadline: "2026-12-07T18:30:00.000Z",
      opensAt: null,
      isOrdinary: false,
      reasons: ["Holiday"],
    });
    expect(weekAt("2026-12-07T18:30:00Z", rules)).toMatchObject({
      date: "2026-12-16",
      isOrdinary: false,
      reasons: ["Holiday"],
    });
    expect(weekAt("2026-12-09T12:00:00Z", rules)).toMatchObject({
      date: "2026-12-16",
      ...ordinary,
    });
  });

  test("on a later day keeps its week open over the ordinary deadline", () => {
    const rules = everyWeek(undefined, [movedWeek("2026-12-09", ["2026-12-13", "09:00"])]);
    const open = { date: "2026-12-09", deadline: "2026-12-13T07:00:00.000Z", isOrdinary: false };
    expect(weekAt("2026-12-08T00:00:00Z", rules)).toMatchObject(open);
    expect(weekAt("2026-12-09T12:00:00Z", rules)).toMatchObject(open);
    expect(weekAt("2026-12-13T06:59:59.999Z", rules)).toMatchObject(open);
    expect(weekAt("2026-12-13T07:00:00Z", rules)).toMatchObject({
      date: "2026-12-16",
      ...ordinary,
    });
  });

  test("on the same day at another time is not ordinary either", () => {
    const rules = everyWeek(undefined, [movedWeek("2026-12-09", ["2026-12-09", "10:00"])]);
    expect(weekAt("2026-12-09T07:59:59Z", rules)).toMatchObject({
      date: "2026-12-09",
      isOrdinary: false,
    });
    expect(weekAt("2026-12-09T08:00:00Z", rules)).toMatchObject({
      date: "2026-12-16",
      isOrdinary: false,
    });
  });

  test("that is the ordinary one is ordinary", () => {
    const rules = everyWeek(undefined, [movedWeek("2026-12-09", ["2026-12-09", "14:00"])]);
    expect(weekAt("2026-12-08T00:00:00Z", rules)).toMatchObject({
      date: "2026-12-09",
      ...ordinary,
    });
  });

  test.each([
    ["begins", "2026-03-25", ["2026-03-27", "02:30"], "2026-03-27T00:30:00.000Z"],
    ["begins", "2026-03-25", ["2026-03-29", "14:00"], "2026-03-29T11:00:00.000Z"],
    ["ends", "2026-10-28", ["2026-10-25", "01:30"], "2026-10-24T22:30:00.000Z"],
    ["ends", "2026-10-21", ["2026-10-25", "14:00"], "2026-10-25T12:00:00.000Z"],
  ] as const)(
    "keeps the clock of Jerusalem where daylight saving time %s",
    (_, week, to, moment) => {
      const rules = everyWeek(undefined, [movedWeek(week, to)]);
      expect(orderWeekOn(week, rules)).toEqual({ date: week, deadline: at(moment) });
      expect(orderWeekAt(at(moment) - 1, rules).date).toBe(week);
      expect(orderWeekAt(at(moment), rules).date).not.toBe(week);
    },
  );
});

describe("an opening on Sunday at 08:00", () => {
  const opening = { weekday: 0, hour: 8, minute: 0 };
  const rules = { ...everyWeek(), opening };

  test("no orders are taken from the deadline until the opening of the next week", () => {
    const next = { date: "2026-12-09", deadline: "2026-12-09T12:00:00.000Z" };
    expect(weekAt("2026-12-02T11:59:59.999Z", rules).opensAt).toBeNull();
    for (const time of ["2026-12-02T12:00:00Z", "2026-12-06T05:59:59.999Z"])
      expect(weekAt(time, rules)).toMatchObject({ ...next, opensAt: "2026-12-06T06:00:00.000Z" });
    expect(weekAt("2026-12-06T06:00:00Z", rules)).toMatchObject({ ...next, opensAt: null });
  });

  test.each([
    ["begins, on the Friday before", "2026-03-26T00:00:00Z", "2026-03-29T05:00:00.000Z"],
    ["ends, on the same Sunday", "2026-10-22T00:00:00Z", "2026-10-25T06:00:00.000Z"],
  ])("opens at 08:00 in Jerusalem where daylight saving time %s", (_, time, opensAt) => {
    expect(weekAt(time, rules).opensAt).toBe(opensAt);
  });

  test("after a closed week the next one opens on its own Sunday", () => {
    const closed = { ...rules, exceptions: [closedWeek("2026-12-09")] };
    expect(weekAt("2026-12-03T00:00:00Z", closed)).toMatchObject({
      date: "2026-12-16",
      opensAt: "2026-12-13T06:00:00.000Z",
    });
  });

  test("a later deadline does not open its week later", () => {
    const moved = { ...rules, exceptions: [movedWeek("2026-12-09", ["2026-12-14", "14:00"])] };
    expect(weekAt("2026-12-08T00:00:00Z", moved)).toMatchObject({
      date: "2026-12-09",
      opensAt: null,
    });
    // The next week has been open since Sunday when its turn comes.
    expect(weekAt("2026-12-14T12:00:00Z", moved)).toMatchObject({
      date: "2026-12-16",
      opensAt: null,
    });
  });

  test("a week whose deadline is moved before its opening is open from the deadline before it", () => {
    const moved = { ...rules, exceptions: [movedWeek("2026-12-09", ["2026-12-05", "20:00"])] };
    expect(weekAt("2026-12-02T12:00:00Z", moved)).toMatchObject({
      date: "2026-12-09",
      opensAt: null,
    });
  });

  test("an opening at the deadline is no pause", () => {
    const { deadline } = rules;
    const noPause = { ...rules, opening: deadline };
    expect(weekAt("2026-12-02T12:00:00Z", noPause)).toMatchObject({
      date: "2026-12-09",
      ...ordinary,
    });
  });
});

test("a week that ended early is worked on as long as an ordinary one, a late one for four days", () => {
  const rules = everyWeek(undefined, [
    movedWeek("2026-12-09", ["2026-12-07", "14:00"]),
    movedWeek("2026-12-23", ["2026-12-27", "14:00"]),
  ]);
  const works = (time: string, week: string) =>
    weeksWorkedOn(at(time), { shop: rules, deliveryPlaces: [] }).some(({ date }) => date === week);
  expect(works("2026-12-07T12:00:00Z", "2026-12-09")).toBe(true);
  expect(works("2026-12-13T11:59:59Z", "2026-12-09")).toBe(true);
  expect(works("2026-12-13T12:00:00Z", "2026-12-09")).toBe(false);
  expect(works("2026-12-31T11:59:59Z", "2026-12-23")).toBe(true);
  expect(works("2026-12-31T12:00:00Z", "2026-12-23")).toBe(false);
});

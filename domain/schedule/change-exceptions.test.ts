import { expect, test } from "vitest";
import { addDays } from "./add-days.ts";
import { changeExceptions, versionOfException } from "./change-exceptions.ts";

const closed = { week: "2026-04-01", isClosed: true, deadline: null, reason: null };
const early = { date: "2026-04-07", hour: 20, minute: 0 };
const moved = { week: "2026-04-08", isClosed: false, deadline: early, reason: null };

test("each week has one exception, and they are kept in the sequence of the weeks", () => {
  expect(changeExceptions([moved], closed)).toEqual([closed, moved]);
  const reason = { he: "חופשת פסח", en: "Pesach break" };
  expect(changeExceptions([closed, moved], { ...closed, reason })).toEqual([
    { ...closed, reason },
    moved,
  ]);
});

test("an ordinary week has none", () => {
  expect(changeExceptions([closed, moved], { ...moved, deadline: null })).toEqual([closed]);
});

test("the oldest ones are dropped in the end", () => {
  const many = Array.from({ length: 205 }, (_, index) => ({
    ...closed,
    week: addDays(closed.week, -7 * (index + 1)),
  }));
  const kept = many.reduceRight(changeExceptions, [closed]);
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)).toEqual(closed);
  expect(kept[0]?.week).toBe(addDays(closed.week, -7 * 199));
});

test("the version of an exception tells any two apart, and is the same for equal ones", () => {
  const reason = { he: "חופשה", en: "Vacation" };
  const all = [
    undefined,
    closed,
    { ...closed, reason },
    { ...closed, reason: { ...reason, en: "A break" } },
    { ...closed, isClosed: false, deadline: early },
    { ...closed, isClosed: false, deadline: { ...early, minute: 30 } },
  ];
  expect(new Set(all.map(versionOfException)).size).toBe(all.length);
  expect(versionOfException({ ...closed })).toBe(versionOfException(closed));
});

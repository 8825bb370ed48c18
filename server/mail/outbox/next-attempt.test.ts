import { expect, test } from "vitest";
import { nextAttempt, patience } from "./next-attempt.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const confirmation = { kind: "customer", waitingSince: 0 } as const;

test("the pauses grow from ten seconds to three hours", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) =>
    nextAttempt({ ...confirmation, attempts }, 0, 0),
  );
  expect(pauses).toEqual([
    10 * second,
    minute,
    5 * minute,
    15 * minute,
    hour,
    3 * hour,
    3 * hour,
    3 * hour,
  ]);
});

test("the random part adds a tenth at most", () => {
  const mail = { ...confirmation, attempts: 2 };
  expect(nextAttempt(mail, 0, 0.5)).toBe(63 * second);
  expect(nextAttempt(mail, 0, 0.999)).toBeLessThanOrEqual(66 * second);
});

test("a confirmation that has failed for a week is given up", () => {
  const mail = { ...confirmation, attempts: 20, waitingSince: 1_000 };
  expect(nextAttempt(mail, patience - 3 * hour + 1_000, 0)).toBe(patience + 1_000);
  expect(nextAttempt(mail, patience - 3 * hour + 1_001, 0)).toBeUndefined();
});

test.each(["seller", "undelivered"] as const)(
  "a mail to the seller (%s) is never given up and is tried every three hours",
  (kind) => {
    const year = 365 * 24 * hour;
    expect(nextAttempt({ kind, attempts: 3_000, waitingSince: 0 }, year, 0)).toBe(year + 3 * hour);
  },
);

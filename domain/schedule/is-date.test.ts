import { expect, test } from "vitest";
import { isDate } from "./is-date.ts";

test.each(["2026-01-07", "2024-02-29", "2026-12-31"])("%s is a date", (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  "",
  "2026-1-7",
  "2026-02-29",
  "2026-06-31",
  "2026-13-01",
  "07.01.2026",
  "2026-01-07T00:00",
])("%j is no date", (text) => {
  expect(isDate(text)).toBe(false);
});

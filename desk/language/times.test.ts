import { expect, test } from "vitest";
import { agoText, shownMoment } from "./times.ts";

const minute = 60_000;

test.each([
  [-5, "עכשיו", "just now"],
  [0, "עכשיו", "just now"],
  [1, "לפני דקה", "1 minute ago"],
  [59, "לפני 59 דקות", "59 minutes ago"],
  [60, "לפני שעה", "1 hour ago"],
  [120, "לפני שעתיים", "2 hours ago"],
  [23 * 60, "לפני 23 שעות", "23 hours ago"],
  [24 * 60, "לפני יום", "1 day ago"],
  [48 * 60, "לפני יומיים", "2 days ago"],
  [30 * 24 * 60, "לפני 30 ימים", "30 days ago"],
])("%d minutes are put into words", (minutes, he, en) => {
  expect(agoText(0, minutes * minute, "he")).toBe(he);
  expect(agoText(0, minutes * minute, "en")).toBe(en);
});

test("a moment is shown by the clock of Asia/Jerusalem", () => {
  const moment = Date.parse("2026-10-29T14:05:00Z");
  expect(shownMoment(moment, "he")).toBe("יום ה׳, 29 באוק׳, 16:05");
  expect(shownMoment(moment, "en")).toBe("Thu, Oct 29, 4:05 pm");
});

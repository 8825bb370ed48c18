import { expect, test } from "vitest";
import { deadlineText } from "./date-text.ts";

const wednesdayTwoPm = Date.parse("2026-10-28T12:00:00Z");

test("a deadline is told with the time on the clock of Jerusalem", () => {
  expect(deadlineText("2026-10-28", wednesdayTwoPm, "he")).toBe("יום רביעי, 28 באוקטובר, 14:00");
  expect(deadlineText("2026-10-28", wednesdayTwoPm, "en")).toBe("Wednesday, October 28, 2 pm");
});

test("a deadline that was moved to another day is told with that day", () => {
  const sundayAtOne = Date.parse("2026-10-24T22:00:00Z");
  expect(deadlineText("2026-10-28", sundayAtOne, "he")).toBe("יום ראשון, 25 באוקטובר, 1:00");
});

test("a deadline whose moment is not known is told by its date", () => {
  expect(deadlineText("2026-10-28", null, "he")).toBe("יום רביעי, 28 באוקטובר");
});

import { expect, test } from "vitest";
import { deadlineText } from "./deadline-text.ts";

const wednesdayTwoPm = Date.parse("2026-10-28T12:00:00Z");

test("a deadline is told with the time on the clock of Jerusalem", () => {
  expect(deadlineText("2026-10-28", wednesdayTwoPm, "he")).toBe(
    "יום רביעי, 28 באוקטובר 2026, 14:00",
  );
  expect(deadlineText("2026-10-28", wednesdayTwoPm, "en").replaceAll("\u202F", " ")).toBe(
    "Wednesday, 28 October 2026, 2:00 pm",
  );
});

test("a deadline whose moment is not known is told by its date", () => {
  expect(deadlineText("2026-10-28", null, "he")).toBe("יום רביעי, 28 באוקטובר 2026");
});

import { expect, test } from "vitest";
import { momentText } from "./date-text.ts";

test("a moment is told with the date and the time of Jerusalem, where it may be the next day already", () => {
  const beforeMidnightUtc = Date.parse("2026-10-27T22:30:00Z");
  expect(momentText(beforeMidnightUtc, "he")).toBe("יום רביעי, 28 באוקטובר, 0:30");
  expect(momentText(beforeMidnightUtc, "en")).toBe("Wednesday, October 28, 12:30 am");
});

import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import type { ShownOrderWeek } from "./use-order-week.ts";
import { weekSentence } from "./week-sentence.ts";

const moved = {
  week: "2026-12-09",
  deadline: "2026-12-07T18:30:00.000Z",
  opensAt: null,
  isOrdinary: false,
  handOverDays: null,
  reason: "חנוכה שמח!",
};

const inWords = (week: ShownOrderWeek, language: Language) =>
  weekSentence(week, language).replaceAll("\u00A0", " ");

test("a week with another deadline is shown with that day and the reason", () => {
  expect(inWords(moved, "he")).toBe("ההזמנות נסגרות ביום שני, 7 בדצמבר, 20:30. חנוכה שמח!");
  const english = { ...moved, reason: "Happy Hanukkah!" };
  expect(inWords(english, "en")).toBe(
    "Orders close on Monday, December 7, 8:30 pm. Happy Hanukkah!",
  );
});

test("a week that is not open yet is shown with its opening, without a reason where there is none", () => {
  const closed = { ...moved, opensAt: "2026-12-06T06:00:00.000Z", reason: null };
  expect(inWords(closed, "he")).toBe(
    "ההזמנות ייפתחו ביום ראשון, 6 בדצמבר, 8:00 וייסגרו ביום שני, 7 בדצמבר, 20:30.",
  );
  expect(inWords(closed, "en")).toBe(
    "Orders open on Sunday, December 6, 8 am and close on Monday, December 7, 8:30 pm.",
  );
});

import { expect, test } from "vitest";
import { type SiteLanguage, siteLanguages } from "#domain/language/language.ts";
import { handOverText } from "#domain/schedule/hand-over-texts.ts";
import { wholeDates } from "./whole-dates.ts";

const handOver = { date: "2026-12-04", from: { hour: 9, minute: 0 }, to: { hour: 12, minute: 0 } };

const words: Readonly<Record<SiteLanguage, readonly string[]>> = {
  he: ["יום", "שישי,", "4\u00A0בדצמבר,", "בין", "9:00", "ל־12:00"],
  en: ["Friday,", "December\u00A04,", "9\u00A0am", "to", "12\u00A0pm"],
};

test.each(siteLanguages)(
  "in %s, no line ends between day and month, nor within an hour",
  (language) => {
    const text = handOverText(handOver, language);
    expect(wholeDates(text, language).split(" ")).toEqual(words[language]);
  },
);

import type { LocalizedText } from "#domain/language/language.ts";

interface HolidayTexts {
  readonly name: LocalizedText;
  /** Why the shop is closed, as customers read it. */
  readonly reason: LocalizedText;
}

const ofRoshHashanah = { he: "חופשת ראש השנה", en: "Rosh Hashanah break" };
const ofYomKippur = { he: "יום כיפור", en: "Yom Kippur" };
const ofSukkot = { he: "חופשת סוכות", en: "Sukkot break" };
const ofPesach = { he: "חופשת פסח", en: "Pesach break" };
const ofShavuot = { he: "חופשת שבועות", en: "Shavuot break" };

/** Holidays, fasts and days of remembrance, as they are kept in Israel: one day of yom tov, and two of Rosh Hashanah. */
export type HolidayName = keyof typeof holidayTexts;

/** The holidays in words. */
export const holidayTexts = {
  "rosh-hashanah-eve": holiday("ערב ראש השנה", "Rosh Hashanah eve", ofRoshHashanah),
  "rosh-hashanah": holiday("ראש השנה", "Rosh Hashanah", ofRoshHashanah),
  "fast-of-gedaliah": holiday("צום גדליה", "Fast of Gedaliah"),
  "yom-kippur-eve": holiday("ערב יום כיפור", "Yom Kippur eve", ofYomKippur),
  "yom-kippur": holiday("יום כיפור", "Yom Kippur", ofYomKippur),
  "sukkot-eve": holiday("ערב סוכות", "Sukkot eve", ofSukkot),
  sukkot: holiday("סוכות", "Sukkot", ofSukkot),
  "hol-hamoed-sukkot": holiday("חול המועד סוכות", "Hol HaMoed Sukkot", ofSukkot),
  "hoshana-rabbah": holiday("הושענא רבה", "Hoshana Rabbah", ofSukkot),
  "simchat-torah": holiday("שמחת תורה", "Simchat Torah", ofSukkot),
  hanukkah: holiday("חנוכה", "Hanukkah", { he: "חופשת חנוכה", en: "Hanukkah break" }),
  "fast-of-tevet": holiday("צום עשרה בטבת", "Fast of 10 Tevet"),
  "tu-bishvat": holiday("ט״ו בשבט", "Tu BiShvat"),
  "fast-of-esther": holiday("תענית אסתר", "Fast of Esther"),
  purim: holiday("פורים", "Purim"),
  "shushan-purim": holiday("שושן פורים", "Shushan Purim", { he: "פורים", en: "Purim" }),
  "pesach-eve": holiday("ערב פסח", "Pesach eve", ofPesach),
  pesach: holiday("פסח", "Pesach", ofPesach),
  "hol-hamoed-pesach": holiday("חול המועד פסח", "Hol HaMoed Pesach", ofPesach),
  "seventh-of-pesach-eve": holiday(
    "ערב שביעי של פסח",
    "Eve of the seventh day of Pesach",
    ofPesach,
  ),
  "seventh-of-pesach": holiday("שביעי של פסח", "Seventh day of Pesach", ofPesach),
  "holocaust-day": holiday("יום השואה", "Holocaust Remembrance Day"),
  "memorial-day": holiday("יום הזיכרון", "Memorial Day"),
  "independence-day": holiday("יום העצמאות", "Independence Day"),
  "lag-baomer": holiday("ל״ג בעומר", "Lag BaOmer"),
  "jerusalem-day": holiday("יום ירושלים", "Jerusalem Day"),
  "shavuot-eve": holiday("ערב שבועות", "Shavuot eve", ofShavuot),
  shavuot: holiday("שבועות", "Shavuot", ofShavuot),
  "fast-of-tammuz": holiday("צום י״ז בתמוז", "Fast of 17 Tammuz"),
  "tisha-bav": holiday("תשעה באב", "Tisha B’Av"),
} as const satisfies Readonly<Record<string, HolidayTexts>>;

function holiday(he: string, en: string, reason: LocalizedText = { he, en }): HolidayTexts {
  return { name: { he, en }, reason };
}

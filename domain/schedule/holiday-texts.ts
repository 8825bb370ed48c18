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
  "rosh-hashanah-eve": {
    name: { he: "ערב ראש השנה", en: "Rosh Hashanah eve" },
    reason: ofRoshHashanah,
  },
  "rosh-hashanah": { name: { he: "ראש השנה", en: "Rosh Hashanah" }, reason: ofRoshHashanah },
  "fast-of-gedaliah": sameReason("צום גדליה", "Fast of Gedaliah"),
  "yom-kippur-eve": { name: { he: "ערב יום כיפור", en: "Yom Kippur eve" }, reason: ofYomKippur },
  "yom-kippur": { name: { he: "יום כיפור", en: "Yom Kippur" }, reason: ofYomKippur },
  "sukkot-eve": { name: { he: "ערב סוכות", en: "Sukkot eve" }, reason: ofSukkot },
  sukkot: { name: { he: "סוכות", en: "Sukkot" }, reason: ofSukkot },
  "hol-hamoed-sukkot": {
    name: { he: "חול המועד סוכות", en: "Hol HaMoed Sukkot" },
    reason: ofSukkot,
  },
  "hoshana-rabbah": { name: { he: "הושענא רבה", en: "Hoshana Rabbah" }, reason: ofSukkot },
  "simchat-torah": { name: { he: "שמחת תורה", en: "Simchat Torah" }, reason: ofSukkot },
  hanukkah: {
    name: { he: "חנוכה", en: "Hanukkah" },
    reason: { he: "חופשת חנוכה", en: "Hanukkah break" },
  },
  "fast-of-tevet": sameReason("צום עשרה בטבת", "Fast of 10 Tevet"),
  "tu-bishvat": sameReason("ט״ו בשבט", "Tu BiShvat"),
  "fast-of-esther": sameReason("תענית אסתר", "Fast of Esther"),
  purim: sameReason("פורים", "Purim"),
  "shushan-purim": {
    name: { he: "שושן פורים", en: "Shushan Purim" },
    reason: { he: "פורים", en: "Purim" },
  },
  "pesach-eve": { name: { he: "ערב פסח", en: "Pesach eve" }, reason: ofPesach },
  pesach: { name: { he: "פסח", en: "Pesach" }, reason: ofPesach },
  "hol-hamoed-pesach": { name: { he: "חול המועד פסח", en: "Hol HaMoed Pesach" }, reason: ofPesach },
  "seventh-of-pesach-eve": {
    name: { he: "ערב שביעי של פסח", en: "Eve of the seventh day of Pesach" },
    reason: ofPesach,
  },
  "seventh-of-pesach": {
    name: { he: "שביעי של פסח", en: "Seventh day of Pesach" },
    reason: ofPesach,
  },
  "holocaust-day": sameReason("יום השואה", "Holocaust Remembrance Day"),
  "memorial-day": sameReason("יום הזיכרון", "Memorial Day"),
  "independence-day": sameReason("יום העצמאות", "Independence Day"),
  "lag-baomer": sameReason("ל״ג בעומר", "Lag BaOmer"),
  "jerusalem-day": sameReason("יום ירושלים", "Jerusalem Day"),
  "shavuot-eve": { name: { he: "ערב שבועות", en: "Shavuot eve" }, reason: ofShavuot },
  shavuot: { name: { he: "שבועות", en: "Shavuot" }, reason: ofShavuot },
  "fast-of-tammuz": sameReason("צום י״ז בתמוז", "Fast of 17 Tammuz"),
  "tisha-bav": sameReason("תשעה באב", "Tisha B’Av"),
} as const satisfies Readonly<Record<string, HolidayTexts>>;

function sameReason(he: string, en: string): HolidayTexts {
  return { name: { he, en }, reason: { he, en } };
}

import type { LocalizedText } from "#domain/language/language.ts";
import { choice, extra, option } from "./build-dish.ts";

/** Add-ons that several dishes have, so that each has the same name in the whole menu. */
export const addOnNames = {
  cleaned: { he: "ניקוי והסרת שומן", en: "Cleaned and de-fatted" },
  sweetener: { he: "ממתיק במקום סוכר", en: "Sweetener instead of sugar" },
  wholeGrain: { he: "חיטה מלאה", en: "Whole wheat" },
  extraSpicy: { he: "חריף במיוחד", en: "Extra spicy" },
} as const satisfies Record<string, LocalizedText>;

/** Extras that several dishes have, so that each has the same price in the whole menu. */
export const commonExtras = {
  soupCroutons: extra({ he: "שקית שקדי מרק", en: "Bag of soup croutons" }, 12.5),
  schug: extra({ he: "צנצנת סחוג ירוק", en: "Jar of green schug" }, 16),
  tahini: extra({ he: "צנצנת טחינה", en: "Jar of tahini" }, 15),
  pitas: extra({ he: "פיתות (5 יחידות)", en: "Pitas (5 pieces)" }, 14),
  brownEgg: extra({ he: "ביצה חומה", en: "Slow-cooked brown egg" }, 4.5),
};

/** How hot a dish is cooked, at no charge. */
export const spiciness = option(
  { he: "דרגת חריפות", en: "Spiciness" },
  choice({ he: "עדין", en: "Mild" }, 0),
  choice({ he: "בינוני", en: "Medium" }, 0),
  choice({ he: "חריף", en: "Hot" }, 0),
);

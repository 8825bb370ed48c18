import type { LocalizedText } from "#domain/language/language.ts";

/** Add-ons that several dishes have, so that each has the same name in the whole menu. */
export const addOnNames = {
  cleaned: { he: "ניקוי והסרת שומן", en: "Cleaned and de-fatted" },
  sweetener: { he: "ממתיק במקום סוכר", en: "Sweetener instead of sugar" },
  wholeGrain: { he: "חיטה מלאה", en: "Whole wheat" },
  extraSpicy: { he: "חריף במיוחד", en: "Extra spicy" },
} as const satisfies Record<string, LocalizedText>;

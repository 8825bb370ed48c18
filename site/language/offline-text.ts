import type { SiteLanguage } from "#domain/language/language.ts";

/** Shown on the page of a placed order while offline, in place of `offlineText`. */
export const offlineOrderText: Readonly<Record<SiteLanguage, string>> = {
  he: "אין כרגע חיבור לרשת. ההזמנה מוצגת כפי שהייתה כשהעמוד נטען; כדי לשנות או לבטל אותה צריך חיבור.",
  en: "No connection right now. The order is shown as it was when the page loaded; changing or canceling it needs a connection.",
};

/** Shown on every other page while offline. Not among the other texts, because it is loaded after hydration. */
export const offlineText: Readonly<Record<SiteLanguage, string>> = {
  he: "אין כרגע חיבור לרשת. מה שמוצג הוא מהביקור האחרון שלכם; כדי לשלוח הזמנה צריך חיבור.",
  en: "No connection right now. What you see is from your last visit; sending an order needs a connection.",
};

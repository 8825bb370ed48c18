import type { LocalizedText } from "#domain/language/language.ts";

/** Shown on every page while offline. Not among the other texts, because it is loaded after hydration. */
export const offlineText: LocalizedText = {
  he: "אין כרגע חיבור לרשת. זה התפריט כפי שהיה בביקור האחרון שלכם; כדי לשלוח הזמנה צריך חיבור.",
  en: "No connection right now. This is the menu as you last saw it; sending an order needs a connection.",
};

import type { LocalizedText } from "#domain/language/language.ts";

/** Stands on every page while the line is gone; loaded late, so it is no part of the first load's texts. */
export const offlineText: LocalizedText = {
  he: "אין כרגע חיבור. זה התפריט כפי שהיה בביקור האחרון; כדי לשלוח הזמנה צריך חיבור.",
  en: "No connection right now. This is the menu as you last saw it; sending an order needs a connection.",
};

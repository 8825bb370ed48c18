const he = {
  intro: "כל הסבבים מהיום הראשון, מהחדש לישן. אפשר גם לחפש הזמנה בכולם.",
  search: "חיפוש בכל הסבבים: שם, טלפון, סכום",
  searchHint:
    "אפשר לחפש לפי תחילת השם (שתי אותיות לפחות), ארבע ספרות אחרונות של הטלפון או יותר, כתובת אימייל, סכום בשקלים או מספר הזמנה.",
  found: (count: number) => {
    if (count === 0) return "לא נמצאה הזמנה";
    return count === 1 ? "נמצאה הזמנה אחת" : `נמצאו ${String(count)} הזמנות, מהחדשה לישנה`;
  },
  foundMore: (count: number) => `נמצאו יותר מ־${String(count)} הזמנות, מהחדשה לישנה`,
  foundList: "ההזמנות שנמצאו",

  year: "שנה",
  allYears: "כל השנים",
  list: "הסבבים, מהחדש לישן",
  notClosed: "עוד לא הסתיים",
  olderWeeks: "סבבים ישנים יותר",
};

const en: typeof he = {
  intro:
    "All rounds since the first day, the newest first. You can also search for an order in all of them.",
  search: "Search all: name, phone, amount",
  searchHint:
    "Search by the beginning of a name (at least two letters), the last four or more digits of a phone number, an email address, an amount in shekels or an order number.",
  found: (count) => {
    if (count === 0) return "No order found";
    return count === 1 ? "1 order found" : `${String(count)} orders found, newest first`;
  },
  foundMore: (count) => `More than ${String(count)} orders found, newest first`,
  foundList: "The orders that were found",

  year: "Year",
  allYears: "All years",
  list: "Rounds, newest first",
  notClosed: "not finished yet",
  olderWeeks: "Older rounds",
};

/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const allWeeksTexts = { he, en };

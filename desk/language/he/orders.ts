export const orders = {
  title: "הזמנות",

  count: (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`),
  unpaid: (count: number) => (count === 1 ? "אחת לא שולמה" : `${String(count)} לא שולמו`),
  allPaid: "הכול שולם",
  cancelledCount: (count: number) => (count === 1 ? "אחת בוטלה" : `${String(count)} בוטלו`),

  message: "הודעה ללקוחות",
  newOrder: "הזמנה חדשה",
  week: "סבב הזמנות",
  older: "הזמנות ישנות יותר",

  search: "חיפוש: שם, טלפון או סכום",
  clearSearch: "ניקוי החיפוש",
  found: (count: number) => {
    if (count === 0) return "לא נמצאה הזמנה";
    return count === 1 ? "נמצאה הזמנה אחת" : `נמצאו ${String(count)} הזמנות`;
  },
  nothingFoundHint: "אפשר לחפש לפי תחילת השם, ספרות מהטלפון או סכום בשקלים.",
  empty: "עוד אין הזמנות בסבב הזה",
  emptyHint: "הזמנה חדשה לסבב הזה תופיע כאן מייד.",
  closedHint: "שעת הסגירה של הסבב הזה עברה, והזמנה חדשה נרשמת לסבב הבא.",
  list: "ההזמנות, מהחדשה לישנה",
  dishes: (names: readonly string[], more: number) =>
    `${names.join(", ")}${more === 0 ? "" : ` ועוד ${String(more)}`}`,

  unreadable: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `הזמנה אחת פגומה ואי אפשר לקרוא אותה: ${numbers.join("")}`
      : `${String(numbers.length)} הזמנות פגומות ואי אפשר לקרוא אותן: ${numbers.join(", ")}`,

  pickup: "איסוף עצמי",
  delivery: "משלוח",
  packed: "ארוזה",
  handedOver: "נמסרה",
  cancelled: "בוטלה",
};

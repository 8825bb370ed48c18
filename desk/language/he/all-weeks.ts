/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const allWeeks = {
  intro: "כל הסבבים מהיום הראשון, החדש קודם. אפשר גם לחפש הזמנה בכולם.",
  search: "חיפוש בכל הסבבים: שם, טלפון, סכום",
  searchHint:
    "אפשר לחפש לפי תחילת השם (שתי אותיות לפחות), ארבע ספרות אחרונות של הטלפון או יותר, סכום בשקלים או מספר הזמנה.",
  found: (count: number) => {
    if (count === 0) return "לא נמצאה הזמנה";
    return count === 1 ? "נמצאה הזמנה אחת" : `נמצאו ${String(count)} הזמנות, החדשות קודם`;
  },
  foundMore: (count: number) => `נמצאו יותר מ־${String(count)} הזמנות, החדשות קודם`,
  foundList: "ההזמנות שנמצאו",

  year: "שנה",
  allYears: "כל השנים",
  list: "הסבבים, החדש ראשון",
  notClosed: "עוד לא הסתיים",
  olderWeeks: "סבבים ישנים יותר",
  empty: "עוד אין סבבים עם הזמנות",
};

export const paper = {
  title: "הדפסה",

  sheets: {
    kitchen: "דף המטבח",
    slips: "דפי אריזה",
    labels: "מדבקות",
    roll: "דפי אריזה בגליל 80 מ״מ",
    route: "מסלול המשלוחים",
  },
  choose: "מה מדפיסים",
  language: "שפת ההדפסה",
  otherNames: "שמות המנות עוד לא נטענו בשפת ההדפסה. צריך חיבור לשרת.",
  languages: { he: "עברית", en: "English" },
  print: "הדפסה",
  toChanged: (count: number) =>
    count === 1 ? "להזמנה שהשתנתה" : `ל־${String(count)} ההזמנות שהשתנו`,
  toAll: "לכל ההזמנות",
  preview: (sheet: string) => `תצוגה של ${sheet}`,

  neverPrinted: "עוד לא הודפס בסבב הזה.",
  printed: (time: string) => `הודפס ${time}.`,
  nothingChanged: "שום הזמנה לא השתנתה מאז.",
  changed: (count: number) =>
    count === 1 ? "הזמנה אחת השתנתה מאז." : `${String(count)} הזמנות השתנו מאז.`,
  takeAway: "הזמנות שבוטלו. צריך להוציא את הדף שלהן:",
  movedAway: "הזמנות שעברו לסבב אחר. צריך להוציא את הדף שלהן:",
  /** The bar with Undo. */
  saidPrinted: (sheet: string) => `${sheet}: סומן שהודפס`,

  noSheet: "אין כאן דף כזה",
  empty: "אין מה להדפיס",
  emptyHint: "עוד אין הזמנות בסבב הזה.",

  week: (date: string) => `סבב שנסגר: ${date}`,
  printedAt: (time: string) => `הודפס ${time}`,
  /** Parts of the footer of a page, before and after its number. */
  page: "עמוד",
  pageOf: "מתוך",

  extras: "תוספות בצד",
  note: "הערה",
  pickup: "איסוף עצמי",
  delivery: "משלוח",
  things: (count: number) => (count === 1 ? "פריט אחד" : `${String(count)} פריטים`),
  orders: (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`),
  stops: (count: number) => (count === 1 ? "תחנה אחת" : `${String(count)} תחנות`),
  firstLabel: "המדבקה הראשונה בגיליון",
};

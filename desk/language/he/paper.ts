const changedText = (count: number) =>
  count === 1 ? "הזמנה אחת השתנתה" : `${String(count)} הזמנות השתנו`;

export const paper = {
  title: "הדפסה",

  papers: {
    kitchen: "דף המטבח",
    slips: "דפי אריזה",
    labels: "מדבקות",
    roll: "דפי אריזה בגליל 80 מ״מ",
    route: "מסלול המשלוחים",
    shopping: "רשימת קניות",
  },
  notPrinted: {
    kitchen: "דף המטבח עוד לא הודפס",
    slips: "דפי האריזה עוד לא הודפסו",
    labels: "המדבקות עוד לא הודפסו",
    route: "המסלול עוד לא הודפס",
    shopping: "רשימת הקניות עוד לא הודפסה",
  },
  changedSince: {
    kitchen: (moment: string, count: number) =>
      `דף המטבח הודפס: ${moment}. ${changedText(count)} מאז`,
    slips: (moment: string, count: number) =>
      `דפי האריזה הודפסו: ${moment}. ${changedText(count)} מאז`,
    labels: (moment: string, count: number) =>
      `המדבקות הודפסו: ${moment}. ${changedText(count)} מאז`,
    route: (moment: string, count: number) => `המסלול הודפס: ${moment}. ${changedText(count)} מאז`,
    shopping: (moment: string, count: number) =>
      `רשימת הקניות הודפסה: ${moment}. ${
        count === 1 ? "מצרך אחד השתנה" : `${String(count)} מצרכים השתנו`
      } מאז`,
  },
  choose: "מה מדפיסים",
  language: "שפת ההדפסה",
  otherNames: "שמות המנות עוד לא נטענו בשפת ההדפסה. צריך חיבור לשרת.",
  languages: { he: "עברית", en: "English" },
  toChanged: (count: number) =>
    count === 1 ? "להזמנה שהשתנתה" : `ל־${String(count)} ההזמנות שהשתנו`,
  toAll: "לכל ההזמנות",
  preview: (sheet: string) => `תצוגה של ${sheet}`,

  neverPrinted: "עוד לא הודפס בסבב הזה.",
  printed: (time: string) => `הודפס: ${time}.`,
  nothingChanged: "שום הזמנה לא השתנתה מאז.",
  changed: (count: number) =>
    count === 1 ? "הזמנה אחת השתנתה מאז." : `${String(count)} הזמנות השתנו מאז.`,
  takeAway: "הזמנות שבוטלו. צריך להוציא את הדף שלהן:",
  movedAway: "הזמנות שעברו לסבב אחר. צריך להוציא את הדף שלהן:",
  /** The bar with Undo. */
  saidPrinted: (sheet: string) => `${sheet}: סומן שהודפס`,

  /** Said before printing, in a browser that prints some of it otherwise. */
  otherBrowser: {
    pageNumbers:
      "הדפדפן הזה מדפיס מספרי עמודים רק אם מסמנים בחלון ההדפסה ״כותרות עליונות ותחתונות״, ובטלפון אין אפשרות כזאת. ב־Chrome במחשב הם תמיד מודפסים.",
    labels:
      "הדפדפן הזה לא יכול לקבוע את השוליים, והשמות עלולים לצאת מחוץ למדבקות. בחלון ההדפסה צריך לבחור A4, בלי שוליים ובגודל 100%, וכדאי לנסות קודם על דף רגיל. ב־Chrome במחשב הכול יוצא במקום.",
    sameLength:
      "בדפדפן הזה כל דפי האריזה בגליל יוצאים באורך של הדף הארוך ביותר, ואת הנייר של הגליל בוחרים בחלון ההדפסה. ב־Chrome במחשב כל דף יוצא באורך שלו.",
    roll: "הדפדפן הזה לא יכול לקבוע את גודל הנייר. במדפסת של גליל צריך לבחור בחלון ההדפסה נייר ברוחב 80 מ״מ. במדפסת רגילה כל הזמנה תצא על דף שלם, ולכן עדיף להדפיס שם את דפי האריזה ב־A4. ב־Chrome במחשב הגליל יוצא כמו שצריך.",
    slipsOnA4: "לדפי האריזה ב־A4",
  },

  noSheet: "אין כאן דף כזה",
  empty: "אין מה להדפיס",
  emptyHint: "עוד אין הזמנות בסבב הזה.",

  week: (date: string) => `סבב של ${date}`,
  printedAt: (time: string) => `הודפס: ${time}`,
  /** Parts of the footer of a page, before and after its number. */
  page: "עמוד",
  pageOf: "מתוך",

  extras: "תוספות בצד",
  note: "הערה",
  things: (count: number) => (count === 1 ? "פריט אחד" : `${String(count)} פריטים`),
  stop: (number: number) => `תחנה ${String(number)}`,
  /** The last digits of a phone number. */
  phoneEnd: (digits: string) => `טלפון …${digits}`,
  stops: (count: number) => (count === 1 ? "תחנה אחת" : `${String(count)} תחנות`),
  ingredients: (count: number) => (count === 1 ? "מצרך אחד" : `${String(count)} מצרכים`),
  firstLabel: "המדבקה הראשונה בגיליון",
  labelSheet: "גיליון המדבקות",
  /** The size in millimetres. */
  labelsOfSize: (size: string, count: number) =>
    `\u2066${size}\u2069 מ״מ, ${String(count)} בגיליון`,
  labelsAcross: "הזזה לרוחב",
  labelsAlong: "הזזה לאורך",
  /** How far what is printed is moved, in millimetres. */
  moved: {
    not: "בלי הזזה",
    right: (distance: string) => `${distance} מ״מ ימינה`,
    left: (distance: string) => `${distance} מ״מ שמאלה`,
    down: (distance: string) => `${distance} מ״מ למטה`,
    up: (distance: string) => `${distance} מ״מ למעלה`,
  },
  labelsKept: "הגיליון וההזזה נשמרים במכשיר הזה. אם ההדפסה יוצאת ליד המדבקות, מודדים בכמה ומזיזים.",
};

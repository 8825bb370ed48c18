import type { ProblemCode } from "#domain/catalogue/catalogue-problem.ts";

/** The texts of fields of the menu and of the shop. */
export const catalogueFields = {
  inHebrew: (label: string) => `${label} בעברית`,
  inEnglish: (label: string) => `${label} באנגלית`,
  /** Beside a field whose text is missing in the other language. */
  missing: {
    he: "עוד אין עברית. בינתיים תוצג האנגלית.",
    en: "עוד אין אנגלית. בינתיים תוצג העברית.",
  },
  /** Before a price. */
  shownAs: "יוצג:",
  /** What is wrong that no field can cause. */
  noField: "זה לא נשמר. כדאי לרענן את הדף.",
  /** What is wrong in a field of the menu or of the shop. */
  problems: {
    missing: "חסר כאן משהו.",
    "text-missing": "צריך לכתוב כאן משהו, לפחות בשפה אחת.",
    "text-too-long": "הטקסט ארוך מדי.",
    "control-character": "יש כאן תו שאי אפשר לשמור. כדאי למחוק ולהקליד מחדש.",
    "same-name": "השם הזה כבר קיים ברשימה, באחת השפות.",
    "price-form": "צריך מחיר, למשל 28 או 28.40.",
    "price-count": "צריך מחיר לכל מנה.",
    "one-picture": "התמונה לא נשמרה. כדאי להעלות אותה שוב.",
    "picture-name": "התמונה לא נשמרה. כדאי להעלות אותה שוב.",
    "list-empty": "צריך לפחות שורה אחת.",
    "list-too-long": "יש כאן יותר מדי שורות.",
    "quantity-form": "צריך כמות, למשל 0.5 או 250.",
    "unit-in-use": "יש מתכונים עם המצרך הזה, ולכן אי אפשר לשנות את היחידה.",
    "unknown-limit": "ההגבלה הזאת כבר לא קיימת.",
    "limit-twice": "ההגבלה הזאת מופיעה פעמיים.",
    "portions-form": "צריך מספר שלם של מנות.",
    "email-form": "זו לא כתובת אימייל תקינה.",
    "phone-form": "זה לא מספר טלפון. אפשר ספרות, רווחים ומקפים.",
    "whatsapp-form": "זה לא מספר וואטסאפ. למשל 052-123-4567.",
    "link-form": "קישור מתחיל ב־https://",
    "id-number-form": "מספר של 5 עד 9 ספרות.",
    "date-form": "צריך תאריך.",
    "time-form": "צריך יום ושעה.",
    "hand-over-too-far": "אפשר למסור הזמנות עד 13 ימים אחרי סגירת הסבב.",
    "hours-crossed": "שעת ההתחלה צריכה להיות לפני שעת הסיום.",
    "exception-too-far": "אפשר להזיז את שעת הסגירה בשישה ימים לכל היותר.",
    "deadlines-cross": "סבב צריך להיסגר לפני הסבב שאחריו.",
  } satisfies Readonly<Partial<Record<ProblemCode, string>>>,
};

import type { ProblemCode } from "#domain/catalogue/catalogue-problem.ts";

/** The texts of fields of the menu and of the shop. */
export const catalogueFields = {
  inHebrew: (label: string) => `${label} בעברית`,
  inEnglish: (label: string) => `${label} באנגלית`,
  /** Beside a field whose text is missing in the other language. */
  missing: {
    he: "עוד אין עברית. בינתיים הלקוחות יראו את האנגלית.",
    en: "עוד אין אנגלית. בינתיים הלקוחות יראו את העברית.",
  },
  /** Before a price. */
  shownAs: "יוצג:",
  /** What is wrong in a field of the menu or of the shop. Codes that no field can cause have the sentence of `wrong-type`. */
  problems: {
    missing: "חסר כאן משהו.",
    "unknown-field": "זה לא נשמר. כדאי לרענן את הדף.",
    "wrong-type": "זה לא נשמר. כדאי לרענן את הדף.",
    "text-missing": "צריך לכתוב כאן משהו, לפחות בשפה אחת.",
    "text-too-long": "הטקסט ארוך מדי.",
    "control-character": "יש כאן תו שאי אפשר לשמור. כדאי למחוק ולהקליד מחדש.",
    "same-name": "השם הזה כבר קיים ברשימה, באחת השפות.",
    "same-id": "זה לא נשמר. כדאי לרענן את הדף.",
    "id-form": "זה לא נשמר. כדאי לרענן את הדף.",
    "price-form": "צריך מחיר, למשל 28 או 28.40.",
    "price-count": "צריך מחיר לכל מנה.",
    "one-picture": "התמונה לא נשמרה. כדאי להעלות אותה שוב.",
    "picture-name": "התמונה לא נשמרה. כדאי להעלות אותה שוב.",
    "order-number-form": "זה לא נשמר. כדאי לרענן את הדף.",
    "same-order-number": "זה לא נשמר. כדאי לרענן את הדף.",
    "list-empty": "צריך לפחות שורה אחת.",
    "list-too-long": "יש כאן יותר מדי שורות.",
    "unknown-allergen": "זה לא נשמר. כדאי לרענן את הדף.",
    "allergen-twice": "זה לא נשמר. כדאי לרענן את הדף.",
    "unknown-kind": "זה לא נשמר. כדאי לרענן את הדף.",
    "unknown-unit": "זה לא נשמר. כדאי לרענן את הדף.",
    "quantity-form": "צריך כמות, למשל 0.5 או 250.",
    "unknown-limit": "המגבלה הזאת כבר לא קיימת.",
    "limit-twice": "המגבלה הזאת מופיעה פעמיים.",
    "portions-form": "צריך מספר שלם של מנות.",
    "email-form": "זו לא כתובת אימייל תקינה.",
    "phone-form": "זה לא מספר טלפון. אפשר ספרות, רווחים ומקפים.",
    "whatsapp-form": "זה לא מספר ווטסאפ. למשל 052-123-4567.",
    "link-form": "קישור מתחיל ב־https://",
    "id-number-form": "מספר של 5 עד 9 ספרות.",
    "date-form": "צריך תאריך.",
    "time-form": "צריך יום ושעה.",
    "exception-empty": "זה לא נשמר. כדאי לרענן את הדף.",
    "exception-too-far": "אפשר להזיז את המועד בשישה ימים לכל היותר.",
    "exception-twice": "זה לא נשמר. כדאי לרענן את הדף.",
    "deadlines-cross": "המועד של שבוע אחד צריך להיות לפני המועד של השבוע שאחריו.",
  } satisfies Readonly<Record<ProblemCode, string>>,
};

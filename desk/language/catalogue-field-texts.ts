import type { ProblemCode } from "#domain/catalogue/catalogue-problem.ts";

const he = {
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
  noField: "זה לא נשמר. כדאי לרענן את העמוד.",
  /** What is wrong in a field of the menu or of the shop. */
  problems: {
    missing: "חסר כאן משהו.",
    "text-missing": "צריך לכתוב כאן משהו, לפחות בשפה אחת.",
    "text-too-long": "הטקסט ארוך מדי.",
    "control-character": "יש כאן תו שאי אפשר לשמור. כדאי למחוק ולהקליד מחדש.",
    "same-name": "השם הזה כבר קיים ברשימה, באחת השפות.",
    "price-form": "צריך מחיר, למשל 28 או 28.40.",
    "price-count": "צריך מחיר לכל גודל.",
    "one-picture": "התמונה לא נשמרה. כדאי להעלות אותה שוב.",
    "picture-name": "התמונה לא נשמרה. כדאי להעלות אותה שוב.",
    "list-empty": "צריך לפחות שורה אחת.",
    "list-too-long": "יש כאן יותר מדי שורות.",
    "quantity-form": "צריך כמות, למשל 0.5 או 250.",
    "unit-in-use": "יש מתכונים עם המצרך הזה, ולכן אי אפשר לשנות את היחידה.",
    "units-differ": "שני המצרכים לא נמדדים באותה יחידה, ולכן אי אפשר לאחד אותם.",
    "word-in-use": "למצרך אחר כבר קוראים כך.",
    "unknown-limit": "ההגבלה הזאת כבר לא קיימת.",
    "limit-twice": "ההגבלה הזאת מופיעה פעמיים.",
    "portions-form": "צריך מספר שלם של מנות.",
    "email-form": "זו לא כתובת אימייל תקינה.",
    "phone-form": "זה לא מספר טלפון. אפשר ספרות, רווחים ומקפים.",
    "whatsapp-form": "זה לא מספר וואטסאפ. למשל 052-123-4567.",
    "link-form": "קישור מתחיל ב־https://",
    "link-variable":
      "בסוגריים מסולסלים אפשר לכתוב רק {sum} לסכום או {number} למספר ההזמנה, ורק אחרי שם האתר שבקישור.",
    "id-number-form": "מספר של 5 עד 9 ספרות.",
    "date-form": "צריך תאריך.",
    "time-form": "צריך יום ושעה.",
    "hand-over-too-far": "אפשר למסור הזמנות עד 13 ימים אחרי סגירת הסבב.",
    "hand-over-before-closing":
      "יש סבב עם שעת איסוף ומשלוח משלו, שמתחילה לפני השעה הזאת. כדאי לשנות אותה קודם, בסבבים הבאים.",
    "hours-crossed": "שעת ההתחלה צריכה להיות לפני שעת הסיום.",
    "exception-too-far": "אפשר להזיז את שעת הסגירה בשישה ימים לכל היותר.",
    "deadlines-cross": "סבב צריך להיסגר לפני הסבב שאחריו.",
  } satisfies Readonly<Partial<Record<ProblemCode, string>>>,
};

const en: typeof he = {
  inHebrew: (label) => `${label} in Hebrew`,
  inEnglish: (label) => `${label} in English`,
  missing: {
    he: "No Hebrew yet. Until then the English is shown.",
    en: "No English yet. Until then the Hebrew is shown.",
  },
  shownAs: "Shown as",
  noField: "This was not saved. Reload the page.",
  problems: {
    missing: "Something is missing here.",
    "text-missing": "Write something here, in one language at least.",
    "text-too-long": "The text is too long.",
    "control-character": "There is a character that cannot be saved. Delete it and type again.",
    "same-name": "The list has this name already, in one of the languages.",
    "price-form": "A price is needed, such as 28 or 28.40.",
    "price-count": "A price is needed for each size.",
    "one-picture": "The picture was not saved. Upload it again.",
    "picture-name": "The picture was not saved. Upload it again.",
    "list-empty": "At least one line is needed.",
    "list-too-long": "There are too many lines.",
    "quantity-form": "An amount is needed, such as 0.5 or 250.",
    "unit-in-use": "Recipes use this ingredient, so its unit cannot change.",
    "units-differ":
      "The two ingredients are not measured in the same unit, so they cannot be joined.",
    "word-in-use": "Another ingredient is called this already.",
    "unknown-limit": "This limit does not exist anymore.",
    "limit-twice": "This limit is here twice.",
    "portions-form": "A whole number of portions is needed.",
    "email-form": "This is not a valid email address.",
    "phone-form": "This is not a phone number. It may have digits, spaces and hyphens.",
    "whatsapp-form": "This is not a WhatsApp number, such as 052-123-4567.",
    "link-form": "A link begins with https://",
    "link-variable":
      "Braces can only hold {sum} for the amount or {number} for the order number, and only after the name of the site in the link.",
    "id-number-form": "A number of 5 to 9 digits.",
    "date-form": "A date is needed.",
    "time-form": "A day and a time are needed.",
    "hand-over-too-far": "Orders can be handed over within 13 days after orders close.",
    "hand-over-before-closing":
      "A round has its own time of pickup and delivery, which begins before this. Change that first, in the coming rounds.",
    "hours-crossed": "The first hour must be before the second.",
    "exception-too-far": "A closing time can be moved by at most six days.",
    "deadlines-cross": "A round must close before the round after it.",
  },
};

/** The texts of fields of the menu and of the shop. */
export const catalogueFieldTexts = { he, en };

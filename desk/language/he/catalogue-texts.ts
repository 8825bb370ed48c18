/** What becomes of changes of the menu and of the shop. */
export const catalogueTexts = {
  needsConnection: "אפשר לשנות את התפריט רק כשיש חיבור לאינטרנט.",

  /** What is said of a change that was not saved, or may not have been. */
  outcomes: {
    invalid: "לא נשמר: יש כאן משהו לתקן.",
    "changed-elsewhere": "לא נשמר: בינתיים זה השתנה במכשיר אחר. כך זה עכשיו.",
    gone: "לא נשמר: בינתיים זה הוסר במכשיר אחר.",
    "action-reused": "לא נשמר. אפשר לנסות שוב.",
    "nothing-to-undo": "זה כבר הוחזר לקודם.",
    "in-doubt": "אין תשובה מהשרת, ולא ידוע אם זה נשמר. ניסיון נוסף לא יעשה שום דבר פעמיים.",
    unavailable: "לא נשמר: השרת לא זמין כרגע.",
    "confirm-first": "לא נשמר: לשינוי הזה צריך להיכנס מחדש.",
    "not-accepted": "לא נשמר: השרת לא קיבל את השינוי. כדאי לרענן את הדף.",
  },
  undoFailed: {
    "in-doubt": (said: string) => `אין תשובה מהשרת, ולא ידוע אם הוחזר לקודם: ${said}`,
    unavailable: (said: string) => `לא הוחזר לקודם, כי השרת לא זמין כרגע: ${said}`,
  },
  undoRefused: (said: string, why: string) => `${said}. ${why}`,
};

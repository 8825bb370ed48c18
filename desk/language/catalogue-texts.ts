const he = {
  needsConnection: "אפשר לשנות את התפריט רק כשיש חיבור לאינטרנט.",

  /** The sentences about a change that was not saved, or may not have been. */
  outcomes: {
    invalid: "לא נשמר: יש כאן משהו לתקן.",
    "changed-elsewhere": "לא נשמר: בינתיים זה השתנה במכשיר אחר. כך זה עכשיו.",
    gone: "לא נשמר: בינתיים זה הוסר במכשיר אחר.",
    "action-reused": "לא נשמר. אפשר לנסות שוב.",
    "nothing-to-undo": "כך זה היה גם לפני הלחיצה, ולכן אין מה להחזיר.",
    "in-doubt": "אין תשובה מהשרת, ולא ידוע אם זה נשמר. ניסיון נוסף לא יעשה שום דבר פעמיים.",
    unavailable: "לא נשמר: השרת לא זמין כרגע.",
    "confirm-first": "לא נשמר: לשינוי הזה צריך להיכנס מחדש.",
    "not-accepted": "לא נשמר: השרת לא קיבל את השינוי. כדאי לרענן את העמוד.",
  },
  undoFailed: {
    "in-doubt": (said: string) => `אין תשובה מהשרת, ולא ידוע אם הוחזר לקודם: ${said}`,
    unavailable: (said: string) => `לא הוחזר לקודם, כי השרת לא זמין כרגע: ${said}`,
  },
  undoRefused: (said: string, why: string) => `${said}. ${why}`,
};

const en: typeof he = {
  needsConnection: "The menu can be changed only with an internet connection.",

  outcomes: {
    invalid: "Not saved: something here needs to be corrected.",
    "changed-elsewhere": "Not saved: it was changed on another device. This is how it is now.",
    gone: "Not saved: it was removed on another device.",
    "action-reused": "Not saved. You can try again.",
    "nothing-to-undo": "It was already like this before you pressed, so there is nothing to undo.",
    "in-doubt":
      "The server did not answer, so it is not known whether this was saved. Trying again does nothing twice.",
    unavailable: "Not saved: the server is not available right now.",
    "confirm-first": "Not saved: this change needs you to sign in again.",
    "not-accepted": "Not saved: the server did not accept the change. Please refresh the page.",
  },
  undoFailed: {
    "in-doubt": (said) => `The server did not answer, so this may not be undone: ${said}`,
    unavailable: (said) => `Not undone, because the server is not available right now: ${said}`,
  },
  undoRefused: (said, why) => `${said}. ${why}`,
};

/** What happens to changes of the menu and of the shop. */
export const catalogueTextsByLanguage = { he, en };

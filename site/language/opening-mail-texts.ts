const he = {
  tell: "כתבו לי באימייל כשההזמנות נפתחות",
  email: "אימייל",
  promise:
    "קודם נשלח לכם אימייל אחד לאישור. אחר כך נכתוב רק כשההזמנות נפתחות, לכל היותר פעם בשבוע, ובכל אימייל יש קישור להפסקה.",
  send: "שליחת אימייל לאישור",
  asked: "אם הכתובת לא ברשימה, ולא שאלנו אותה בימים האחרונים, שלחנו אליה אימייל לאישור:",
  problems: {
    "no-address": "בדקו את כתובת האימייל.",
    "too-many": "היו יותר מדי בקשות. נסו שוב מאוחר יותר.",
    failed: "זה לא הצליח. נסו שוב.",
  },
};

const en: typeof he = {
  tell: "Email me when orders open",
  email: "Email",
  promise:
    "First we send you one email to confirm. After that we write only when orders open, at most once a week, and each email has a link to stop.",
  send: "Send me the email to confirm",
  asked:
    "Unless this address is on the list or was asked in the last days, we have sent it an email to confirm:",
  problems: {
    "no-address": "Check the email address.",
    "too-many": "There were too many requests. Please try again later.",
    failed: "That did not work. Please try again.",
  },
};

/** The texts with which customers ask to be told by email when orders open. They are loaded where the foot of the menu is seen, and after an order. */
export const openingMailTexts = { he, en };

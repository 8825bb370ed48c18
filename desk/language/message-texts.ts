const ordersHe = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);

const he = {
  hint: "אימייל אחד לכל מי שהזמין בסבב הזה. אפשר לכתוב בשתי השפות, או באחת לכולם.",
  toWhom: "למי",
  everybody: "לכולם",
  counts: {
    he: (count: number) => `${ordersHe(count)} בעברית`,
    en: (count: number) => `${ordersHe(count)} באנגלית`,
  },
  nobody: "אין בסבב הזה הזמנות עם אימייל.",
  withoutMail: "אין להם כתובת אימייל, וצריך להודיע בדרך אחרת:",

  inLanguage: { he: "בעברית", en: "באנגלית" },
  subject: { he: "נושא בעברית", en: "נושא באנגלית" },
  text: { he: "הודעה בעברית", en: "הודעה באנגלית" },
  missing: "צריך לכתוב גם את זה",

  preview: "תצוגה לפני השליחה",
  previewHint:
    "בראש כל אימייל יהיה שם הלקוח, ובסופו פרטי ההזמנה, מועד האיסוף או המשלוח, ואיך יוצרים קשר.",
  previewGreeting: { he: "שלום …,", en: "Hello …," },
  /** Above words in the other language, as the mail has it. */
  previewOther: {
    he: "ההודעה נכתבה באנגלית בלבד:",
    en: "This message was written in Hebrew only:",
  },
  edit: "חזרה לעריכה",
  send: (count: number) => `שליחה: ${count === 1 ? "אימייל אחד" : `${String(count)} אימיילים`}`,
  sendHint: "האימיילים יישלחו בעוד שתי דקות. עד אז אפשר לבטל.",
  inDoubt:
    "לא הגיעה תשובה, וייתכן שההודעה כבר נרשמה. אפשר לשלוח שוב בלי חשש: כל לקוח יקבל אותה פעם אחת בלבד.",
  offline: "כדי לשלוח צריך חיבור לאינטרנט. מה שכתבת נשמר בינתיים במכשיר הזה.",
  saidSent: "ההודעה תישלח בעוד שתי דקות.",
  outcomes: {
    "action-reused": "לא נשלח. אפשר לנסות שוב.",
    nobody: "לא נשלח: אין הזמנות עם אימייל.",
    "language-missing": "לא נשלח: באחת השפות חסר הנושא או חסרה ההודעה.",
  },

  sent: "הודעות שנשלחו בסבב הזה",
  none: "עוד לא נשלחו הודעות בסבב הזה.",
  listFailed: "אי אפשר לראות כרגע את ההודעות שנשלחו.",
  toEverybody: "לכולם",
  states: {
    waiting: (count: number) => (count === 1 ? "אחד מחכה לשליחה" : `${String(count)} מחכים לשליחה`),
    sent: (count: number) => (count === 1 ? "אחד נשלח" : `${String(count)} נשלחו`),
    dead: (count: number) => (count === 1 ? "אחד לא הגיע" : `${String(count)} לא הגיעו`),
    withdrawn: (count: number) => (count === 1 ? "אחד בוטל" : `${String(count)} בוטלו`),
  },
  withdraw: "ביטול השליחה",
  withdrawHint: (moment: string) => `אפשר לבטל עד ${moment}`,
  withdrawn: "מה שעוד לא נשלח בוטל.",
  withdrawFailed: "הביטול לא נקלט. כדאי לנסות שוב מייד.",
};

const ordersEn = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);

const en: typeof he = {
  hint: "One email to everybody who ordered in this round. Write in both languages, or in one for all.",
  toWhom: "To whom",
  everybody: "Everybody",
  counts: {
    he: (count) => `${ordersEn(count)} in Hebrew`,
    en: (count) => `${ordersEn(count)} in English`,
  },
  nobody: "No order of this round has an email address.",
  withoutMail: "They have no email address, and must be told in another way:",

  inLanguage: { he: "In Hebrew", en: "In English" },
  subject: { he: "Subject in Hebrew", en: "Subject in English" },
  text: { he: "Message in Hebrew", en: "Message in English" },
  missing: "This has to be written too",

  preview: "Preview before sending",
  previewHint:
    "Each email begins with the customer’s name, and ends with the order’s details, when it is handed over, and how to contact you.",
  previewGreeting: { he: "שלום …,", en: "Hello …," },
  previewOther: {
    he: "ההודעה נכתבה באנגלית בלבד:",
    en: "This message was written in Hebrew only:",
  },
  edit: "Back to editing",
  send: (count) => `Send ${count === 1 ? "1 email" : `${String(count)} emails`}`,
  sendHint: "The emails will be sent in two minutes. Until then you can withdraw them.",
  inDoubt:
    "There was no answer, and the message may be stored already. You can safely send it again: each customer gets it only once.",
  offline: "Sending needs an internet connection. What you write is kept on this device meanwhile.",
  saidSent: "The message will be sent in two minutes.",
  outcomes: {
    "action-reused": "Not sent. You can try again.",
    nobody: "Not sent: no order has an email address.",
    "language-missing": "Not sent: the subject or the message is missing in one of the languages.",
  },

  sent: "Messages sent in this round",
  none: "No messages have been sent in this round yet.",
  listFailed: "The messages that were sent cannot be shown at the moment.",
  toEverybody: "To everybody",
  states: {
    waiting: (count) => `${String(count)} waiting to be sent`,
    sent: (count) => `${String(count)} sent`,
    dead: (count) => `${String(count)} did not arrive`,
    withdrawn: (count) => `${String(count)} withdrawn`,
  },
  withdraw: "Withdraw",
  withdrawHint: (moment) => `Possible until ${moment}`,
  withdrawn: "What was not sent yet is withdrawn.",
  withdrawFailed: "It was not withdrawn. Try again at once.",
};

export const messageTexts = { he, en };

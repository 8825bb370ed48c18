const orders = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);

export const message = {
  hint: "אימייל אחד לכל מי שהזמין בסבב הזה. אפשר לכתוב בשתי השפות, או באחת לכולם.",
  toWhom: "למי",
  everybody: "לכולם",
  counts: {
    he: (count: number) => `${orders(count)} בעברית`,
    en: (count: number) => `${orders(count)} באנגלית`,
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
    action_reused: "לא נשלח. אפשר לנסות שוב.",
    nobody: "לא נשלח: אין הזמנות עם אימייל.",
    language_missing: "לא נשלח: באחת השפות חסר הנושא או חסרה ההודעה.",
  },

  sent: "הודעות שנשלחו בסבב הזה",
  none: "עוד לא נשלחו הודעות בסבב הזה.",
  listFailed: "אי אפשר לראות כרגע את ההודעות שנשלחו.",
  toEverybody: "לכולם",
  states: {
    waiting: (count: number) => `${String(count)} מחכים לשליחה`,
    sent: (count: number) => (count === 1 ? "אחד נשלח" : `${String(count)} נשלחו`),
    dead: (count: number) => (count === 1 ? "אחד לא הגיע" : `${String(count)} לא הגיעו`),
    withdrawn: (count: number) => (count === 1 ? "אחד בוטל" : `${String(count)} בוטלו`),
  },
  withdraw: "ביטול השליחה",
  withdrawHint: (moment: string) => `אפשר לבטל עד ${moment}`,
  withdrawn: "מה שעוד לא נשלח בוטל.",
  withdrawFailed: "הביטול לא נקלט. כדאי לנסות שוב מייד.",
};

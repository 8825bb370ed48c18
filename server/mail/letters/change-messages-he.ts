/** The texts in Hebrew of the mails about what happened to an order. They define the type for the other languages. */
export const changeMessagesHe = {
  subject: {
    changed: (number: string, shop: string) => `הזמנה ${number} עודכנה · ${shop}`,
    cancelled: (number: string, shop: string) => `הזמנה ${number} בוטלה · ${shop}`,
    restored: (number: string, shop: string) => `הזמנה ${number} בתוקף · ${shop}`,
    moved: (number: string, shop: string) => `הזמנה ${number} עברה לשבוע אחר · ${shop}`,
  },
  title: {
    changed: "ההזמנה שלכם עודכנה",
    cancelled: "ההזמנה שלכם בוטלה",
    restored: "ההזמנה שלכם בתוקף",
    moved: "ההזמנה שלכם עברה לשבוע אחר",
  },
  greeting: (name: string) => `שלום ${name},`,
  changed: "אלה השינויים, ואחריהם ההזמנה כפי שהיא עכשיו.",
  restored: "ההזמנה כבר לא מבוטלת. נכין אותה כפי שהיא מופיעה כאן.",
  moved: (week: string) => `ההזמנה שייכת עכשיו לשבוע שבו ההזמנות נסגרות ב${week}.`,
  notPaid: "אין צורך לשלם. אם כבר שילמתם, כתבו לנו והכסף יוחזר.",
  paid: (sum: string) => `קיבלנו מכם ${sum}, והמוכרת תחזיר לכם את הכסף.`,

  added: "הוספה",
  removed: "הסרה",
  changedLine: "שינוי",
  more: (count: number) =>
    count === 1 ? "ועוד שינוי אחד, בפירוט ההזמנה" : `ועוד ${count} שינויים, בפירוט ההזמנה`,
  instead: (now: string, before: string) => `${now} (במקום ${before})`,
  with: (line: string, addOns: string) => `${line} עם ${addOns}`,
  nowWith: (addOns: string) => `עם ${addOns}`,
  nowWithout: (addOns: string) => `בלי ${addOns}`,
  each: (now: string, before: string) => `${now} ליחידה (במקום ${before})`,
  email: "אימייל",
  readdressed: {
    subject: (number: string, shop: string) => `הזמנה ${number}: האימייל הוחלף · ${shop}`,
    title: "האימייל של ההזמנה הוחלף",
    sentence:
      "מעכשיו הודעות על ההזמנה הזאת נשלחות לכתובת אימייל אחרת. אם לא אתם החלפתם אותה, כתבו לנו.",
  },

  received: "התקבל",
  toPay: "נשאר לשלם",
  toGiveBack: "יוחזר לכם",
  isPaid: "שולם במלואו",
  givesBack: "המוכרת תחזיר לכם את ההפרש.",
};

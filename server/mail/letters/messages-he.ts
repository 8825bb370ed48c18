/** The texts of the mails in Hebrew. They define the type for the other languages, and use the same words as the site. */
export const messagesHe = {
  subject: (number: string, shop: string) => `הזמנה ${number} נרשמה · ${shop}`,
  title: "קיבלנו את ההזמנה שלכם, תודה!",
  greeting: (name: string) => `שלום ${name}, אלה פרטי ההזמנה:`,
  preview: (total: string) => `לתשלום ${total}`,

  number: "מספר הזמנה",
  week: "ההזמנות נסגרות",
  receivedAt: "ההזמנה התקבלה",
  each: (price: string) => `${price} ליחידה`,
  name: "שם",
  phoneNumber: "טלפון",
  orderType: "איסוף עצמי או משלוח",
  pickup: "איסוף עצמי",
  delivery: "משלוח",
  city: "יישוב",
  address: "כתובת למשלוח",
  note: "הערה",
  toCalendar: "הוספה ליומן",
  toGoogleCalendar: "הוספה ליומן גוגל",
  pickupTime: "מועד האיסוף",
  deliveryTime: "מועד המשלוח",
  pickupAddress: "כתובת לאיסוף",

  dishTotal: "סה״כ",
  cartTotal: "סה״כ מנות",
  pickupPrice: "איסוף עצמי",
  deliveryPrice: "משלוח",
  orderTotal: "סה״כ לתשלום",
  adjustment: "התאמת מחיר",
  /** Begins the text of an adjustment; what is missing follows. */
  missing: "חסר בהזמנה:",
  free: "חינם",
  pay: (app: string, payee: string) => `נא לשלם באפליקציית ${app}: ${payee}`,
  payLater: "נכתוב לכם איך ולמי לשלם.",
  payNow: (app: string) => `לתשלום באפליקציית ${app}`,
  payLink: "קישור לתשלום",
  /** Above a message that the seller wrote in the other language only. */
  onlyInOther: "ההודעה נכתבה באנגלית בלבד:",
  seeOrChange: "לצפייה בהזמנה, לשינוי או לביטול",
  see: "לצפייה בהזמנה",
  restore: "לשחזור ההזמנה",
  until: (when: string) => `עד ${when}`,
  questions: (address: string) =>
    `שאלות והערות? אפשר פשוט להשיב להודעה הזאת, או לכתוב אל ${address}.`,
  whatsapp: (link: string) => `אפשר גם בוואטסאפ: ${link}`,
};

/** The texts in Hebrew of the mails about what happened to an order. They define the type for the other languages. */
export const changeMessagesHe = {
  subject: {
    changed: (number: string, shop: string) => `הזמנה ${number} שונתה · ${shop}`,
    cancelled: (number: string, shop: string) => `הזמנה ${number} בוטלה · ${shop}`,
    restored: (number: string, shop: string) => `הזמנה ${number} שוחזרה · ${shop}`,
    moved: (number: string, shop: string) => `הזמנה ${number} עברה לשבוע אחר · ${shop}`,
  },
  title: {
    changed: "ההזמנה שלכם שונתה",
    cancelled: "ההזמנה שלכם בוטלה",
    restored: "ההזמנה שלכם שוחזרה",
    moved: "ההזמנה שלכם עברה לשבוע אחר",
  },
  greeting: (name: string) => `שלום ${name},`,
  changed: "אלה השינויים, ואחריהם ההזמנה כפי שהיא עכשיו.",
  restored: "נכין אותה כפי שהיא מופיעה כאן.",
  moved: (week: string) => `ההזמנה שייכת עכשיו לשבוע שבו ההזמנות נסגרות ב${week}.`,
  movedTo: {
    pickupTime: (when: string) => `מועד האיסוף החדש: ${when}.`,
    deliveryTime: (when: string) => `מועד המשלוח החדש: ${when}.`,
  },
  /** Why the seller takes no orders for the week that it was ordered for, in her words. */
  reason: (text: string) => `הסיבה: ${text}`,
  notPaid: "אין צורך לשלם. אם כבר שילמתם, כתבו לנו ונחזיר לכם את הכסף.",
  paid: (sum: string) => `קיבלנו מכם ${sum}, ונחזיר לכם את הכסף.`,
  canRestore: (until: string) => `אפשר לשחזר את ההזמנה בעמוד ההזמנה עד ${until}.`,
  askToRestore: "אם תרצו לשחזר את ההזמנה, השיבו להודעה הזאת.",
  cancelledTotal: "סה״כ ההזמנה",

  added: "הוספה",
  removed: "הסרה",
  changedLine: "שינוי",
  more: (count: number) =>
    count === 1 ? "ועוד שינוי אחד, בפירוט ההזמנה" : `ועוד ${count} שינויים, בפירוט ההזמנה`,
  instead: (now: string, before: string) => `${now} (במקום ${before})`,
  with: (line: string, addOns: string) => `${line} עם ${addOns}`,
  nowWith: (addOns: string) => `עם ${addOns}`,
  nowWithout: (addOns: string) => `בלי ${addOns}`,
  note: (text: string) => `הערה: ${text}`,
  noNote: "בלי הערה",
  each: (now: string, before: string) => `${now} ליחידה (במקום ${before})`,
  email: "אימייל",
  readdressed: {
    subject: (number: string, shop: string) => `הזמנה ${number}: האימייל הוחלף · ${shop}`,
    title: "האימייל של ההזמנה הוחלף",
    sentence:
      "מעכשיו הודעות על ההזמנה הזאת נשלחות לכתובת אימייל אחרת. אם לא אתם החלפתם אותה, כתבו לנו.",
  },
  request: {
    subject: (number: string, shop: string) => `תשלום על הזמנה ${number} · ${shop}`,
    preview: (sum: string) => `נשאר לשלם ${sum}`,
    title: "תשלום על ההזמנה שלכם",
    sentence: "נשאר תשלום פתוח על ההזמנה הזאת. אם כבר שילמתם, תודה, ואפשר להתעלם מההודעה.",
    howToPay: "כתבו לנו ונאמר לכם איך לשלם.",
  },

  received: "התקבל",
  toPay: "נשאר לשלם",
  toGiveBack: "יוחזר לכם",
  isPaid: "שולם במלואו",
  givesBack: "נחזיר לכם את ההפרש.",
};

/** The texts of the customer's mail in one language. */
export type LetterMessages = typeof messagesHe;

/** The texts of the mails about what happened to an order, in one language. */
export type ChangeMessages = typeof changeMessagesHe;

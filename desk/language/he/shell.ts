export const shell = {
  /** The name under which a phone installs the desk. */
  appName: "ניהול ההזמנות",
  otherLanguage: "English",
  loading: "רגע, טוענים…",
  tryAgain: "ניסיון נוסף",
  /** Below the title of what it is. */
  failed: "אי אפשר לראות את זה כרגע",
  cancel: "ביטול",
  save: "שמירה",
  sendAgain: "שליחה חוזרת",
  close: "סגירה",
  print: "הדפסה",
  whatIsShown: "מה מוצג",
  everything: "הכול",
  broken: "משהו השתבש. כדאי לרענן את העמוד.",
  cannotOpen:
    "הדפדפן הזה ישן מדי לניהול ההזמנות, או ש־JavaScript כבוי בו. ההזמנות ממשיכות להגיע באימייל. אפשר לפתוח את העמוד במכשיר או בדפדפן חדש יותר.",
  skipToContent: "דילוג לתוכן",
  sections: "ניווט",
  more: "עוד",
  menu: "תפריט",
  toMenu: "לתפריט",
  shopping: "קניות",
  year: "סיכום השנה",
  allWeeks: "כל הסבבים",
  weekMessage: "הודעת השבוע",
  menuLimits: "הגבלות כמות",
  menuHistory: "שינויים קודמים",
  shop: "החנות",
  safety: "גיבויים ותקלות",
  customers: "לקוחות",
  unknownPage: "אין כאן עמוד כזה",
  toStart: "לעמוד הראשון",
  documentTitle: (page: string, shop: string) => `${page} | ${shop}`,

  connection: {
    offline: "אין חיבור לאינטרנט.",
    "server-down": "השרת לא זמין כרגע.",
  },
  asOf: (time: string) => `עדכון אחרון: ${time}.`,
  waiting: (count: number) =>
    count === 1 ? "סימון אחד מחכה לשליחה." : `${String(count)} סימונים מחכים לשליחה.`,
  storageFails: "המכשיר לא מצליח לשמור. צריך להשאיר את העמוד פתוח עד שהכול יישלח.",
  draftFails: "המכשיר לא מצליח לשמור טיוטה. כדאי לסיים לפני שסוגרים את העמוד.",

  share: "שיתוף",
  copy: "העתקה",
  shared: "הטקסט הועבר לאפליקציה שבחרת.",
  copied: "הטקסט הועתק, ואפשר להדביק אותו בצ׳אט.",
  /** Above the text. */
  notCopied: "הדפדפן לא העתיק. אפשר להעתיק מכאן:",

  undo: "החזרה לקודם",
  undone: (said: string) => `הוחזר לקודם: ${said}`,

  refusedPresses: (count: number) =>
    count === 1 ? "סימון אחד לא נרשם:" : `${String(count)} סימונים לא נרשמו:`,
  refused: {
    outdated: "לא נרשם: ההזמנה שונתה קודם במכשיר אחר.",
    not_asked: "לא נשלח: אין מה לשלם, אין כתובת אימייל, או שכבר התבקש תשלום ביממה האחרונה.",
    nothing_to_undo: "לא נרשם: זה כבר הוחזר לקודם.",
    action_reused: "לא נרשם. אפשר לסמן שוב.",
    unknown_order: "לא נרשם: ההזמנה לא נמצאה.",
    erased: "לא נרשם: פרטי הלקוח של ההזמנה הזאת נמחקו.",
    other_generation:
      "לא נרשם: הנתונים שוחזרו מגיבוי. כדאי לבדוק מה המצב עכשיו, ולסמן שוב אם צריך.",
    not_allowed: "לא נרשם: המכשיר הזה לא רשאי לסמן את זה.",
    confirm_first:
      "לא נרשם: מהמכשירים של החנות כבר נשלחו הרבה הודעות בשעה האחרונה. אפשר לאשר במפתח גישה ולסמן שוב, או לסמן בלי הודעה ללקוח.",
    not_accepted: "לא נרשם: השרת לא קיבל את הסימון.",
    failed: "לא ידוע אם נרשם, כי בשרת יש תקלה. כדאי לבדוק את ההזמנה.",
    unreadable: "סימון שנשמר במכשיר נפגם ולא נשלח.",
  },
  /** The same of what is about the week as a whole, such as a count of the kitchen. */
  refusedOfWeek: {
    outdated: "לא נרשם: השינוי נעשה קודם במכשיר אחר.",
    failed: "לא ידוע אם נרשם, כי בשרת יש תקלה. כדאי לבדוק.",
  },
  nowIs: (facts: string) => `המצב עכשיו: ${facts}`,
  facts: {
    cooked: (count: number) => (count === 1 ? "אחד מוכן" : `${String(count)} מוכנים`),
    cancelled: "ההזמנה בוטלה",
    due: (amount: string) => `לתשלום ${amount}`,
    received: (amount: string) => `התקבלו ${amount}`,
    givenBack: (amount: string) => `הוחזרו ${amount}`,
    packed: "ארוזה",
    notPacked: "לא ארוזה",
    handedOver: "נמסרה",
    notHandedOver: "לא נמסרה",
  },
  toOrder: "להזמנה",
  dismiss: "הבנתי",
  confirm: "אישור במפתח גישה",
};

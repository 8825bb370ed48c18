import { clockText } from "#domain/schedule/weekly-deadline.ts";

/** The texts of the site in Hebrew: the source; every other language has its type. */
export const he = {
  siteName: "אריס גורמה",
  pageTitle: (page: string, siteName: string) => `${page} · ${siteName}`,
  skipToContent: "דילוג לתוכן",
  loading: "רגע, טוענים…",
  close: "סגירה",
  cancel: "ביטול",
  confirm: "אישור",
  tryAgain: "ניסיון נוסף",
  copying: {
    copy: "העתקה",
    copyThis: (name: string) => `העתקה: ${name}`,
    copied: "הועתק",
    refused: "הדפדפן לא מאפשר להעתיק. הטקסט מסומן, ואפשר להעתיק אותו ידנית.",
  },
  inNewTab: (link: string) => `${link} (נפתח בכרטיסייה חדשה)`,
  whatsapp: "וואטסאפ",

  shell: {
    bottomBar: "ניווט ראשי",
    pricingHint: "ככל שמזמינים יותר, המחיר למנה יורד",
    deadlineHint: (when: string) => `הזמנות מתקבלות עד ${when}`,
    // Beside the heading of the menu the days begin a line.
    handOver: (days: string) => `האוכל מגיע\nב${days}`,
    deadline: (weekday: number, hour: number, minute: number) =>
      `יום ${["ראשון", "שני", "שלישי", "רביעי", "חמישי", "שישי", "שבת"][weekday] ?? ""} בשעה ${clockText(hour, minute)}`,
    menu: "תפריט",
    whyChoose: "למה אצלנו",
    cart: "הסל",
    cartWith: (dishes: number) => (dishes === 1 ? "הסל, מנה אחת" : `הסל, ${dishes} מנות`),
    questions: "כתבו לנו",
    pageLinks: "על האתר",
    cannotOrder:
      "הדפדפן הזה ישן מדי להזמנה באתר, או ש־JavaScript כבוי בו. אפשר לקרוא את התפריט, ולהזמין",
    orderDirectly: "בטלפון או בהודעה",
  },

  about: { title: "אודות", text: "אודות" },

  accessibility: { title: "הצהרת נגישות" },
  privacy: { title: "מדיניות פרטיות" },
  terms: { title: "תנאי המכירה" },

  placedOrder: { title: "ההזמנה שלכם" },
  myOrders: { title: "ההזמנות שלי" },

  unknownPage: {
    title: "העמוד לא נמצא",
    text: "הכתובת הזאת לא קיימת",
    toMenu: "לתפריט",
  },

  whyChoose: { title: "למה לבחור באריס גורמה" },

  menu: {
    title: "תפריט",
    sections: "סוגי המנות",
    cook: "מי במטבח",
    failed: "משהו השתבש, נסו לרענן את העמוד",
    orderThis: "הוספה לסל",
    orderThisDish: (dish: string) => `הוספה לסל: ${dish}`,
    details: "לפרטים",
    detailsOfDish: (dish: string) => `לפרטים: ${dish}`,
    from: "החל מ־",
    kinds: { meat: "בשרי", dairy: "חלבי", fish: "דגים", parve: "פרווה" },
    left: (left: number) => (left > 1 ? `נשארו ${left}` : left === 1 ? "נשאר אחד" : "אזל"),
    inCart: (amount: number) => `בסל: ${amount}`,
    enlarge: (dish: string) => `הגדלת התמונה: ${dish}`,
    pictureNote: "תמונה להמחשה; תוספות בצד בתשלום",
    picture: (dish: string) => `תמונה של ${dish}`,
  },

  dish: {
    more: (name: string) => `עוד: ${name}`,
    less: (name: string) => `פחות: ${name}`,
  },

  cart: {
    title: "הסל שלכם",
    empty: "הסל ריק",
    emptyHint: "המנות שתבחרו בתפריט יופיעו כאן.",
    toMenu: "לתפריט",
    edit: "עריכה",
    editDish: (dish: string) => `עריכה: ${dish}`,
    remove: "הסרה",
    removeDish: (dish: string) => `הסרה: ${dish}`,
    total: "סה״כ בסל",
    dishTotal: "סה״כ",
    clear: "ריקון הסל",
    placeOrder: "לביצוע ההזמנה",
    confirmClear: "לרוקן את הסל?",
    confirmClearText: "כל המנות יוסרו מהסל.",
    confirmRemove: (dish: string) => `להסיר מהסל את ״${dish}״?`,
    changed: "התפריט השתנה:",
    understood: "הבנתי",
  },
};

/** The texts of the site in one language. */
export type Messages = typeof he;

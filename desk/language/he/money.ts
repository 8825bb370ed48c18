import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { paymentWaysHe } from "#domain/order-log/payment-way-words-he.ts";

/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const money = {
  title: "כסף",

  notPaid: "לא שולם",
  toPay: (amount: string) => `לתשלום ${amount}`,
  toPayRest: (amount: string, received: string) => `נשאר לשלם ${amount} (התקבלו ${received})`,
  toGiveBack: (amount: string) => `להחזיר ${amount}`,
  paid: "שולם",

  way: "איך שולם",
  ways: paymentWaysHe,

  /** Buttons. The button for an app, which is the usual way, does not name it. */
  received: (way: PaymentWay) =>
    way === "app" ? "סימון כשולם" : `סימון כשולם ${paymentWaysHe[way].by}`,
  gaveBack: (way: PaymentWay) =>
    way === "app" ? "סימון כהוחזר" : `סימון כהוחזר ${paymentWaysHe[way].by}`,

  /** The bar with Undo. */
  saidReceived: (name: string, amount: string, way: PaymentWay) =>
    `${name}: התקבלו ${amount} ${paymentWaysHe[way].by}`,
  saidGaveBack: (name: string, amount: string, way: PaymentWay) =>
    `${name}: הוחזרו ${amount} ${paymentWaysHe[way].by}`,

  search: "מי שילם? סכום, שם או טלפון",
  nothingFound: "אין חוב או החזר פתוח כזה. בחיפוש לפי סכום כדאי להקליד את הסכום המדויק שהתקבל.",

  toPasted: "לסימון מרשימה",
  pasted: "תשלומים שהתקבלו",

  toWeek: "לסיכום הסבב",
  weekHeading: "הסבב הזה",
  due: "סה״כ הזמנות",
  receivedSum: "התקבל",
  stillToPay: "נשאר לגבות",
  stillToGiveBack: "נשאר להחזיר",
  /** The heading of what was received by each way. */
  byWay: "איך התקבל",
  byWayFailed: "אי אפשר לראות כרגע כמה התקבל בכל דרך.",

  toBePaid: (count: number, amount: string) =>
    count === 1
      ? `הזמנה אחת לא שולמה: ${amount}`
      : `בכל הסבבים, ${String(count)} הזמנות לא שולמו: ${amount}`,
  toBeGivenBack: (count: number, amount: string) =>
    count === 1 ? `החזר אחד פתוח: ${amount}` : `${String(count)} החזרים פתוחים: ${amount}`,
  allSettled: "הכול שולם",
  allSettledHint: "אין הזמנה שמחכה לתשלום או להחזר, בשום סבב.",
  otherWeeksFailed: "אי אפשר לראות כרגע מה פתוח בסבבים אחרים.",
  asking: {
    askWeek: "בקשת תשלום על הסבב",
    askAll: "בקשת תשלום על כל הסבבים",
    title: "בקשת תשלום באימייל",
    toAsk: (orders: string, amount: string) =>
      `${orders}, נשאר לשלם ${amount}. האימייל יישלח בעוד שתי דקות, בשפת ההזמנה.`,
    nobody: "אין כרגע למי לשלוח אימייל.",
    again: (orders: string, amount: string) =>
      `לבקש שוב גם על ${orders} (${amount}), אף שכבר התבקש תשלום ביממה האחרונה`,
    withoutMail: "בלי כתובת אימייל. אפשר לבקש מהם בוואטסאפ:",
    failed: "אי אפשר לבקש תשלום כרגע. כדאי לנסות שוב עוד רגע.",
    send: (count: number) => (count === 1 ? "שליחת הודעה אחת" : `שליחת ${String(count)} הודעות`),
    saidOne: (name: string) => `${name}: בקשת תשלום באימייל`,
    said: (orders: string) => `בקשת תשלום תישלח בעוד שתי דקות: ${orders}`,
  },
  /** When a customer was asked to pay: a day, or a moment. */
  askedAt: (when: string) => `התבקש: ${when}`,
  byWhatsapp: "בקשת תשלום בוואטסאפ",
  saidAsked: (name: string) => `${name}: התבקש תשלום בוואטסאפ`,
  ofWeek: (date: string) => `סבב ${date}`,
  toYear: "לסיכום השנה",
  moreOpen: "הזמנות נוספות",

  csv: "הורדת טבלת ההזמנות (CSV)",
  csvFailed: "אי אפשר להוריד את הטבלה כרגע. כדאי לנסות שוב עוד רגע.",
  csvDone: "ההורדה הושלמה.",
  csvFile: (week: string) => `הזמנות-${week}.csv`,
};

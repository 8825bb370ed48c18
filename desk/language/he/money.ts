import type { PaymentWay } from "#domain/desk/desk-event.ts";

const ways: Record<PaymentWay, string> = {
  app: "באפליקציה",
  cash: "במזומן",
  transfer: "בהעברה",
};

/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const money = {
  title: "כסף",

  toPay: (amount: string) => `לתשלום ${amount}`,
  toPayRest: (amount: string, received: string) => `נשאר לשלם ${amount} (שולמו ${received})`,
  toGiveBack: (amount: string) => `${amount} להחזיר`,
  paid: "שולם",

  ways,
  way: "איך שולם",
  wayNames: { app: "אפליקציה", cash: "מזומן", transfer: "העברה" } satisfies Record<
    PaymentWay,
    string
  >,

  /** Buttons. The button for an app, which is the usual way, does not name it. */
  received: (way: PaymentWay) => (way === "app" ? "שולם" : `שולם ${ways[way]}`),
  gaveBack: (way: PaymentWay) => (way === "app" ? "הוחזר" : `הוחזר ${ways[way]}`),
  /** The accessible name of such a button begins with its text. */
  ofOrder: (button: string, amount: string, name: string) => `${button}: ${amount}, ${name}`,

  /** The bar with Undo. */
  saidReceived: (name: string, amount: string, way: PaymentWay) =>
    `${name}: שולמו ${amount} ${ways[way]}`,
  saidGaveBack: (name: string, amount: string, way: PaymentWay) =>
    `${name}: הוחזרו ${amount} ${ways[way]}`,

  search: "מי שילם? חיפוש לפי סכום",
  searchHint: "הסכום שהתקבל, למשל 240",
  clearSearch: "ניקוי החיפוש",
  notAnAmount: "אפשר להקליד סכום בשקלים, למשל 240 או 35.50",
  owesThis: (amount: string, count: number) => {
    if (count === 0) return `אין הזמנה פתוחה על ${amount}`;
    return count === 1
      ? `הזמנה אחת פתוחה על ${amount}`
      : `${String(count)} הזמנות פתוחות על ${amount}`;
  },

  weekHeading: "הסבב הזה",
  due: "סה״כ הזמנות",
  receivedSum: "התקבל",
  stillToPay: "נשאר לגבות",
  stillToGiveBack: "נשאר להחזיר",
  byWay: "איך התקבל",
  byWayFailed: "אי אפשר לראות כרגע כמה התקבל בכל דרך.",

  openHeading: "פתוח, מכל הסבבים",
  whoOwes: (count: number, amount: string) =>
    count === 1 ? `הזמנה אחת לגבייה: ${amount}` : `${String(count)} הזמנות לגבייה: ${amount}`,
  whoGetsBack: (count: number, amount: string) =>
    count === 1 ? `הזמנה אחת להחזר: ${amount}` : `${String(count)} הזמנות להחזר: ${amount}`,
  allSettled: "הכול שולם",
  allSettledHint: "אין הזמנה שמחכה לתשלום או להחזר.",
  openFailed: "אי אפשר לראות כרגע מה פתוח בסבבים אחרים.",
  tooMany: "מוצגות 500 ההזמנות הישנות ביותר.",
  thisWeek: "הסבב המוצג",
  ofWeek: (date: string) => `סבב שנסגר: ${date}`,

  csv: "הורדת טבלת ההזמנות (CSV)",
  csvFailed: "אי אפשר להוריד את הטבלה כרגע. נסו שוב עוד רגע.",
  csvDone: "הטבלה ירדה.",
  csvFile: (week: string) => `הזמנות-${week}.csv`,
};

const each = (count: number) => (count === 2 ? "שתיהן" : `כל ה־${String(count)}`);
const orders = (count: number) => (count === 2 ? "שתי ההזמנות" : `${String(count)} הזמנות`);

/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const handingOver = {
  title: "מסירה",

  empty: "עוד אין מה למסור",
  emptyHint: "ההזמנות מופיעות כאן ברגע שהן מגיעות.",
  handedOverOf: (handedOver: number, all: number) =>
    `${String(handedOver)} מתוך ${String(all)} נמסרו`,
  allHandedOver: "הכול נמסר",
  onlyOpen: "עוד לא נמסרו",

  search: "חיפוש לפי שם",
  nothingFoundHint: "מספיקות שתי האותיות הראשונות של השם הפרטי או של שם המשפחה.",

  notPacked: "לא ארוזה",
  cancelled: "ההזמנה בוטלה",
  /** For a helper, who sees no amounts. */
  askSeller: "תשלום: לשאול את המוכרת",
  box: "מה יש בהזמנה",

  /** Buttons. States are in the words of the orders. */
  handedOver: "מסירה",
  paidAndHandedOver: (amount: string) => `${amount} במזומן ומסירה`,
  notHandedOver: "סימון כלא נמסרה",

  /** The bar with Undo. */
  saidHandedOver: (name: string) => `${name}: ההזמנה נמסרה`,
  saidPaidAndHandedOver: (name: string, amount: string) =>
    `${name}: התקבלו ${amount} במזומן וההזמנה נמסרה`,
  saidNotHandedOver: (name: string) => `${name}: ההזמנה עוד לא נמסרה`,

  /** Of several orders that are handed over in one press, 2 or more. */
  together: {
    orders: (count: number) => `${orders(count)} יחד`,
    handedOver: (count: number) => `מסירת ${each(count)}`,
    paidAndHandedOver: (amount: string, count: number) => `${amount} במזומן ומסירת ${each(count)}`,
    notHandedOver: (count: number) => `סימון ${each(count)} כלא נמסרו`,
    areHandedOver: "נמסרו",
    saidHandedOver: (name: string, count: number) => `${name}: ${orders(count)} נמסרו`,
    saidPaidAndHandedOver: (name: string, amount: string, count: number) =>
      `${name}: התקבלו ${amount} במזומן, ${orders(count)} נמסרו`,
    saidNotHandedOver: (name: string, count: number) => `${name}: ${orders(count)} עוד לא נמסרו`,
  },
};

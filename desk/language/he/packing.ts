export const packing = {
  title: "אריזה",

  empty: "עוד אין מה לארוז",
  emptyHint: "ההזמנות מופיעות כאן ברגע שהן מגיעות.",
  packedOf: (packed: number, all: number) => `${String(packed)} מתוך ${String(all)} ארוזות`,
  allPacked: "הכול ארוז",
  onlyOpen: "עוד לא ארוזות",
  toPaper: "למדבקות ולדפי האריזה",

  ofPlace: (place: string, packed: number, all: number) =>
    `${place}: ${String(packed)} מתוך ${String(all)}`,
  /** The rest of a place in one press. */
  packedRest: (open: number) =>
    open === 2 ? "סימון שתיהן כארוזות" : `סימון כל ה־${String(open)} כארוזות`,
  note: "הערה",
  /** What the customer wrote about a dish or about the order. */
  customersNote: "הערת הלקוח",

  /** Something of an order is missing from its box. */
  isMissing: "משהו חסר",
  whatIsMissing: (name: string) => `${name}: מה חסר?`,
  missingHint: "המחיר של מה שחסר יורד מההזמנה.",
  missingTells: "לקוח שהשאיר כתובת אימייל מקבל על כך הודעה אחרי שתי דקות.",
  missing: (missing: number, of: number) =>
    missing === of ? "חסר" : `חסר: ${String(missing)} מתוך ${String(of)}`,
  howManyMissing: (amount: number, thing: string) => `חסר: ${String(amount)} × ${thing}`,
  /** Before the numbers that can be pressed; `missing` is what is missing already. */
  howManyOf: (left: number, missing: number) =>
    missing === 0 ? `כמה חסר מתוך ${String(left)}?` : `כמה עוד חסר מתוך ${String(left)}?`,
  /** Of a thing that was ordered once. */
  allMissing: "חסר",

  /** Buttons. States are in the words of the orders. */
  packed: "סימון כארוזה",
  notPacked: "סימון כלא ארוזה",

  /** The bar with Undo. */
  saidPacked: (name: string) => `${name}: ההזמנה ארוזה`,
  saidRestPacked: (place: string, boxes: number) => `${place}: ${String(boxes)} ארוזות`,
  saidMissing: (name: string, amount: number, thing: string) =>
    `${name}, חסר: ${String(amount)} × ${thing}`,
  saidNotPacked: (name: string) => `${name}: ההזמנה עוד לא ארוזה`,
};

import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { textKey } from "#domain/language/text-key.ts";

type Line = ShownDeskOrder["lines"][number];

/** A line as a test writes it: everything that it does not say is empty. */
type SampleLine = Pick<Line, "typeName" | "dishName" | "name" | "amount"> & Partial<Line>;

function line(sample: SampleLine): Line {
  const whole = {
    kind: "selection" as const,
    measure: null,
    addOns: [],
    choices: [],
    missing: 0,
    note: "",
    price: sample.amount * 3_000,
    ...sample,
  };
  const { amount: _amount, price: _price, missing: _missing, note: _note, ...thing } = whole;
  return { ...whole, key: textKey(JSON.stringify(thing)) };
}

const soup = { typeName: "מרקים", dishName: "מרק עדשים כתומות" };
const kubbeh = { typeName: "מרקים", dishName: "מרק קובה סלק" };
const chicken = { typeName: "עוף", dishName: "פרגיות בסילאן ושום" };
const roast = { typeName: "בשר", dishName: "צלי בקר ביין אדום עם שורשים" };
const eggplant = { typeName: "סלטים", dishName: "סלט חצילים קלויים" };
const cake = { typeName: "קינוחים", dishName: "עוגת שמרים שוקולד" };

const litres = (quantity: number) => ({ measure: { quantity, unit: "litre" as const } });
const grams = (quantity: number) => ({ measure: { quantity, unit: "gram" as const } });

/** What boxes hold: each order takes the next one. */
const boxes: readonly (readonly Line[])[] = [
  [
    line({ ...soup, name: "ליטר", amount: 2, ...litres(1), price: 8_400 }),
    line({
      ...chicken,
      name: "4 מנות",
      amount: 1,
      price: 14_800,
      choices: [{ name: "סוג האורז", choice: "אורז מלא" }],
    }),
    line({ ...chicken, name: "חריף בצד", amount: 2, kind: "extra", price: 800 }),
  ],
  [
    line({
      ...kubbeh,
      name: "8 יחידות",
      amount: 1,
      measure: { quantity: 8, unit: "piece" },
      price: 9_600,
    }),
    line({ ...eggplant, name: "250 גרם", amount: 3, ...grams(250), price: 7_500 }),
  ],
  [
    line({
      ...soup,
      name: "חצי ליטר",
      amount: 1,
      ...litres(0.5),
      addOns: ["בלי כוסברה"],
      price: 2_400,
    }),
  ],
  [
    line({
      ...roast,
      name: "2 מנות",
      amount: 3,
      measure: { quantity: 2, unit: "portion" },
      price: 35_400,
    }),
    line({
      ...soup,
      name: "ליטר",
      amount: 4,
      ...litres(1),
      addOns: ["בלי כוסברה", "חריף במיוחד"],
      price: 16_800,
    }),
    line({ ...eggplant, name: "500 גרם", amount: 2, ...grams(500), price: 9_800 }),
    line({
      ...cake,
      name: "עוגה שלמה",
      amount: 1,
      measure: { quantity: 1, unit: "piece" },
      price: 8_900,
    }),
    line({
      ...chicken,
      name: "4 מנות",
      amount: 2,
      price: 29_600,
      choices: [{ name: "סוג האורז", choice: "אורז לבן" }],
    }),
  ],
  [
    line({
      ...cake,
      name: "עוגה שלמה",
      amount: 2,
      measure: { quantity: 1, unit: "piece" },
      price: 17_800,
    }),
  ],
];

interface Customer {
  readonly name: string;
  readonly language: "he" | "en";
  readonly place: string;
  /** Null for an order that is picked up. */
  readonly address: string | null;
}

const customers: readonly Customer[] = [
  { name: "רות כהן", language: "he", place: "אפרת", address: "רחוב הרימון 12, דירה 3" },
  { name: "יוסף בן־דוד", language: "he", place: "אפרת", address: null },
  {
    name: "Miriam Goldstein-Rosenbaum",
    language: "en",
    place: "ירושלים",
    address: "14 Emek Refaim St., entrance B, 3rd floor",
  },
  {
    name: "אלישבע שטיינברגר־הורוביץ ומשפחתה",
    language: "he",
    place: "ירושלים",
    address: "שדרות הרצל 102, כניסה ב, קומה 4, דירה 17",
  },
  { name: "דוד לוי", language: "he", place: "אלון שבות", address: null },
  { name: "Sam Katz", language: "en", place: "אפרת", address: "רחוב הרימון 12, דירה 3" },
  { name: "שרה מזרחי", language: "he", place: "נווה דניאל", address: "דרך ההר 5" },
  { name: "אברהם אבו־חצירא", language: "he", place: "אלון שבות", address: null },
  { name: "Chana Weiss", language: "en", place: "אפרת", address: "Gefen 7" },
  { name: "נעמי פרץ", language: "he", place: "ירושלים", address: "רחוב עמק רפאים 60" },
  { name: "יעל ברק", language: "he", place: "נווה דניאל", address: null },
  { name: "משה גרין", language: "he", place: "אפרת", address: "רחוב התאנה 21" },
];

/** The facts of the orders, in turn: paid, not paid, partly paid, paid too much, canceled and paid, packed, handed over. */
const facts: readonly ((due: number) => Partial<ShownDeskOrder["state"]>)[] = [
  (due) => ({ received: due, isPacked: true }),
  () => ({}),
  (due) => ({ received: due - 1_400, isPacked: true }),
  (due) => ({ received: due + 3_500 }),
  (due) => ({ due: 0, received: due, isCancelled: true }),
  (due) => ({ received: due, isPacked: true, isHandedOver: true }),
  () => ({ isPacked: true, isHandedOver: true }),
];

/** The order at a place (from 1) of the sample week of a deadline. */
export function sampleOrder(position: number, week: string, deadline: number): ShownDeskOrder {
  const { name, language, place, address } = inTurn(customers, position);
  const round = Math.floor((position - 1) / customers.length);
  const lines = inTurn(boxes, position);
  const due = lines.reduce((sum, { price }) => sum + (price ?? 0), address === null ? 0 : 2_500);
  const number = String(730_512_000 + position * 37);
  const state = {
    number,
    week,
    revision: 0,
    due,
    received: 0,
    isPacked: false,
    isHandedOver: false,
    isCancelled: false,
    isErased: false,
    askedAt: null,
    lastEvent: 0,
    ...inTurn(facts, position)(due),
  };
  return {
    number,
    position,
    receivedAt: deadline - (120 - position) * 47 * 60_000,
    language,
    name: round === 0 ? name : `${name} ${String(round + 1)}`,
    distinction: "",
    phoneNumber: `05${String(20_000_000 + position * 7_919_337).slice(0, 8)}`,
    email: `customer${String(position)}@example.com`,
    orderType: address === null ? "pickup" : "delivery",
    place,
    address: address ?? "רחוב הזית 4",
    handOver: address === null ? "יום שישי, בין 9:00 ל־12:00" : "יום שישי, בין 12:00 ל־15:00",
    lines,
    notes: position === 4 ? ["להתקשר לפני שמגיעים", "הקוד בכניסה 1904"] : [],
    ownerNote: "",
    kitchenNote: "",
    driverNote: "",
    customerNote: "",
    state: { ...state, hasBalance: state.due !== state.received },
  };
}

function inTurn<Item>(items: readonly Item[], position: number): Item {
  const item = items[(position - 1) % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** Recipes of dishes, and the ingredients that they name. */
export const recipes = {
  title: "מתכון",
  hint: "הלקוחות לא רואים אותו. לפיו מחושבת רשימת הקניות.",
  add: "הוספת מתכון",
  removeAll: "הסרת המתכון",
  quantity: "כמה יוצא מהמתכון",
  /** `names` are sizes of the dish. */
  countedAsOne: (names: string) =>
    `לגדלים האלה לא נכתבה כמות ביחידה הזאת, ולכן כל אחד נחשב כ־1: ${names}`,
  ingredient: "מצרך",
  amount: "כמות",
  amountHint: "למשל: 250 גרם, ½ ק״ג, 2 כפות",
  understood: (amount: string) => `= ${amount}`,
  /** At an amount in a unit that does not fit the unit of the ingredient. */
  otherUnit: {
    gram: "המצרך הזה נמדד במשקל. למשל: 250 גרם.",
    millilitre: "המצרך הזה נמדד בנפח. למשל: 100 מ״ל או 2 כפות.",
    piece: "המצרך הזה נספר ביחידות. למשל: 3.",
  },
  noAmount: "צריך כמות אחת, למשל 250 גרם או 2 כפות.",
  with: "מתי",
  always: "תמיד",
  only: (name: string) => `רק עם ${name}`,
  partGone: "רק עם משהו שהוסר",
  perExtra: "הכמות היא לתוספת אחת.",
  /** `part` is an add-on. */
  ofSize: (part: string, size: string) => `${part} (${size})`,
  addLine: "עוד מצרך",
  notKnown: "המצרך הזה עוד לא ברשימה.",
  addNamed: (name: string) => `הוספת ״${name}״ לרשימה`,
  /** Of the dish as it is saved, beside a draft. */
  saved: (makes: string, lines: string) => `מתכון ל־${makes}: ${lines}`,

  intro: "כל מה שהמתכונים משתמשים בו: איפה הוא בחנות ובמה קונים אותו.",
  toMenu: "לתפריט",
  none: "עוד אין מצרכים. אפשר להוסיף כאן, או תוך כדי כתיבת מתכון.",
  search: "חיפוש מצרך",
  found: (count: number) => (count === 0 ? "אין מצרך כזה" : `נמצאו: ${String(count)}`),
  addIngredient: "מצרך חדש",
  name: "שם המצרך",
  unit: "נמדד לפי",
  units: { gram: "משקל (גרם)", millilitre: "נפח (מ״ל)", piece: "יחידות" },
  unitStays: "המתכונים משתמשים בו, ולכן זה לא משתנה.",
  aisle: "מחלקה בחנות",
  aisles: {
    vegetables: "ירקות ופירות",
    meat: "בשר ועוף",
    fish: "דגים",
    "eggs-and-dairy": "ביצים ומוצרי חלב",
    bread: "לחם",
    "dry-goods": "מוצרים יבשים",
    spices: "תבלינים",
    "oils-and-sauces": "שמנים ורטבים",
    frozen: "קפואים",
    packaging: "אריזות",
    other: "אחר",
  },
  pack: "כמה יש באריזה",
  packHint: "למשל: 1 ק״ג. ריק אם קונים בתפזורת.",
  gramsOfCup: "משקל של כוס, בגרמים",
  gramsOfCupHint: "כדי שאפשר יהיה לכתוב כוסות וכפות. אפשר להשאיר ריק.",
  packOf: (amount: string) => `באריזה של ${amount}`,
  loose: "בתפזורת",
  usedIn: (count: number) => {
    if (count === 0) return "לא במתכון";
    return count === 1 ? "במתכון אחד" : `ב־${String(count)} מתכונים`;
  },
  /** The accessible name of a button begins with its text. */
  of: (button: string, name: string) => `${button}: ${name}`,
  change: "שינוי",
  remove: "הסרה",
  save: "שמירה",
  cancel: "ביטול",
  said: {
    saved: (name: string) => `המצרך ״${name}״ נשמר`,
    removed: (name: string) => `המצרך ״${name}״ הוסר`,
  },
};

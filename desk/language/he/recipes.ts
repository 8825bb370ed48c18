/** Recipes of dishes, and the ingredients that they name. */
export const recipes = {
  title: "מתכון",
  hint: "הלקוחות לא רואים אותו. לפיו מחושבת רשימת הקניות.",
  quantity: "כמה יוצא מהמתכון",
  lines: "מצרכים",
  linesHint:
    "מצרך בכל שורה, למשל: 2 כפות שמן. מה ששייך רק לשינוי, לבחירה או לתוספת מתחיל בשם שלהם, למשל: חיטה מלאה: 1 ק״ג קמח מלא, פחות 1 ק״ג קמח.",
  amountHint: "למשל: 250 גרם, ½ ק״ג, 2 כפות",
  understood: (amount: string) => `= ${amount}`,
  /** At an amount in a unit that does not fit the unit of the ingredient. */
  otherUnit: {
    gram: "המצרך הזה נמדד במשקל. למשל: 250 גרם.",
    millilitre: "המצרך הזה נמדד בנפח. למשל: 100 מ״ל או 2 כפות.",
    piece: "המצרך הזה נספר ביחידות. למשל: 3.",
  },
  noAmount: "צריך כמות אחת, למשל 250 גרם או 2 כפות.",
  /** `similar` are names in the list of ingredients, or none. */
  notListed: (name: string, similar: string) =>
    `״${name}״ עוד לא ברשימת המצרכים.${similar === "" ? "" : ` דומים שכבר בה: ${similar}.`}`,
  noPart: (name: string) => `במנה אין שינוי, אפשרות או תוספת בשם ״${name}״.`,
  addNamed: (name: string) => `הוספת ״${name}״ לרשימה`,
  /** Of the dish as it is saved, beside a draft. */
  saved: (makes: string, lines: string) => `מתכון ל־${makes}: ${lines}`,

  addIngredient: "מצרך חדש",
  name: "שם המצרך",
  unit: "נמדד לפי",
  units: { gram: "משקל (גרם)", millilitre: "נפח (מ״ל)", piece: "יחידות" },
  unitStays: "מתכונים משתמשים בו, ולכן אי אפשר לשנות את זה.",
  aisle: "מחלקה בסופר",
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
  change: "שינוי",
  save: "שמירה",
  cancel: "ביטול",
  said: (name: string) => `המצרך ״${name}״ נשמר`,
};

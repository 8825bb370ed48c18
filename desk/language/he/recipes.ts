/** Recipes of dishes, the ingredients that they name, and what is bought of them. */
export const recipes = {
  title: "מתכון",
  hint: "הלקוחות לא רואים אותו. לפיו מחושבת רשימת הקניות.",
  quantity: "כמה יוצא מהמתכון",
  lines: "מצרכים",
  linesHint:
    "מצרך אחד בכל שורה, למשל: 2 כפות שמן. שורה ששייכת רק לשינוי, לבחירה או לתוספת מתחילה בשם שלהם, למשל: חיטה מלאה: 1 ק״ג קמח מלא, פחות 1 ק״ג קמח.",
  amountHint: "למשל: 250 גרם, ½ ק״ג, 2 כפות",
  /** At an amount in a unit that does not fit the unit of the ingredient. */
  otherUnit: {
    gram: "המצרך הזה נמדד במשקל. למשל: 250 גרם.",
    millilitre: "המצרך הזה נמדד בנפח. למשל: 100 מ״ל או 2 כפות.",
    piece: "המצרך הזה נספר ביחידות. למשל: 3.",
  },
  noAmount: "צריך כמות אחת, למשל 250 גרם או 2 כפות.",
  /** `similar` are names in the list of ingredients, or none. */
  notListed: (name: string, similar: string) =>
    `״${name}״ עוד לא ברשימת המצרכים.${similar === "" ? "" : ` דומים שכבר ברשימה: ${similar}.`}`,
  noPart: (name: string) => `במנה אין שינוי, אפשרות או תוספת בשם ״${name}״.`,

  addIngredient: "הוספה לרשימה",
  name: "שם המצרך",
  unit: "נמדד לפי",
  units: { gram: "משקל (גרם)", millilitre: "נפח (מ״ל)", piece: "יחידות" },
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
  said: (name: string) => `המצרך ״${name}״ נשמר`,

  /** What is bought for the orders of a week. */
  shopping: {
    title: "קניות",
    empty: "אין מה לקנות",
    emptyHint:
      "הרשימה נעשית מההזמנות של הסבב ומהמתכונים של המנות. את המתכון כותבים בעריכה של המנה.",
    there: (done: number, of: number) => `יש ${String(done)} מתוך ${String(of)}`,
    allThere: "יש הכול",
    onlyOpen: "מה שחסר",
    toPaper: "לרשימה להדפסה",
    withoutRecipe: "למנות האלה אין מתכון, ולכן הן לא נספרו ברשימה:",
    byPiece: "בחלק מהגדלים של המנות האלה לא כתוב כמה זה, ולכן כל אחד נספר כיחידה אחת של המתכון:",

    /** Of what is needed, at home or in the cart. */
    had: (amount: string) => `יש כבר ${amount}`,
    atHome: "בבית",
    howMuchAtHome: "כמה יש בבית",

    /** The bar with Undo. */
    saidHad: (name: string, amount: string) => `${name}: יש ${amount}`,
    saidNone: (name: string) => `${name}: עוד אין`,

    /** What differs from the list that was printed. */
    changedSince: (time: string) => `מה השתנה מאז שהרשימה הודפסה (${time}):`,
    more: (name: string, by: string) => `${name}: עוד ${by}`,
    less: (name: string, by: string) => `${name}: פחות ${by}`,
    removed: (name: string) => `${name}: כבר לא צריך`,
  },
};

const he = {
  title: "מתכון",
  hint: "הלקוחות לא רואים אותו. לפיו מחושבת רשימת הקניות.",
  quantity: "כמה יוצא מהמתכון",
  lines: "מצרכים",
  linesHint:
    "מצרך אחד בכל שורה, למשל: 2 כפות שמן. שורה ששייכת רק להתאמה, לאפשרות או לתוספת בצד מתחילה בשם שלהם, למשל: חיטה מלאה: 1 ק״ג קמח מלא, פחות 1 ק״ג קמח.",
  amountHint: "למשל: 250 גרם, ½ ק״ג, 2 כפות",
  /** At an amount in a unit that does not fit the unit of the ingredient. */
  otherUnit: {
    gram: "המצרך הזה נמדד במשקל. למשל: 250 גרם.",
    millilitre: "המצרך הזה נמדד בנפח. למשל: 100 מ״ל או 2 כפות.",
    piece: "המצרך הזה נספר ביחידות. למשל: 3.",
  },
  noAmount: "צריך כמות אחת, למשל 250 גרם או 2 כפות.",
  noLineAmount: "צריך כמות אחת, למשל 250 גרם או 2 כפות, או המילים ״לפי הטעם״.",
  /** What is understood of a line, with what the words do not say. */
  upperEnd: (text: string) => `${text} (הכמות הגבוהה בטווח)`,
  toTaste: (text: string) => `${text} (לא נכנס לרשימת הקניות)`,
  heading: (name: string) => `״${name}״ היא כותרת, והיא לא נשמרת.`,
  /** `similar` are names in the list of ingredients, or none. */
  notListed: (name: string, similar: string) =>
    `״${name}״ עוד לא ברשימת המצרכים.${similar === "" ? "" : ` דומים שכבר ברשימה: ${similar}.`}`,
  noPart: (name: string) => `במנה אין התאמה, אפשרות או תוספת בצד בשם ״${name}״.`,
  /** `start` is how the line begins. */
  longLine: (start: string) => `השורה ״${start}…״ ארוכה מדי. צריך מצרך אחד בכל שורה.`,
  manyLines: (start: string) => `המתכון ארוך מדי. הוא לא נקרא מהשורה ״${start}״ והלאה.`,

  /** What a word or an ingredient is the same as; `name` and `other` are names of ingredients of the list. */
  sameAs: {
    one: (name: string) => `כמו ״${name}״`,
    other: "כמו מצרך שברשימה",
    title: (word: string) => `איזה מצרך זה ״${word}״?`,
    inList: "המצרך ברשימה",
    wordHint: (word: string) => `מעכשיו ״${word}״ במתכונים יהיה שם נוסף של המצרך הזה.`,
    remembered: (word: string, name: string) =>
      `מעכשיו ״${word}״ במתכונים הוא שם נוסף של ״${name}״`,
    open: "איחוד עם מצרך אחר",
    join: (name: string) => `איחוד של ״${name}״ עם מצרך אחר`,
    stays: "המצרך שיישאר",
    joinHint: (name: string) =>
      `מה שכתוב על ״${name}״ במתכונים וברשימות הקניות יעבור למצרך שיישאר, ואפשר יהיה לקרוא לו גם ״${name}״. אפשר להחזיר אחר כך.`,
    joined: (name: string, other: string) => `המצרך ״${name}״ אוחד עם ״${other}״`,
    /** At the name of a new ingredient. */
    resembles: (names: string) => `יש ברשימה מצרכים עם שם דומה: ${names}.`,
  },

  addIngredient: "הוספה לרשימה",
  name: "שם המצרך",
  one: "שם של יחידה אחת",
  oneHint: "למשל: ביצה. אפשר להשאיר ריק אם השם זהה.",
  words: "שמות נוספים",
  wordsHint: "שם אחד בכל שורה. שם שנמחק כבר לא יובן במתכונים.",
  /** Of a name that another ingredient has. */
  wordInUse: (word: string, other: string) => `למצרך ״${other}״ כבר קוראים ״${word}״.`,
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

const en: typeof he = {
  title: "Recipe",
  hint: "Customers do not see it. The shopping list is made from it.",
  quantity: "How much it makes",
  lines: "Ingredients",
  linesHint:
    "One ingredient on each line, such as: 2 tbsp oil. A line that is only for an add-on, a choice or an extra begins with its name, such as: Whole wheat: 1 kg whole-wheat flour, less 1 kg flour.",
  amountHint: "Such as 250 g, ½ kg, 2 tbsp",
  otherUnit: {
    gram: "This ingredient is weighed. Write, for example, 250 g.",
    millilitre: "This ingredient is measured by volume. Write, for example, 100 ml or 2 tbsp.",
    piece: "This ingredient is counted in pieces. Write, for example, 3.",
  },
  noAmount: "Write one amount, such as 250 g or 2 tbsp.",
  noLineAmount: "Write one amount, such as 250 g or 2 tbsp, or the words “to taste”.",
  upperEnd: (text) => `${text} (the upper end of the range)`,
  toTaste: (text) => `${text} (not on the shopping list)`,
  heading: (name) => `“${name}” is a heading and is not kept.`,
  notListed: (name, similar) =>
    `“${name}” is not in the list of ingredients yet.${similar === "" ? "" : ` Similar ones in the list: ${similar}.`}`,
  noPart: (name) => `The dish has no add-on, choice or extra called “${name}”.`,
  longLine: (start) => `The line “${start}…” is too long. Write one ingredient on each line.`,
  manyLines: (start) => `The recipe is too long. From the line “${start}” on, it is not read.`,

  sameAs: {
    one: (name) => `Same as “${name}”`,
    other: "Same as one in the list",
    title: (word) => `Which ingredient is “${word}”?`,
    inList: "Ingredient in the list",
    wordHint: (word) => `From now on “${word}” in recipes is another name of this ingredient.`,
    remembered: (word, name) => `From now on “${word}” in recipes is another name of “${name}”`,
    open: "Join with another ingredient",
    join: (name) => `Join “${name}” with another ingredient`,
    stays: "The ingredient that stays",
    joinHint: (name) =>
      `What recipes and shopping lists say of “${name}” goes to the ingredient that stays, which can then be called “${name}”, too. This can be undone.`,
    joined: (name, other) => `“${name}” is joined with “${other}”`,
    resembles: (names) => `The list has ingredients with a similar name: ${names}.`,
  },

  addIngredient: "Add to the list",
  name: "Name of the ingredient",
  one: "Name of one piece",
  oneHint: "Such as egg. It may stay empty if the name is the same.",
  words: "Other names",
  wordsHint: "One name on each line. A name that is removed is no longer understood in recipes.",
  wordInUse: (word, other) => `The ingredient “${other}” is already called “${word}”.`,
  unit: "Measured by",
  units: { gram: "Weight (g)", millilitre: "Volume (ml)", piece: "Pieces" },
  aisle: "Aisle in the store",
  aisles: {
    vegetables: "Fruit and vegetables",
    meat: "Meat and poultry",
    fish: "Fish",
    "eggs-and-dairy": "Eggs and dairy",
    bread: "Bread",
    "dry-goods": "Dry goods",
    spices: "Spices",
    "oils-and-sauces": "Oils and sauces",
    frozen: "Frozen",
    packaging: "Packaging",
    other: "Other",
  },
  pack: "How much is in a pack",
  packHint: "Such as 1 kg. Empty if it is bought loose.",
  gramsOfCup: "Weight of a cup, in grams",
  gramsOfCupHint: "So that you can write cups and spoons. It may stay empty.",
  change: "Change",
  said: (name) => `The ingredient “${name}” is saved`,

  shopping: {
    title: "Shopping",
    empty: "Nothing to buy",
    emptyHint:
      "The list is made from the orders of the round and the recipes of the dishes. You write a recipe where you edit the dish.",
    there: (done, of) => `You have ${String(done)} of ${String(of)}`,
    allThere: "You have everything",
    onlyOpen: "Still to buy",
    toPaper: "List to print",
    withoutRecipe: "These dishes have no recipe, so the list leaves them out:",
    byPiece:
      "Some sizes of these dishes do not say how much they are, so each was counted as one unit of the recipe:",

    had: (amount) => `You already have ${amount}`,
    atHome: "At home",
    howMuchAtHome: "How much is at home",

    saidHad: (name, amount) => `${name}: you have ${amount}`,
    saidNone: (name) => `${name}: none yet`,

    changedSince: (time) => `What changed since the list was printed (${time}):`,
    more: (name, by) => `${name}: ${by} more`,
    less: (name, by) => `${name}: ${by} less`,
    removed: (name) => `${name}: not needed anymore`,
  },
};

/** Recipes of dishes, the ingredients that they name, and what is bought of them. */
export const recipeTexts = { he, en };

import type { Aisle, Ingredient, IngredientUnit } from "#domain/menu/recipe.ts";

type SeedIngredient = Omit<Ingredient, "id" | "aisle">;

/** An ingredient that is weighed: its names, the grams of what it is bought in, and those of a cup of it. */
function gram(he: string, en: string, pack?: number, gramsOfCup?: number): SeedIngredient {
  return { ...counted("gram", he, en, pack), ...(gramsOfCup !== undefined && { gramsOfCup }) };
}

const ml = (he: string, en: string, pack: number) => counted("millilitre", he, en, pack);

const piece = (he: string, en: string, pack?: number) => counted("piece", he, en, pack);

function counted(unit: IngredientUnit, he: string, en: string, pack?: number): SeedIngredient {
  return { name: { he, en }, unit, ...(pack !== undefined && { pack }) };
}

/** The ingredients of the seed by aisle. Herbs are counted in bunches, garlic in heads. */
const byAisle = {
  vegetables: {
    onion: gram("בצל", "Onions"),
    redOnion: gram("בצל סגול", "Red onions"),
    shallots: gram("בצלצלי שאלוט", "Shallots"),
    garlic: piece("שום (ראש)", "Garlic (head)"),
    carrot: gram("גזר", "Carrots"),
    potato: gram("תפוחי אדמה", "Potatoes"),
    tomato: gram("עגבניות", "Tomatoes"),
    cherryTomato: gram("עגבניות שרי", "Cherry tomatoes"),
    redPepper: gram("פלפל אדום", "Red peppers"),
    chili: piece("פלפל ירוק חריף", "Green chili"),
    zucchini: gram("קישואים", "Zucchini"),
    pumpkin: gram("דלעת", "Pumpkin"),
    eggplant: gram("חצילים", "Eggplant"),
    beet: gram("סלק", "Beets"),
    cabbage: gram("כרוב", "Cabbage"),
    cauliflower: gram("כרובית", "Cauliflower"),
    cucumber: gram("מלפפונים", "Cucumbers"),
    celery: piece("סלרי (ראש)", "Celery (head)"),
    celeryRoot: gram("שורש סלרי", "Celeriac"),
    parsleyRoot: gram("שורש פטרוזיליה", "Parsley root"),
    horseradish: gram("שורש חזרת", "Horseradish root"),
    ginger: gram("ג׳ינג׳ר טרי", "Fresh ginger"),
    greenBeans: gram("שעועית ירוקה", "Green beans"),
    mushroom: gram("פטריות שמפיניון", "Button mushrooms", 250),
    parsley: piece("פטרוזיליה (צרור)", "Parsley (bunch)"),
    cilantro: piece("כוסברה (צרור)", "Cilantro (bunch)"),
    mint: piece("נענע (צרור)", "Mint (bunch)"),
    dill: piece("שמיר (צרור)", "Dill (bunch)"),
    thyme: piece("תימין (צרור)", "Thyme (bunch)"),
    rosemary: piece("רוזמרין (צרור)", "Rosemary (bunch)"),
    lemon: piece("לימונים", "Lemons"),
    orange: piece("תפוזים", "Oranges"),
    pomegranate: piece("רימונים", "Pomegranates"),
  },
  meat: {
    wholeChicken: piece("עוף שלם", "Whole chicken"),
    chickenWings: gram("כנפי עוף", "Chicken wings"),
    chickenBreast: gram("חזה עוף", "Chicken breast"),
    chickenLeg: piece("כרעי עוף", "Chicken legs"),
    pargiyot: gram("פרגיות", "Pargiyot (boneless chicken thighs)"),
    chickenHearts: gram("לבבות עוף", "Chicken hearts"),
    chickenLiver: gram("כבדי עוף", "Chicken livers"),
    groundBeef: gram("בשר בקר טחון", "Ground beef"),
    beefShoulder: gram("כתף בקר", "Beef shoulder"),
    beefShin: gram("שריר בקר", "Beef shank"),
    beefCheek: gram("לחי בקר", "Beef cheek"),
    asado: gram("אסאדו עם עצם", "Beef short ribs (asado)"),
    marrowBones: gram("עצמות מח בקר", "Beef marrow bones"),
    kishke: gram("קישקע", "Kishke", 500),
  },
  fish: {
    nilePerch: gram("פילה נסיכת הנילוס", "Nile perch fillet"),
    mullet: gram("בורי פרוס", "Gray mullet, sliced"),
    salmon: gram("פילה סלמון", "Salmon fillet"),
    tilapia: gram("פילה אמנון", "Tilapia fillet"),
    groundCarp: gram("קרפיון טחון", "Ground carp"),
    groundFish: gram("דג לבן טחון", "Ground white fish"),
    fishBones: gram("ראשים ועצמות של דגים", "Fish heads and bones"),
  },
  "eggs-and-dairy": {
    egg: piece("ביצים", "Eggs", 12),
    margarine: gram("מרגרינה פרווה", "Parve margarine", 200),
  },
  bread: {
    pita: piece("פיתות", "Pitas", 10),
    bread: gram("לחם לבן", "White bread", 750),
  },
  "dry-goods": {
    flour: gram("קמח לבן", "White flour", 1000, 130),
    wholeFlour: gram("קמח חיטה מלאה", "Whole-wheat flour", 1000, 130),
    semolina: gram("סולת", "Semolina", 500, 170),
    wholeSemolina: gram("סולת מחיטה מלאה", "Whole-wheat semolina", 500, 170),
    bulgur: gram("בורגול דק", "Fine bulgur", 500, 170),
    quinoa: gram("קינואה", "Quinoa", 500, 170),
    pearlBarley: gram("גריסי פנינה", "Pearl barley", 500, 190),
    basmati: gram("אורז בסמטי", "Basmati rice", 1000, 190),
    brownRice: gram("אורז מלא", "Brown rice", 1000, 190),
    roundRice: gram("אורז עגול", "Round rice", 1000, 200),
    noodles: gram("אטריות דקות", "Fine noodles", 400),
    wholeNoodles: gram("אטריות דקות מחיטה מלאה", "Whole-wheat fine noodles", 400),
    redLentils: gram("עדשים כתומות", "Orange lentils", 500, 190),
    greenLentils: gram("עדשים ירוקות", "Green lentils", 500, 190),
    whiteBeans: gram("שעועית לבנה", "White beans", 500, 190),
    chickpeas: gram("גרגרי חומוס", "Chickpeas", 1000, 190),
    breadcrumbs: gram("פירורי לחם", "Breadcrumbs", 500, 110),
    wholeCrumbs: gram("פירורי לחם מלא", "Whole-grain breadcrumbs", 500, 110),
    matzaMeal: gram("קמח מצה", "Matza meal (wheat)", 500, 120),
    soupCroutons: piece("שקדי מרק (שקית)", "Soup croutons (bag)"),
    sugar: gram("סוכר לבן", "White sugar", 1000, 200),
    icingSugar: gram("אבקת סוכר", "Powdered sugar", 500, 120),
    sweetener: gram("ממתיק לבישול ולאפייה", "Sweetener for cooking and baking", 300),
    cornstarch: gram("קורנפלור", "Cornstarch", 200, 120),
    yeast: gram("שמרים יבשים", "Dry yeast", 500),
    bakingPowder: gram("אבקת אפייה", "Baking powder", 100),
    sesame: gram("שומשום", "Sesame seeds", 250),
    poppySeeds: gram("פרג", "Poppy seeds", 200),
    pumpkinSeeds: gram("גרעיני דלעת", "Pumpkin seeds", 250),
    almonds: gram("שקדים קלופים", "Blanched almonds", 200, 140),
    pineNuts: gram("צנוברים", "Pine nuts", 100),
    pistachios: gram("פיסטוקים קלופים", "Shelled pistachios", 100),
    peanuts: gram("בוטנים קלויים", "Roasted peanuts", 250),
    coconut: gram("קוקוס טחון", "Grated coconut", 200, 80),
    raisins: gram("צימוקים", "Raisins", 250, 150),
    cranberries: gram("חמוציות מיובשות", "Dried cranberries", 250, 130),
    prunes: gram("שזיפים מיובשים", "Prunes", 500),
    apricots: gram("משמשים מיובשים", "Dried apricots", 500),
    driedApples: gram("תפוחים מיובשים", "Dried apples", 250),
    driedPears: gram("אגסים מיובשים", "Dried pears", 250),
    datePaste: gram("ממרח תמרים", "Date paste", 500),
    darkChocolate: gram("שוקולד מריר פרווה", "Parve dark chocolate", 100),
  },
  spices: {
    salt: gram("מלח", "Salt", 1000, 280),
    coarseSalt: gram("מלח גס", "Coarse salt", 1000),
    blackPepper: gram("פלפל שחור", "Black pepper", 100),
    paprika: gram("פפריקה מתוקה", "Sweet paprika", 100, 110),
    cumin: gram("כמון", "Cumin", 100, 100),
    turmeric: gram("כורכום", "Turmeric", 100),
    hawaij: gram("חוואיג׳ למרק", "Hawaij for soup", 100),
    baharat: gram("בהרט", "Baharat", 100),
    caraway: gram("קימל", "Caraway", 50),
    cinnamon: gram("קינמון", "Cinnamon", 100),
    cloves: gram("ציפורן", "Cloves", 30),
    nutmeg: gram("אגוז מוסקט", "Nutmeg", 30),
    bayLeaves: gram("עלי דפנה", "Bay leaves", 20),
    saffron: gram("זעפרן", "Saffron", 1),
  },
  "oils-and-sauces": {
    oil: ml("שמן קנולה", "Canola oil", 1000),
    oliveOil: ml("שמן זית", "Olive oil", 750),
    vinegar: ml("חומץ", "Vinegar", 1000),
    redWine: ml("יין אדום יבש", "Dry red wine", 750),
    soySauce: ml("רוטב סויה", "Soy sauce", 500),
    coconutMilk: ml("חלב קוקוס", "Coconut milk", 400),
    roseWater: ml("מי ורדים", "Rose water", 250),
    tahini: gram("טחינה גולמית", "Raw tahini", 500, 240),
    wholeTahini: gram("טחינה משומשום מלא", "Whole-sesame tahini", 500),
    tomatoPaste: gram("רסק עגבניות", "Tomato paste", 260, 260),
    crushedTomatoes: gram("עגבניות מרוסקות", "Crushed tomatoes", 800),
    silan: gram("סילאן", "Silan (date syrup)", 400, 330),
    honey: gram("דבש", "Honey", 500, 340),
    mustard: gram("חרדל", "Mustard", 250),
    mayonnaise: gram("מיונז ביצים", "Egg mayonnaise", 500),
    olives: gram("זיתים ירוקים", "Green olives", 560),
    preservedLemon: gram("לימון כבוש", "Preserved lemon", 400),
  },
  frozen: {
    peas: gram("אפונה קפואה", "Frozen peas", 800),
    artichokes: gram("לבבות ארטישוק קפואים", "Frozen artichoke hearts", 400),
    spinach: gram("תרד קפוא", "Frozen spinach", 800),
    puffPastry: gram("בצק עלים פרווה", "Parve puff pastry", 1000),
    cigarSheets: piece("בצק לסיגרים (עלים)", "Cigar pastry (sheets)", 20),
  },
  packaging: {
    jar: piece("צנצנות", "Jars"),
    cup: piece("גביעים לקינוח", "Dessert cups", 50),
    tray: piece("תבניות אלומיניום", "Aluminum trays", 10),
    skewers: piece("שיפודי עץ", "Wooden skewers", 100),
  },
} as const satisfies Partial<Record<Aisle, Record<string, SeedIngredient>>>;

type ByAisle = typeof byAisle;

/** What a recipe of the seed calls an ingredient. */
export type IngredientName = { [A in keyof ByAisle]: keyof ByAisle[A] & string }[keyof ByAisle];

/** The id of an ingredient, such as `red-lentils` of `redLentils`. */
export function ingredientId(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** The ingredients that the first start stores, each once. */
export const seedIngredients: readonly Ingredient[] = (
  Object.entries(byAisle) as [Aisle, Record<string, SeedIngredient>][]
).flatMap(([aisle, ingredients]) =>
  Object.entries(ingredients).map(([key, ingredient]) => ({
    id: ingredientId(key),
    ...ingredient,
    aisle,
  })),
);

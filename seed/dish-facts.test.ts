import { describe, expect, test } from "vitest";
import { localizeShop } from "#domain/catalogue/localize-catalogue.ts";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import type { Allergen } from "#domain/menu/allergen.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { seedCatalogue } from "./catalogue.ts";
import { dairyWords, fishWords, meatWords } from "./testing/food-words.ts";
import { type SeedWords, textsIn, wordsIn } from "./testing/words-in.ts";

const dishes = seedCatalogue.menu.flatMap((type) => type.dishes);

/** Words for an allergen, and for food that contains it in a kosher kitchen. */
const wordsOf: Readonly<Record<Allergen, SeedWords>> = {
  gluten: words(
    "קמח, חיטה, סולת, בורגול, גריסי, קוסקוס, אטריות, בצק, סויה, לחם, חלה, חלות, חלת, פיתה, פיתות, פוקצ׳ה, לחוח, ג׳חנון, בורקס, קניידלעך, קישקע, קציצ, שניצל, קוגל, שקדי מרק, פאי, עוגה, עוגת, עוגיות",
    "flour, wheat, semolina, bulgur, barley, couscous, noodle, dough, pastry, soy, bread, breadcrumb, challah, challot, pita, focaccia, flatbread, jachnun, bourekas, kneidlach, kishke, meatball, patties, schnitzel, kugel, soup crouton, pie, cake, cookie",
  ),
  eggs: words(
    "ביצ, קניידלעך, אטריות, קציצ, שניצל, חלת, עוגת, שקדי מרק",
    "egg, kneidlach, noodle, meatball, patties, schnitzel, cake, soup crouton",
  ),
  milk: dairyWords,
  fish: fishWords,
  peanuts: words("בוטנ", "peanut"),
  // Nutmeg is a seed, and the Hebrew for soup croutons is 'soup almonds'.
  nuts: words(
    "שקד(?!י מרק), אגוז(?! מוסקט), פיסטוק, צנובר, קשיו, פקאן, לוז",
    "nut, almond, walnut, hazelnut, pistachio, cashew, pecan",
  ),
  sesame: words("שומשום, טחינה, חלווה", "sesame, tahini, halva"),
  // Dark chocolate and the margarine in puff pastry have lecithin.
  soy: words(
    "סויה, טופו, שוקולד, מרגרינה, בצק עלים",
    "soy, tofu, chocolate, margarine, puff pastry",
  ),
  mustard: words("חרדל, ברביקיו", "mustard, barbecue"),
  celery: words("סלרי, ירקות שורש", "celery, celeriac, root vegetable"),
  lupin: words("תורמוס", "lupin"),
  sulphites: words(
    "יין, צימוק, חמוציות, פירות יבשים, מיובש, משמש",
    "wine, raisin, cranberr(?:y|ie), dried fruit, prune, apricot",
  ),
};

/** What a text mentions although it does not come with the dish: a slice of the customer's own bread. */
const notSent = /פרוסת חלה|slice of challah/u;

/** Word lists that are written in one line each. */
function words(he: string, en: string): SeedWords {
  return { he: he.split(", "), en: en.split(", ") };
}

const ingredientNames = new Map(seedCatalogue.ingredients?.map(({ id, name }) => [id, name]));

/** The texts of all that can come with the dish, and the names of what it is cooked from. */
function textsOf(dish: Dish<LocalizedText>): LocalizedText[] {
  const cookedFrom = dish.recipe?.lines.map(({ ingredient }) => ingredientNames.get(ingredient));
  return textsIn([dish, cookedFrom]).map(({ he, en }) => ({
    he: he.replace(notSent, ""),
    en: en.replace(notSent, ""),
  }));
}

describe("the dishes of the seed", () => {
  const rows = Object.entries(wordsOf) as readonly [Allergen, SeedWords][];

  test.each(rows)("that name an ingredient with %s are listed with it", (allergen, look) => {
    const unlisted = dishes
      .filter(({ allergens }) => allergens?.includes(allergen) !== true)
      .map((dish) => ({ dish: dish.name.en, words: wordsIn(textsOf(dish), look) }))
      .filter((found) => found.words.length > 0);
    expect(unlisted).toEqual([]);
  });

  test("are meat or fish where they name it, and parve otherwise", () => {
    const kindOf = (dish: Dish<LocalizedText>) => {
      if (wordsIn(textsOf(dish), meatWords).length > 0) return "meat";
      return wordsIn(textsOf(dish), fishWords).length > 0 ? "fish" : "parve";
    };
    expect(dishes.map(({ name: dishName, kind }) => [dishName.en, kind])).toEqual(
      dishes.map((dish) => [dish.name.en, kindOf(dish)]),
    );
  });

  test("have no milk, and no fish with meat", () => {
    expect(dishes.filter(({ allergens }) => allergens?.includes("milk"))).toEqual([]);
    expect(
      dishes.filter(({ kind, allergens }) => (kind === "fish") !== allergens?.includes("fish")),
    ).toEqual([]);
  });
});

test("the terms of the seed name every allergen of its dishes", () => {
  const [he, en] = languages.map((language) =>
    localizeShop(seedCatalogue, language).terms.map(({ text }) => text),
  );
  expect(he).toContain(
    "את המנות מכינים במטבח ביתי שיש בו גלוטן, ביצים, דגים, בוטנים, אגוזים, שומשום, סויה, חרדל, סלרי וסולפיטים. אם יש לכם אלרגיה, פנו אלינו לפני ההזמנה.",
  );
  expect(en).toContain(
    "The dishes are prepared in a home kitchen that handles gluten, eggs, fish, peanuts, tree nuts, sesame, soy, mustard, celery, and sulfites. If you have an allergy, please contact us before you order.",
  );
});

describe("the words for allergens", () => {
  test("distinguish soup croutons from almonds, nutmeg from nuts, and eggplant from eggs", () => {
    const text = { he: "שקדי מרק ואגוז מוסקט", en: "Soup croutons, nutmeg, coconut, eggplant" };
    expect(wordsIn([text], wordsOf.nuts)).toEqual([]);
    expect(wordsIn([{ ...text, he: "" }], wordsOf.eggs)).toEqual(["soup crouton"]);
    const nuts = { he: "בשקדים ובאגוזים", en: "Almonds and pine nuts" };
    expect(wordsIn([nuts], wordsOf.nuts)).toHaveLength(4);
  });

  test("find the ingredients of the seed in Hebrew and in English", () => {
    const found = (look: SeedWords) =>
      dishes.some((dish) => wordsIn(textsOf(dish), look).length > 0);
    const lists = Object.entries(wordsOf);
    const inHebrew = lists.filter(([, { he }]) => found({ he, en: [] }));
    const inEnglish = lists.filter(([, { en }]) => found({ he: [], en }));
    const inSeed = lists.map(([allergen]) => allergen).filter((each) => !/milk|lupin/u.test(each));
    expect(new Set(inHebrew.map(([allergen]) => allergen))).toEqual(new Set(inSeed));
    expect(new Set(inEnglish.map(([allergen]) => allergen))).toEqual(new Set(inSeed));
  });
});

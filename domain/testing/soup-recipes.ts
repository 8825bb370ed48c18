import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import type { Recipe } from "#domain/menu/recipe.ts";
import { soupKitchen } from "./soup-kitchen.ts";

const [soups, desserts] = soupKitchen.menu;
const chickenSoup = soups?.dishes[0];
const dumplings = chickenSoup?.selections[0]?.addOns[0]?.id;
const spicy = chickenSoup?.options[0]?.choices[1]?.id;
const challah = chickenSoup?.extras[0]?.id;

const line = (ingredient: string, amount: number, only?: string): Recipe["lines"][number] => ({
  ingredient,
  amount,
  ...(only !== undefined && { with: only }),
});

/** For three litres, so that an order takes amounts without an end. */
const ofChickenSoup: Recipe = {
  makes: { quantity: 3, unit: "litre" },
  lines: [
    line("chicken", 1000),
    line("carrot", 400),
    line("flour", 120, dumplings),
    line("chili", 5, spicy),
    line("challah", 1, challah),
  ],
};

/** The cake of the soup kitchen has no measure. */
const ofAppleCake: Recipe = {
  makes: { quantity: 1, unit: "piece" },
  lines: [line("flour", 250), line("oil", 100), line("egg", 3)],
};

const named = (id: string, he: string, en: string) => ({ id, name: { he, en } });

/** The soup kitchen with recipes for chicken soup and apple cake, and none for lentil soup. */
export const kitchenWithRecipes: Catalogue = withSoupRecipes(soupKitchen);

/** A catalogue of the soup kitchen, however changed, with these recipes. */
export function withSoupRecipes(catalogue: Catalogue): Catalogue {
  const recipes = new Map([
    [chickenSoup?.id, ofChickenSoup],
    [desserts?.dishes[0]?.id, ofAppleCake],
  ]);
  return parseCatalogue({
    ...catalogue,
    menu: catalogue.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => {
        const recipe = recipes.get(dish.id);
        return recipe === undefined ? dish : { ...dish, recipe };
      }),
    })),
    ingredients: [
      { ...named("flour", "קמח", "Flour"), unit: "gram", aisle: "dry-goods", pack: 1000 },
      { ...named("oil", "שמן", "Oil"), unit: "millilitre", aisle: "oils-and-sauces", pack: 750 },
      { ...named("chicken", "עוף", "Chicken"), unit: "gram", aisle: "meat" },
      { ...named("carrot", "גזר", "Carrots"), unit: "gram", aisle: "vegetables" },
      { ...named("chili", "פלפל חריף", "Chili"), unit: "gram", aisle: "vegetables" },
      { ...named("egg", "ביצים", "Eggs"), unit: "piece", aisle: "eggs-and-dairy", pack: 12 },
      { ...named("challah", "חלה", "Challah"), unit: "piece", aisle: "bread" },
    ],
  });
}

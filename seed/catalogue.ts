import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { giveIds } from "#domain/catalogue/give-ids.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { partsOfDish, readRecipe } from "#domain/menu/recipe-text.ts";
import { seedDeliveryPlaces } from "./delivery-places.ts";
import { seedIngredients } from "./ingredients.ts";
import { baking } from "./menu/baking.ts";
import { beef } from "./menu/beef.ts";
import { dishType } from "./menu/build-dish.ts";
import { chicken } from "./menu/chicken.ts";
import { desserts } from "./menu/desserts.ts";
import { fish } from "./menu/fish.ts";
import { salads } from "./menu/salads.ts";
import { sideDishes } from "./menu/side-dishes.ts";
import { soups } from "./menu/soups.ts";
import { seedShop } from "./shop.ts";

const plans = [soups, salads, fish, chicken, beef, sideDishes, baking, desserts];
const {
  menu,
  ingredients = [],
  ...rest
} = giveIds({
  menu: plans.map(dishType),
  deliveryPlaces: seedDeliveryPlaces,
  shop: seedShop,
  ingredients: seedIngredients,
});

/** The catalogue that the first start stores. Later changes are made in the database, not here. */
export const seedCatalogue: Catalogue = {
  ...rest,
  menu: menu.map((type, at) => ({
    ...type,
    dishes: type.dishes.map((dish, of) => withRecipe(dish, plans[at]?.dishes[of]?.recipe)),
  })),
  ingredients,
};

/** Throws an Error that names what of the recipe is not understood. */
function withRecipe(dish: Dish<LocalizedText>, recipe = ""): Dish<LocalizedText> {
  const makes = dish.selections.at(-1)?.measure;
  if (makes === undefined) return dish;
  const read = readRecipe(recipe, { ingredients, parts: partsOfDish(dish), language: "he" });
  const wrong = read.flatMap(({ name, problem }) => (problem ? [`${problem} ${name}`] : []));
  if (wrong.length > 0) throw new Error(`${dish.dishName.en}: ${wrong.join(", ")}`);
  return { ...dish, recipe: { makes, lines: read.flatMap(({ lines }) => lines) } };
}

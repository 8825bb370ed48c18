import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { partsOfDish } from "#domain/catalogue/parse-recipe.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { Recipe } from "#domain/menu/recipe.ts";
import { bakingRecipes } from "./baking.ts";
import { beefRecipes } from "./beef.ts";
import type { Part, RecipePlan, RecipePlans } from "./build-recipe.ts";
import { chickenRecipes } from "./chicken.ts";
import { dessertRecipes } from "./desserts.ts";
import { fishRecipes } from "./fish.ts";
import { ingredientId, seedIngredients } from "./ingredients.ts";
import { saladRecipes } from "./salads.ts";
import { sideDishRecipes } from "./side-dishes.ts";
import { soupRecipes } from "./soups.ts";

const plans: RecipePlans = {
  ...soupRecipes,
  ...saladRecipes,
  ...fishRecipes,
  ...chickenRecipes,
  ...beefRecipes,
  ...sideDishRecipes,
  ...bakingRecipes,
  ...dessertRecipes,
};

/** The catalogue of the seed, which has its ids already, with ingredients and recipes. Throws if a recipe names what its dish does not have. */
export function withSeedRecipes(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    menu: catalogue.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => {
        const plan = plans[dish.dishName.en];
        return plan === undefined ? dish : { ...dish, recipe: recipeFor(dish, plan) };
      }),
    })),
    ingredients: seedIngredients,
  };
}

function recipeFor(dish: Dish<LocalizedText>, [makes, ...parts]: RecipePlan): Recipe {
  const lines = parts.flatMap((part) => {
    const [ids, amounts] = isConditional(part)
      ? [idsOf(dish, part[0]), part[1]]
      : [[undefined], part];
    return Object.entries(amounts).flatMap(([name, amount]) =>
      ids.map((id) => ({
        ingredient: ingredientId(name),
        amount,
        ...(id !== undefined && { with: id }),
      })),
    );
  });
  return { makes, lines };
}

function isConditional(part: Part): part is Extract<Part, readonly unknown[]> {
  return Array.isArray(part);
}

/** The ids of an add-on, which each selection has its own of, or of a choice or extra. */
function idsOf(dish: Dish<LocalizedText>, name: string): readonly string[] {
  const ids = partsOfDish(dish).flatMap((part) =>
    part.name.en === name && part.id !== undefined ? [part.id] : [],
  );
  if (ids.length === 0) throw new Error(`${dish.dishName.en} has no ${name}`);
  return ids;
}

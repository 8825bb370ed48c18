import { understoodAmount } from "#domain/menu/ingredient-amount.ts";
import type { Ingredient, RecipeLine } from "#domain/menu/recipe.ts";
import type { Catalogue } from "./catalogue.ts";
import { putThing, withoutThing } from "./change-list.ts";
import type { CheckedPart, WithId } from "./check-part.ts";
import { versionOfIngredient } from "./version-of-thing.ts";

/** The names of the dishes whose recipes use an ingredient, in the order of the menu. */
export function dishesWithIngredient({ menu }: Catalogue, id: string) {
  return menu
    .flatMap(({ dishes }) => dishes)
    .filter(({ recipe }) => recipe?.lines.some(({ ingredient }) => ingredient === id))
    .map(({ dishName }) => dishName);
}

/** An ingredient that was checked, unless it has another unit while recipes use it: their amounts are in that of before. */
export function withUnitInUse(
  catalogue: Catalogue,
  checked: CheckedPart<WithId<Ingredient>>,
): CheckedPart<WithId<Ingredient>> {
  if (checked.kind === "invalid") return checked;
  const { id, unit } = checked.part;
  const stored = catalogue.ingredients?.find((each) => each.id === id);
  const isAnother = stored !== undefined && stored.unit !== unit;
  return isAnother && dishesWithIngredient(catalogue, id).length > 0
    ? { kind: "invalid", problems: [{ path: ["unit"], code: "unit-in-use" }] }
    : checked;
}

/**
 * See `CatalogueChange`. What recipes say of it in words, such as '2 cups', is understood again: a cup may weigh something else now. Words
 * that are not understood any more give way to the amount that they stood for.
 */
export function saveIngredient(
  catalogue: Catalogue,
  ingredient: WithId<Ingredient>,
  seen: string | null,
): Catalogue | "changed-elsewhere" | "gone" {
  const { menu, ingredients = [] } = catalogue;
  const stored = ingredients.find(({ id }) => id === ingredient.id);
  if (stored === undefined && seen !== null) return "gone";
  if (stored !== undefined && versionOfIngredient(stored) !== seen) return "changed-elsewhere";
  const understood = (line: RecipeLine): RecipeLine => {
    if (line.ingredient !== ingredient.id || line.typed === undefined) return line;
    const amount = understoodAmount(line.typed, ingredient);
    if (typeof amount === "number") return { ...line, amount };
    const { typed: _, ...rest } = line;
    return rest;
  };
  return {
    ...catalogue,
    menu: menu.map((type) => ({
      ...type,
      dishes: type.dishes.map(({ recipe, ...dish }) =>
        recipe === undefined
          ? dish
          : { ...dish, recipe: { ...recipe, lines: recipe.lines.map(understood) } },
      ),
    })),
    ingredients: putThing(ingredients, ingredient),
  };
}

/** Removes an ingredient. One that recipes use stays: a catalogue without it is not valid. */
export function removeIngredient(catalogue: Catalogue, id: string): Catalogue | "gone" {
  const { ingredients = [], ...rest } = catalogue;
  const left = withoutThing(ingredients, id);
  if (left === undefined) return "gone";
  return left.length === 0 ? rest : { ...rest, ingredients: left };
}

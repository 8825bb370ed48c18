import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { groupBy } from "#domain/group-by.ts";
import { type Language, locales } from "#domain/language/language.ts";
import { idsOfIngredient } from "#domain/menu/ids-of-ingredient.ts";
import type { Measure } from "#domain/menu/measure.ts";
import { aisles, type Ingredient } from "#domain/menu/recipe.ts";
import { amountOfLine } from "#domain/menu/recipe-text.ts";
import type { AcceptedDish, OrderInLanguage } from "./order.ts";
import { type ShoppingItem, sumOfItem } from "./to-buy.ts";

/** What is to be bought for the orders of a week. */
export interface ShoppingList {
  /** All ingredients of the catalogue, by their ids, in the sequence of the aisles, then by name. */
  readonly items: readonly NeededItem[];
  /** The names of the dishes that have no recipe: nothing of them is in `items`. */
  readonly withoutRecipe: readonly string[];
  /** The names of the dishes with portions whose measure is not known in the unit of their recipe: each counts as one of that unit. */
  readonly byPiece: readonly string[];
}

/** What the recipes take of an ingredient, in its unit, to thousandths; 0 where none takes it. */
interface NeededItem extends ShoppingItem, Pick<Ingredient, "aisle"> {
  readonly name: string;
  readonly pack: number | null;
  readonly gramsOfCup: number | null;
}

/**
 * Adds up what the recipes of the newest catalogue take for orders, by the ids of the dishes and their parts. `orders` are those that are
 * cooked, with the current measures (`measureOrder`), their names in `language`. A portion takes `measure × count / makes` of the recipe; a
 * line for an add-on or a choice counts for the portions that have it, and one for an extra for each of it that is ordered. `had` says
 * how much there is of ingredients (`WeekState`).
 */
export function shoppingList(
  orders: readonly OrderInLanguage[],
  { menu, ingredients = [] }: Pick<Catalogue, "menu" | "ingredients">,
  language: Language,
  had: ReadonlyMap<string, number> = new Map(),
): ShoppingList {
  const recipes = new Map(
    menu.flatMap(({ dishes }) => dishes.map(({ id, recipe }) => [id, recipe] as const)),
  );
  const ordered = orders.flatMap(({ groups }) => groups.flatMap((group) => group.dishes));
  const cooked = [...groupBy(ordered, ({ id }) => id)].flatMap(([id, dishes]) => {
    const recipe = recipes.get(id);
    return recipe === undefined ? [] : [{ ...recipe, dishes }];
  });
  const taken = cooked.flatMap(({ makes, lines, dishes }) =>
    lines.map((line) => ({
      line,
      times: dishes.reduce((sum, dish) => sum + timesTaken(dish, makes, line.with), 0),
    })),
  );
  const amountOf = (ingredient: Ingredient) => {
    const ids = new Set(idsOfIngredient(ingredient));
    return taken
      .filter(({ line }) => ids.has(line.ingredient))
      .reduce((sum, { line, times }) => sum + times * amountOfLine(line, ingredient), 0);
  };
  const { compare } = new Intl.Collator(locales[language]);
  const namesOf = (dishes: typeof ordered) =>
    [...new Set(dishes.map(({ name }) => name))].toSorted(compare);
  return {
    items: ingredients
      .map((ingredient) => {
        const { id = "", name, unit, aisle, pack = null, gramsOfCup = null } = ingredient;
        const joined = (ingredient.joined ?? []).map((each) => each.id);
        // What is taken off is never more than there is.
        const amount = Math.max(0, Math.round(amountOf(ingredient) * 1000) / 1000);
        const bought = { ingredient: id, name: name[language], unit, aisle, pack, gramsOfCup };
        const item = { ...bought, joined, amount };
        return { ...item, had: sumOfItem(item, had) ?? 0 };
      })
      .toSorted(
        (a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || compare(a.name, b.name),
      ),
    withoutRecipe: namesOf(ordered.filter(({ id }) => recipes.get(id) === undefined)),
    byPiece: namesOf(
      cooked.flatMap(({ makes, dishes }) =>
        dishes.filter(({ selections }) =>
          selections.some(({ measure }) => measure?.unit !== makes.unit),
        ),
      ),
    ),
  };
}

/** How often a dish of an order takes a line of its recipe that is used always or only with a part. */
function timesTaken(
  { selections, options, extras }: AcceptedDish<string>,
  makes: Measure,
  only: string | undefined,
): number {
  const isChosen = only === undefined || options.some(({ choiceId }) => choiceId === only);
  const portions = selections.map(({ measure, amount, addOns }) => {
    const isTaken = isChosen || addOns.some(({ id }) => id === only);
    const quantity = measure?.unit === makes.unit ? measure.quantity : 1;
    return isTaken ? (amount * quantity) / makes.quantity : 0;
  });
  const ordered = extras.map(({ id, amount }) => (only !== undefined && id === only ? amount : 0));
  return [...portions, ...ordered].reduce((sum, times) => sum + times, 0);
}

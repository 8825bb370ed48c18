import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Language, locales } from "#domain/language/language.ts";
import { aisles, type Ingredient, type Recipe } from "#domain/menu/recipe.ts";
import type { AcceptedDish, OrderInLanguage } from "./order.ts";

/** What is to be bought for the orders of a week. */
export interface ShoppingList {
  /** What the recipes take, in the sequence of the aisles, then by name. */
  readonly ingredients: readonly NeededIngredient[];
  /** The names of the dishes that have no recipe: nothing of them is in `ingredients`. */
  readonly withoutRecipe: readonly string[];
  /** The names of the dishes with portions whose measure is not known in the unit of their recipe: each counts as one of that unit. */
  readonly byPiece: readonly string[];
}

export interface NeededIngredient {
  readonly ingredient: Ingredient;
  /** In its unit, rounded up to thousandths once. */
  readonly amount: number;
}

/**
 * Adds up what the recipes of the newest catalogue take for orders, by the ids of the dishes and their parts. `orders` are those that are
 * cooked, with the measures of now (`measureOrder`), their names in `language`. A portion takes `measure × count / makes` of the recipe; a
 * line for an add-on or a choice counts for the portions that have it, and one for an extra for each of it that is ordered. The ingredients
 * of `alsoNamed` (ids) are in the list with an amount of 0 where no order takes them.
 */
export function shoppingList(
  orders: readonly OrderInLanguage[],
  { menu, ingredients = [] }: Pick<Catalogue, "menu" | "ingredients">,
  {
    language,
    alsoNamed = [],
  }: { readonly language: Language; readonly alsoNamed?: readonly string[] },
): ShoppingList {
  const recipes = new Map(
    menu.flatMap(({ dishes }) => dishes.map(({ id, recipe }) => [id, recipe] as const)),
  );
  const sums = new Map<string, Fractions>(alsoNamed.map((id) => [id, new Map()]));
  const withoutRecipe = new Set<string>();
  const byPiece = new Set<string>();
  for (const dish of orders.flatMap(({ allOrders }) =>
    allOrders.flatMap((group) => group.orders),
  )) {
    const recipe = recipes.get(dish.id ?? "");
    if (recipe === undefined) withoutRecipe.add(dish.dishName);
    else if (addDish(dish, recipe, sums)) byPiece.add(dish.dishName);
  }
  const compare = new Intl.Collator(locales[language]).compare;
  return {
    ingredients: ingredients
      .flatMap((ingredient) => {
        const sum = sums.get(ingredient.id ?? "");
        return sum === undefined ? [] : [{ ingredient, amount: roundedUp(sum) }];
      })
      .toSorted(
        ({ ingredient: a }, { ingredient: b }) =>
          aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) ||
          compare(a.name[language], b.name[language]),
      ),
    withoutRecipe: [...withoutRecipe].toSorted(compare),
    byPiece: [...byPiece].toSorted(compare),
  };
}

/** Thousandths of an amount as a sum of fractions: numerators by their denominator. Decimals would lose a little at each order. */
type Fractions = Map<bigint, bigint>;

/** Adds what one dish of an order takes. Whether one of its portions was counted by piece. */
function addDish(
  { selections, options, extras }: AcceptedDish<string>,
  { makes, lines }: Recipe,
  sums: Map<string, Fractions>,
): boolean {
  const chosen = options.flatMap(({ choiceId }) => choiceId ?? []);
  const portions = selections.map(({ measure, amount, checkedOptions }) => ({
    quantity: BigInt(amount) * thousandths(measure?.unit === makes.unit ? measure.quantity : 1),
    has: new Set([...chosen, ...checkedOptions.flatMap(({ id }) => id ?? [])]),
  }));
  for (const { ingredient, amount, with: only } of lines) {
    const sum = sums.get(ingredient) ?? new Map<bigint, bigint>();
    const add = (count: bigint, of: bigint) => {
      if (count > 0n) sum.set(of, (sum.get(of) ?? 0n) + count * thousandths(amount));
    };
    for (const { quantity, has } of portions)
      if (only === undefined || has.has(only)) add(quantity, thousandths(makes.quantity));
    for (const extra of extras)
      if (only !== undefined && extra.id === only) add(BigInt(extra.amount), 1n);
    if (sum.size > 0) sums.set(ingredient, sum);
  }
  return selections.some(({ measure }) => measure?.unit !== makes.unit);
}

function thousandths(quantity: number): bigint {
  return BigInt(Math.round(quantity * 1000));
}

function roundedUp(sum: Fractions): number {
  let [numerator, denominator] = [0n, 1n];
  for (const [of, count] of sum)
    [numerator, denominator] = [numerator * of + count * denominator, denominator * of];
  return Number((numerator + denominator - 1n) / denominator) / 1000;
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { idsOfIngredient } from "#domain/menu/ids-of-ingredient.ts";
import type { AcceptedDish, OrderInLanguage } from "#domain/order/order.ts";

const thousandths = (quantity: number) => BigInt(Math.round(quantity * 1000));

/**
 * What recipes take for orders, by the ids of ingredients: portion by portion and line by line over one common denominator, so that nothing
 * is rounded before the end.
 */
export function sumRecipes(
  orders: readonly OrderInLanguage[],
  { menu, ingredients = [] }: Pick<Catalogue, "menu" | "ingredients">,
): ReadonlyMap<string, number> {
  const recipes = new Map(
    menu.flatMap((type) => type.dishes.map((dish) => [dish.id, dish.recipe])),
  );
  const common = [...recipes.values()].reduce(
    (product, recipe) => product * thousandths(recipe?.makes.quantity ?? 0.001),
    1n,
  );
  const sums = new Map<string, bigint>();
  const stays = new Map(
    ingredients.flatMap((each) => idsOfIngredient(each).map((id) => [id, each.id ?? ""])),
  );
  for (const dish of orders.flatMap(({ groups }) => groups.flatMap((group) => group.dishes)))
    for (const { ingredient: named, amount, with: only } of recipes.get(dish.id)?.lines ?? []) {
      const ingredient = stays.get(named) ?? named;
      const sum = sharesOf(dish, only).reduce((total, share) => total + share, 0n);
      sums.set(ingredient, (sums.get(ingredient) ?? 0n) + thousandths(amount) * sum);
    }
  return new Map(
    [...sums].map(([id, sum]) => [id, Math.max(0, Number((sum * 1000n) / common) / 1e6)]),
  );

  /** What each portion or extra of a dish takes of a line that is used only with a part, in parts of `common`. */
  function sharesOf(dish: AcceptedDish<string>, only: string | undefined): readonly bigint[] {
    const makes = recipes.get(dish.id)?.makes;
    const choices = dish.options.map(({ choiceId }) => choiceId);
    const portions = dish.selections
      .filter(({ addOns }) => [undefined, ...choices, ...addOns.map(({ id }) => id)].includes(only))
      .flatMap(({ amount, measure }) => {
        const quantity = measure?.unit === makes?.unit ? measure?.quantity : 1;
        const share = (common * thousandths(quantity ?? 1)) / thousandths(makes?.quantity ?? 1);
        return Array.from({ length: amount }, () => share);
      });
    const extras = dish.extras
      .filter(({ id }) => id === only)
      .map(({ amount }) => common * BigInt(amount));
    return [...portions, ...extras];
  }
}

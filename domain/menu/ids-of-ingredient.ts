import type { Ingredient } from "./recipe.ts";

/** The ids by which recipes and marks name an ingredient: its own, and those of the ingredients that were joined into it. */
export function idsOfIngredient({
  id,
  joined = [],
}: Pick<Ingredient, "id" | "joined">): readonly string[] {
  return [...(id === undefined ? [] : [id]), ...joined.map((each) => each.id)];
}

/** An ingredient as amounts are read that a recipe states of one of these ids: a cup of what was joined weighs what it did. */
export function measuredAs(ingredient: Ingredient, id: string): Ingredient {
  const before = ingredient.joined?.find((each) => each.id === id);
  if (before === undefined) return ingredient;
  const { gramsOfCup: _, ...rest } = ingredient;
  const { gramsOfCup } = before;
  return { ...rest, ...(gramsOfCup !== undefined && { gramsOfCup }) };
}

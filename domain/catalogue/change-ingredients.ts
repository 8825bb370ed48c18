import type { Ingredient } from "#domain/menu/recipe.ts";
import type { Catalogue } from "./catalogue.ts";
import { putThing } from "./change-list.ts";
import type { CheckedPart, WithId } from "./check-part.ts";
import { versionOfIngredient } from "./version-of-thing.ts";

/** Whether a recipe uses an ingredient. */
export function isIngredientUsed({ menu }: Catalogue, id: string): boolean {
  return menu.some(({ dishes }) =>
    dishes.some(({ recipe }) => recipe?.lines.some(({ ingredient }) => ingredient === id)),
  );
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
  return isAnother && isIngredientUsed(catalogue, id)
    ? { kind: "invalid", problems: [{ path: ["unit"], code: "unit-in-use" }] }
    : checked;
}

/** See `CatalogueChange`. */
export function saveIngredient(
  catalogue: Catalogue,
  ingredient: WithId<Ingredient>,
  seen: string | null,
): Catalogue | "changed-elsewhere" | "gone" {
  const { ingredients = [] } = catalogue;
  const stored = ingredients.find(({ id }) => id === ingredient.id);
  if (stored === undefined && seen !== null) return "gone";
  if (stored !== undefined && versionOfIngredient(stored) !== seen) return "changed-elsewhere";
  return { ...catalogue, ingredients: putThing(ingredients, ingredient) };
}

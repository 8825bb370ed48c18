import type { Ingredient } from "#domain/menu/recipe.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CheckedPart, WithId } from "./check-part.ts";
import { textsNamed } from "./texts-named.ts";

/** An ingredient that was checked, unless it has another unit while recipes use it: their amounts are in that of before. */
export function withUnitInUse(
  { menu, ingredients = [] }: Catalogue,
  checked: CheckedPart<WithId<Ingredient>>,
): CheckedPart<WithId<Ingredient>> {
  if (checked.kind === "invalid") return checked;
  const { id, unit } = checked.part;
  const isAnother = ingredients.some((stored) => stored.id === id && stored.unit !== unit);
  const isUsed = textsNamed("ingredient", menu).some(({ text }) => text === id);
  return isAnother && isUsed
    ? { kind: "invalid", problems: [{ path: ["unit"], code: "unit-in-use" }] }
    : checked;
}

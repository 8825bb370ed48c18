import { shownName, type TypedTexts } from "#desk/parts/catalogue/typed-texts.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { type RecipeNames, readRecipe } from "#domain/menu/recipe-text.ts";
import type { CatalogueNames, EditedDish } from "./edited-dish.ts";

type DraftRecipe = NonNullable<EditedDish["recipe"]>;

export const noRecipe: DraftRecipe = { quantity: "", unit: "litre", text: "" };

/** What the recipe of a draft can name. */
export function namesOfDraft(draft: EditedDish, names: CatalogueNames): RecipeNames {
  const parts = partsOf({
    selections: draft.selections,
    options: draft.options,
    extras: draft.extras,
  });
  const shown = (name: TypedTexts) => ({ he: shownName(name, "he"), en: shownName(name, "en") });
  return { ...names, parts: parts.map(({ name, ...part }) => ({ ...part, name: shown(name) })) };
}

/** What a recipe is saved as: nothing without a line; a line that is not understood names no ingredient, for `checkMenuDish` to tell. */
export function recipeOfDraft({ quantity, unit, text }: DraftRecipe, names: RecipeNames) {
  const read = readRecipe(text, names);
  if (read.length === 0) return {};
  const lines = read.flatMap((amount) =>
    amount.problem === undefined ? amount.lines : [{ ingredient: "", amount: 1 }],
  );
  return { recipe: { makes: { quantity: typedNumber(quantity), unit }, lines } };
}

/** A number as it is typed, with a point or a comma; null for anything else. */
export function typedNumber(text: string): number | null {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
}

import * as v from "valibot";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { ingredientText, understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { units } from "#domain/menu/measure.ts";
import type { Ingredient, Recipe } from "#domain/menu/recipe.ts";

/** A recipe as it is typed: what it makes, and its lines. */
export const recipeShape = v.object({
  quantity: v.string(),
  unit: v.picklist(units),
  lines: v.array(
    v.object({
      /** In the draft only. */
      id: v.string(),
      /** The id of the ingredient; empty while what is typed is none. */
      ingredient: v.string(),
      name: v.string(),
      amount: v.string(),
      /** The id of the part of the dish that it goes with; empty if it is always used. */
      with: v.string(),
    }),
  ),
});

export type DraftRecipe = v.InferOutput<typeof recipeShape>;
export type DraftLine = DraftRecipe["lines"][number];
export type Ingredients = readonly Ingredient[];

export const newLine = (): DraftLine => ({
  id: newCatalogueId(),
  ingredient: "",
  name: "",
  amount: "",
  with: "",
});
export const newRecipe = (): DraftRecipe => ({ quantity: "", unit: "litre", lines: [newLine()] });

/** A draft of a stored recipe. An amount is as it was typed, unless its words now stand for another one. */
export function draftOfRecipe(
  { makes, lines }: Recipe,
  ingredients: Ingredients,
  language: Language,
): DraftRecipe {
  return {
    quantity: String(makes.quantity),
    unit: makes.unit,
    lines: lines.map(({ ingredient: id, amount, typed, with: part = "" }, at) => {
      const ingredient = ingredients.find((each) => each.id === id);
      if (ingredient === undefined) throw new Error("a recipe names what its catalogue has");
      const isTyped = typed !== undefined && understoodAmount(typed, ingredient) === amount;
      return {
        id: String(at),
        ingredient: id,
        name: ingredient.name[language],
        amount: isTyped ? typed : ingredientText(amount, ingredient.unit, language),
        with: part,
      };
    }),
  };
}

/** A number as it is typed, with a point or a comma; null for anything else. */
export function typedNumber(text: string): number | null {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
}

/** What a draft is saved as. An amount that is not understood is null, for `checkMenuDish` to tell. */
export function recipeOfDraft({ quantity, unit, lines }: DraftRecipe, ingredients: Ingredients) {
  return {
    makes: { quantity: typedNumber(quantity), unit },
    lines: lines.map(({ ingredient: id, amount: words, with: part }) => {
      const ingredient = ingredients.find((each) => each.id === id);
      const typed = words.trim();
      if (ingredient === undefined) return { ingredient: "", amount: typed === "" ? null : 1 };
      const amount = understoodAmount(typed, ingredient);
      if (typeof amount !== "number") return { ingredient: id, amount: null };
      const isPlain = languages.some(
        (each) => ingredientText(amount, ingredient.unit, each) === typed,
      );
      return {
        ingredient: id,
        amount,
        ...(part !== "" && { with: part }),
        ...(!isPlain && { typed }),
      };
    }),
  };
}

/** The ingredient of a name, in either language. */
export function ingredientNamed(name: string, ingredients: Ingredients): Ingredient | undefined {
  const asked = name.trim().toLowerCase();
  return ingredients.find((each) => languages.some((l) => each.name[l].toLowerCase() === asked));
}

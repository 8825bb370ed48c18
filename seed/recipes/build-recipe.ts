import type { Measure } from "#domain/menu/measure.ts";
import type { IngredientName } from "./ingredients.ts";

/** How much of each ingredient, in its unit. */
type Amounts = { readonly [Name in IngredientName]?: number };

/** Amounts that always count, or only with the add-on, choice or extra of that English name. No ingredient is in two parts that count alike. */
export type Part = Amounts | readonly [only: string, amounts: Amounts];

/** What the amounts of a recipe make together, and the amounts. Those of an extra are for one of it. */
export type RecipePlan = readonly [makes: Measure, ...parts: Part[]];

/** The recipes of some dishes, by the English name of the dish. */
export type RecipePlans = Readonly<Record<string, RecipePlan>>;

/**
 * Ingredients that an add-on replaces, and what it brings for them. Both count where it is chosen, because a recipe has no line that an add-on
 * leaves out: too much is bought, and never too little.
 */
export function instead(addOn: string, usual: Amounts, other: Amounts): readonly Part[] {
  return [usual, [addOn, other]];
}

/** Something that is made for the dishes of several types, see `commonExtras`. */
export const commonParts = {
  soupCroutons: ["Bag of soup croutons", { soupCroutons: 1 }],
  schug: [
    "Jar of green schug",
    { cilantro: 2, chili: 5, garlic: 0.5, oliveOil: 30, cumin: 2, salt: 4, jar: 1 },
  ],
  tahini: ["Jar of tahini", { tahini: 130, lemon: 1, garlic: 0.1, salt: 3, jar: 1 }],
  pitas: ["Pitas (5 pieces)", { pita: 5 }],
  brownEgg: ["Slow-cooked brown egg", { egg: 1 }],
} as const satisfies Record<string, Part>;

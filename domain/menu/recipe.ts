import type { Language, LocalizedText } from "#domain/language/language.ts";
import type { Identified } from "./identified.ts";
import type { Measure } from "./measure.ts";

/** What ingredients are counted in. */
export const ingredientUnits = ["gram", "millilitre", "piece"] as const;

export type IngredientUnit = (typeof ingredientUnits)[number];

/** Where in the shop an ingredient stands, in the order of a walk through it. */
export const aisles = [
  "vegetables",
  "meat",
  "fish",
  "eggs-and-dairy",
  "bread",
  "dry-goods",
  "spices",
  "oils-and-sauces",
  "frozen",
  "packaging",
  "other",
] as const;

export type Aisle = (typeof aisles)[number];

/** What recipes are made of and what is bought for them. Only the seller reads it. */
export interface Ingredient extends Identified {
  readonly name: LocalizedText;
  /** Of a counted one: its name behind 1 and fractions; missing where that is `name`. No other ingredient has it as a name or a word. */
  readonly one?: LocalizedText;
  readonly unit: IngredientUnit;
  readonly aisle: Aisle;
  /** How much is in what it is bought in, in its unit, such as 1000 for a bottle of 1 l; missing if it is bought loose. */
  readonly pack?: number;
  /** Of one that is counted in grams: what a cup of it weighs, so that amounts in cups and spoons are understood. */
  readonly gramsOfCup?: number;
  /** Its other names in recipes, in one or both languages; no other ingredient has the same name or word. */
  readonly words?: IngredientWords;
  /** The ingredients that were joined into it: older recipes and marks name their ids. */
  readonly joined?: readonly JoinedIngredient[];
}

export type IngredientWords = Readonly<Partial<Record<Language, readonly string[]>>>;

/** What is left of an ingredient that was joined into another one; its amounts are in the same unit. */
export interface JoinedIngredient {
  readonly id: string;
  /** As it was: what recipes say in cups and spoons of it stays as much. */
  readonly gramsOfCup?: number;
}

/** What a dish is made of. Customers do not get it. */
export interface Recipe {
  /** What the amounts make together, such as 4 litre, 10 portion, 1 piece. */
  readonly makes: Measure;
  /** At least one. */
  readonly lines: readonly RecipeLine[];
}

export interface RecipeLine {
  /** The id of an `Ingredient`, or of one that was joined into it. */
  readonly ingredient: string;
  /**
   * In the unit of the ingredient, with at most three decimals; below 0 it is taken off, which goes only `with` something. 0 only where `typed`
   * says that there is no amount, such as to taste (`isToTaste`).
   */
  readonly amount: number;
  /** The id of an add-on, choice or extra, if it is used only for the portions with that, or for each of that extra. */
  readonly with?: string;
  /** The amount in the seller's words, such as `2 כפות`, which count where they are understood; missing for those of `recipeText`. */
  readonly typed?: string;
}

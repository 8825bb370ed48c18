import { recipes as en } from "./en/recipes.ts";
import { recipes as he } from "./he/recipes.ts";

/** The texts of recipes, ingredients and shopping, apart from `Messages`, so that only pages that show them load them. */
export const recipeTexts = { he, en };

import { recipes as en } from "./en/recipes.ts";
import { recipes as he } from "./he/recipes.ts";

export const recipeTexts = { he, en };

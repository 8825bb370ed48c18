import { dishEditor as en } from "./en/dish-editor.ts";
import { dishEditor as he } from "./he/dish-editor.ts";

/** The texts of the editor of dishes, apart from `Messages`, so that only its pages load them. */
export const dishEditorTexts = { he, en };

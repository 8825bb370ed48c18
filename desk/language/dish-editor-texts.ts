import { dishEditor as en } from "./en/dish-editor.ts";
import { dishEditor as he } from "./he/dish-editor.ts";

export const dishEditorTexts = { he, en };

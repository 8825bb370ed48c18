import { dishDialogEn } from "./dish-dialog-en.ts";
import { dishDialogHe } from "./dish-dialog-he.ts";
import { useLanguage } from "./language-context.tsx";
import type { Messages } from "./messages.ts";

export const dishDialogTexts = { he: dishDialogHe, en: dishDialogEn };

type DishDialogTexts = typeof dishDialogHe & Messages["dish"];

/** The texts of the dish dialog in the shown language. Only code that is loaded with the dialog may use them. */
export function useDishDialogTexts(): DishDialogTexts {
  const { language, messages } = useLanguage();
  return { ...messages.dish, ...dishDialogTexts[language] };
}

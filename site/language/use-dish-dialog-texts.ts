import { dishDialogEn } from "./dish-dialog-en.ts";
import { dishDialogHe } from "./dish-dialog-he.ts";
import { useLanguage } from "./language-context.tsx";

const texts = { he: dishDialogHe, en: dishDialogEn };

/** The texts of the dish dialog in the shown language. Only code that is loaded with the dialog may use them. */
export function useDishDialogTexts(): typeof dishDialogHe {
  return texts[useLanguage().language];
}

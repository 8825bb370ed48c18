import { editOrder as en } from "./en/edit-order.ts";
import { editOrder as he } from "./he/edit-order.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of the editor of orders, apart from `Messages`, so that only its pages load them. */
export function useEditOrderTexts(): typeof he {
  return { he, en }[useLanguage().language];
}

export type EditOrderTexts = typeof he;

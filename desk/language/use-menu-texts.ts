import { menu as en } from "./en/menu.ts";
import { menu as he } from "./he/menu.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of the menu's pages, apart from `Messages`, so that only those pages load them. */
export function useMenuTexts(): typeof he {
  return { he, en }[useLanguage().language];
}

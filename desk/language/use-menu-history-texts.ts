import { menuHistory as en } from "./en/menu-history.ts";
import { menuHistory as he } from "./he/menu-history.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of the page with the versions of the menu, apart from `Messages`, so that only it loads them. */
export function useMenuHistoryTexts(): typeof he {
  return { he, en }[useLanguage().language];
}

export type MenuHistoryTexts = typeof he;

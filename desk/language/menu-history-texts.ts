import { menuHistory as en } from "./en/menu-history.ts";
import { menuHistory as he } from "./he/menu-history.ts";

/** The texts of the page with the versions of the menu, apart from `Messages`, so that only it loads them. */
export const menuHistoryTexts = { he, en };

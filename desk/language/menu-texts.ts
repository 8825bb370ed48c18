import { menu as en } from "./en/menu.ts";
import { menu as he } from "./he/menu.ts";

/** The texts of the menu's pages, apart from `Messages`, so that only those pages load them. */
export const menuTexts = { he, en };

import { menuLimits as en } from "./en/menu-limits.ts";
import { menuLimits as he } from "./he/menu-limits.ts";

/** The texts of the page with the limits, apart from `Messages`, so that only it loads them. */
export const menuLimitTexts = { he, en };

import { menuLimits as en } from "./en/menu-limits.ts";
import { menuLimits as he } from "./he/menu-limits.ts";

export const menuLimitTexts = { he, en };

import { shopping as en } from "./en/shopping.ts";
import { shopping as he } from "./he/shopping.ts";

/** The texts of what is bought, apart from `Messages`, so that only the pages load them that show it. */
export const shoppingTexts = { he, en };

import { shop as en } from "./en/shop.ts";
import { shop as he } from "./he/shop.ts";

/** The texts of the shop's settings, apart from `Messages`, so that only their pages load them. */
export const shopTexts = { he, en };

import { shop as en } from "./en/shop.ts";
import { shop as he } from "./he/shop.ts";

export const shopTexts = { he, en };

import { yearOfShop as en } from "./en/year.ts";
import { yearOfShop as he } from "./he/year.ts";

/** The texts of the page of a year, apart from `Messages`, so that only it loads them. */
export const yearTexts = { he, en };

import { yearOfShop as en } from "./en/year.ts";
import { yearOfShop as he } from "./he/year.ts";

export const yearTexts = { he, en };

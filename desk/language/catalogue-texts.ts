import { catalogueTexts as en } from "./en/catalogue-texts.ts";
import { catalogueTexts as he } from "./he/catalogue-texts.ts";

export const catalogueTextsByLanguage = { he, en };

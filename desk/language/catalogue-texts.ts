import { catalogueTexts as en } from "./en/catalogue-texts.ts";
import { catalogueTexts as he } from "./he/catalogue-texts.ts";

/** What becomes of changes of the catalogue, apart from `Messages`, so that only pages that change it load the texts. */
export const catalogueTextsByLanguage = { he, en };

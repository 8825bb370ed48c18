import { catalogueFields as en } from "./en/catalogue-fields.ts";
import { problemTexts as problemsEn } from "./en/problem-texts.ts";
import { catalogueFields as he } from "./he/catalogue-fields.ts";
import { problemTexts as problemsHe } from "./he/problem-texts.ts";

/** The texts of fields of the menu and of the shop, apart from `Messages`, so that only pages that edit them load them. */
export const catalogueFieldTexts = {
  he: { fields: he, problems: problemsHe },
  en: { fields: en, problems: problemsEn },
};

import { catalogueFields as en } from "./en/catalogue-fields.ts";
import { catalogueFields as he } from "./he/catalogue-fields.ts";

/** The texts of fields of the menu and of the shop, apart from `Messages`, so that only pages that edit them load them. */
export const catalogueFieldTexts = { he, en };

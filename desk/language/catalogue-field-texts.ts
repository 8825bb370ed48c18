import { catalogueFields as en } from "./en/catalogue-fields.ts";
import { catalogueFields as he } from "./he/catalogue-fields.ts";

export const catalogueFieldTexts = { he, en };

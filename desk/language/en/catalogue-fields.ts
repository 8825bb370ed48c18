import type { catalogueFields as he } from "#desk/language/he/catalogue-fields.ts";

export const catalogueFields: typeof he = {
  inHebrew: (label) => `${label} in Hebrew`,
  inEnglish: (label) => `${label} in English`,
  missing: {
    he: "No Hebrew yet. Until then customers see the English.",
    en: "No English yet. Until then customers see the Hebrew.",
  },
  shownAs: "Shown as",
};

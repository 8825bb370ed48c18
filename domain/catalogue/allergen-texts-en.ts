import type { allergenTextsHe } from "./allergen-texts-he.ts";

/** The English names of the allergens. */
export const allergenTextsEn: typeof allergenTextsHe = {
  names: {
    gluten: "gluten",
    eggs: "eggs",
    milk: "milk",
    fish: "fish",
    peanuts: "peanuts",
    nuts: "tree nuts",
    sesame: "sesame",
    soy: "soy",
    mustard: "mustard",
    celery: "celery",
    lupin: "lupin",
    sulphites: "sulfites",
  },
  unnamed: "allergens",
  perhapsOthers: "possibly other allergens",
};

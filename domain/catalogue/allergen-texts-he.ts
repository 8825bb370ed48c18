import type { Allergen } from "#domain/menu/allergen.ts";

/** What allergens are called in Hebrew. */
export const allergenTextsHe = {
  names: {
    gluten: "גלוטן",
    eggs: "ביצים",
    milk: "חלב",
    fish: "דגים",
    peanuts: "בוטנים",
    nuts: "אגוזים",
    sesame: "שומשום",
    soy: "סויה",
    mustard: "חרדל",
    celery: "סלרי",
    lupin: "תורמוס",
    sulphites: "סולפיטים",
  } satisfies Record<Allergen, string>,
  /** Stands for the names where no dish is listed with any. */
  unnamed: "אלרגנים",
  /** The last item of the names where the allergens of some dishes are not known. */
  perhapsOthers: "אולי גם אלרגנים אחרים",
};

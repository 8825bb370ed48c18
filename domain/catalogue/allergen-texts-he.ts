import type { Allergen } from "#domain/menu/allergen.ts";

/** The Hebrew names of the allergens. */
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
  /** Used instead of the names if no dish has a listed allergen. */
  unnamed: "אלרגנים",
  /** The last item of the list if the allergens of some dishes are not known. */
  perhapsOthers: "אולי גם אלרגנים אחרים",
};

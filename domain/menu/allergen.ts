/**
 * The allergens that a dish can be listed with, in the order in which lists name them: those that Israel and the EU have
 * named on food labels, without crustaceans and molluscs, which no kosher kitchen has.
 *
 * `gluten` is any cereal with gluten, `nuts` are tree nuts and pine nuts (not peanuts, coconut or nutmeg), `sulphites`
 * are those of wine and dried fruit.
 */
export const allergens = [
  "gluten",
  "eggs",
  "milk",
  "fish",
  "peanuts",
  "nuts",
  "sesame",
  "soy",
  "mustard",
  "celery",
  "lupin",
  "sulphites",
] as const;

export type Allergen = (typeof allergens)[number];

export function isAllergen(value: unknown): value is Allergen {
  return allergens.some((allergen) => allergen === value);
}

import * as v from "valibot";
import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { isQuantity, units } from "#domain/menu/measure.ts";
import { orNull } from "./or-null.ts";

/** The allergens of a dish, each once, in the order of `allergens`; null if they are not known. */
export const dishAllergens = orNull(
  v.pipe(
    v.array(v.picklist(allergens, `an allergen is one of ${allergens.join(", ")}`)),
    v.check((listed) => new Set(listed).size === listed.length, "an allergen is listed twice"),
    v.transform((listed) => allergens.filter((allergen) => listed.includes(allergen))),
  ),
);

export const dishKind = orNull(
  v.picklist(dishKinds, `the kind of a dish is one of ${dishKinds.join(", ")}`),
);

export const measure = v.strictObject({
  quantity: v.custom<number>(
    isQuantity,
    "a quantity is a number above 0 with at most three decimals",
  ),
  unit: v.picklist(units, `a unit is one of ${units.join(", ")}`),
});

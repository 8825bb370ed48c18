import * as v from "valibot";
import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
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

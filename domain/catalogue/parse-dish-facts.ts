import * as v from "valibot";
import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { isQuantity, units } from "#domain/menu/measure.ts";
import { orNull } from "./or-null.ts";

/** The allergens of a dish, each once, in the order of `allergens`; null if they are not known. */
export const dishAllergens = orNull(
  v.pipe(
    v.array(v.picklist(allergens, "unknown-allergen")),
    v.check((listed) => new Set(listed).size === listed.length, "allergen-twice"),
    v.transform((listed) => allergens.filter((allergen) => listed.includes(allergen))),
  ),
);

export const dishKind = orNull(v.picklist(dishKinds, "unknown-kind"));

export const measure = v.strictObject({
  quantity: v.custom<number>(isQuantity, "quantity-form"),
  unit: v.picklist(units, "unknown-unit"),
});

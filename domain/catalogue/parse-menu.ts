import * as v from "valibot";
import type { LocalizedText } from "#domain/language/language.ts";
import { allergens } from "#domain/menu/allergen.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { isQuantity, units } from "#domain/menu/measure.ts";
import type { Dish, ShopMenu } from "#domain/menu/menu.ts";
import { isToTaste } from "#domain/menu/to-taste.ts";
import { agorot, mostAgorot } from "#domain/money/agorot.ts";
import { listOfNamed, localizedText, localizedTextOrEmpty, ownText } from "./parse-text.ts";
import { weeklyHandOver } from "./parse-weeks.ts";
import {
  id,
  isOnePicture,
  orNull,
  pathOf,
  pictureNames,
  quantity,
  wholeNumber,
} from "./schema-parts.ts";

const price = v.pipe(
  v.custom<number>(
    (input) =>
      Number.isSafeInteger(input) && (input as number) >= 0 && (input as number) <= mostAgorot,
    "price-form",
  ),
  v.transform(agorot),
);

/** More portions than any kitchen cooks in a week. */
const mostPortions = 10_000;

/** A whole number of portions, from `least` on. */
const portions = (least: number) => wholeNumber("portions-form", least, mostPortions);

/** A mark is there or is left out, so that equal things are equal as JSON. */
const mark = v.exactOptional(v.literal(true, "wrong-type"));

/** The allergens of a dish, each once, in the order of `allergens`; null if they are not known. */
const dishAllergens = orNull(
  v.pipe(
    v.array(v.picklist(allergens, "unknown-allergen")),
    v.check((listed) => new Set(listed).size === listed.length, "allergen-twice"),
    v.transform((listed) => allergens.filter((allergen) => listed.includes(allergen))),
  ),
);

const dishKind = orNull(v.picklist(dishKinds, "unknown-kind"));

const measure = v.strictObject({
  quantity,
  unit: v.picklist(units, "unknown-unit"),
});

/** The schema of a recipe. Whether what it names exists is known by the catalogue only. */
const recipe = v.strictObject({
  makes: measure,
  lines: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          ingredient: id,
          amount: v.custom<number>(
            (value) => typeof value === "number" && (value === 0 || isQuantity(Math.abs(value))),
            "quantity-form",
          ),
          with: v.exactOptional(id),
          typed: v.exactOptional(ownText),
        }),
        v.forward(
          // Without an amount its words say so: to taste.
          v.check(
            ({ amount, with: part, typed }) =>
              amount === 0
                ? typed !== undefined && isToTaste(typed)
                : amount > 0 || part !== undefined,
            "quantity-form",
          ),
          ["amount"],
        ),
      ),
    ),
    v.nonEmpty("list-empty"),
  ),
});

const addOn = v.strictObject({ id: v.exactOptional(id), name: localizedText, addedPrice: price });
const selection = v.strictObject({
  id: v.exactOptional(id),
  name: localizedText,
  price,
  addOns: listOfNamed(addOn),
  measure: v.exactOptional(measure),
  isSoldOut: mark,
  limits: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ limit: id, portions: portions(1) })),
      v.nonEmpty("list-empty"),
      v.check(
        (uses) => new Set(uses.map(({ limit }) => limit)).size === uses.length,
        "limit-twice",
      ),
    ),
  ),
});
const choice = v.strictObject({
  id: v.exactOptional(id),
  name: localizedText,
  price: v.pipe(v.array(price), v.minLength(1, "list-empty")),
});
const option = v.strictObject({
  id: v.exactOptional(id),
  name: localizedText,
  choices: v.pipe(listOfNamed(choice), v.minLength(1, "list-empty")),
});
const extra = v.strictObject({ id: v.exactOptional(id), name: localizedText, price });

/** The schema of a dish. That its name and its ids are used once is known by the catalogue only. */
export const dish: v.GenericSchema<unknown, Dish<LocalizedText>> = v.pipe(
  v.strictObject({
    id: v.exactOptional(id),
    name: localizedText,
    descriptions: v.array(localizedText),
    ...pictureNames,
    selections: v.pipe(listOfNamed(selection), v.minLength(1, "list-empty")),
    options: listOfNamed(option),
    extras: listOfNamed(extra),
    kind: dishKind,
    allergens: dishAllergens,
    recipe: v.exactOptional(recipe),
    isSoldOut: mark,
    isHidden: mark,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { options, selections } = dataset.value;
    for (const [at, { choices }] of options.entries()) {
      for (const [index, { price: prices }] of choices.entries()) {
        if (prices.length !== 1 && prices.length !== selections.length)
          addIssue({
            message: "price-count",
            path: pathOf(dataset.value, ["options", at, "choices", index, "price"]),
          });
      }
    }
  }),
  v.check((whole) => isOnePicture(whole), "one-picture"),
);

const dishType = v.strictObject({
  id: v.exactOptional(id),
  name: localizedText,
  position: wholeNumber("order-number-form", 0),
  dishes: listOfNamed(dish),
  isHidden: mark,
});

export const menuSchema: v.GenericSchema<unknown, ShopMenu> = v.pipe(
  listOfNamed(dishType),
  v.check(
    (types) => new Set(types.map(({ position }) => position)).size === types.length,
    "same-order-number",
  ),
  v.transform((types) => types.toSorted((a, b) => a.position - b.position)),
);

/** The schema of what a dish type has beside its dishes. */
export const dishTypeName = v.strictObject({ id, name: localizedText });

export const deliveryPlace: v.GenericSchema<unknown, DeliveryPlace<LocalizedText>> = v.strictObject(
  {
    id: v.exactOptional(id),
    name: localizedText,
    deliveryPrice: price,
    pickupAddress: localizedTextOrEmpty,
    pickupPrice: price,
    pickupTime: v.exactOptional(weeklyHandOver),
    deliveryTime: v.exactOptional(weeklyHandOver),
  },
);

export const deliveryPlacesSchema: v.GenericSchema<
  unknown,
  readonly DeliveryPlace<LocalizedText>[]
> = listOfNamed(deliveryPlace);

export const limit = v.strictObject({
  id: v.exactOptional(id),
  name: ownText,
  most: portions(0),
});

/** The schema of a limit as it is saved. */
export const limitWithId = v.strictObject({ ...limit.entries, id });

/** Which selections count toward a limit, each once. */
export const limitUses = v.pipe(
  v.array(v.strictObject({ selection: id, portions: portions(1) })),
  v.check(
    (uses) => new Set(uses.map(({ selection: used }) => used)).size === uses.length,
    "limit-twice",
  ),
);

import * as v from "valibot";
import { agorot, mostAgorot } from "#domain/money/agorot.ts";
import type { Catalogue } from "./catalogue.ts";
import { dishAllergens, dishKind, measure } from "./parse-dish-facts.ts";
import { shop } from "./parse-shop.ts";
import { listNamedBy, localizedText, localizedTextOrEmpty } from "./parse-text.ts";

const price = v.pipe(
  v.custom<number>(
    (input) =>
      Number.isSafeInteger(input) && (input as number) >= 0 && (input as number) <= mostAgorot,
    "a price must be a whole number of agorot",
  ),
  v.transform(agorot),
);

/** A plain file name without a path, because it becomes part of a URL and must not lead out of the folder of pictures. */
const pictureName = v.nullable(
  v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.(?:avif|webp|png|jpe?g|svg)$/)),
);

const addOn = v.strictObject({ name: localizedText, addedPrice: price });
const selection = v.strictObject({
  selectionName: localizedText,
  price,
  checkBoxes: listNamedBy(addOn, (item) => item.name),
  measure: v.exactOptional(measure),
});
const choice = v.strictObject({
  name: localizedText,
  price: v.pipe(v.array(price), v.minLength(1)),
});
const option = v.strictObject({
  name: localizedText,
  choices: v.pipe(
    listNamedBy(choice, (item) => item.name),
    v.minLength(1),
  ),
});
const extra = v.strictObject({ name: localizedText, price });

const dish = v.pipe(
  v.strictObject({
    dishName: localizedText,
    dishDescriptions: v.array(localizedText),
    image: pictureName,
    thumbnail: pictureName,
    selections: v.pipe(
      listNamedBy(selection, (item) => item.selectionName),
      v.minLength(1),
    ),
    options: listNamedBy(option, (item) => item.name),
    extras: listNamedBy(extra, (item) => item.name),
    kind: dishKind,
    allergens: dishAllergens,
  }),
  v.check(
    ({ options, selections }) =>
      options.every(({ choices }) =>
        choices.every((item) => item.price.length === 1 || item.price.length === selections.length),
      ),
    "an option has one price, or one for each selection",
  ),
  v.check(
    ({ image, thumbnail }) => (image === null) === (thumbnail === null),
    "a dish has both pictures or none",
  ),
);

const dishType = v.strictObject({
  orderType: localizedText,
  orderNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  dishes: listNamedBy(dish, (item) => item.dishName),
});

const menu = v.pipe(
  listNamedBy(dishType, (item) => item.orderType),
  v.check(
    (types) => new Set(types.map(({ orderNumber }) => orderNumber)).size === types.length,
    "two dish types have one orderNumber",
  ),
  v.transform((types) => types.toSorted((a, b) => a.orderNumber - b.orderNumber)),
);

const deliveryPlace = v.strictObject({
  name: localizedText,
  deliveryPrice: price,
  pickupAddress: localizedTextOrEmpty,
  pickupPrice: price,
});

const catalogue = v.strictObject({
  menu,
  deliveryPlaces: listNamedBy(deliveryPlace, (item) => item.name),
  shop,
});

/**
 * Parses a catalogue from the seed, a database or a file of the seller.
 * Throws an Error that lists everything that is wrong in it: unknown or missing fields, a missing language, a name used
 * twice in one list, a price list of the wrong length, a price that is no whole number of agorot, an unknown allergen, kind or
 * unit.
 */
export function parseCatalogue(input: unknown): Catalogue {
  const result = v.safeParse(catalogue, input);
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? "catalogue"}: ${issue.message}`,
  );
  throw new Error(`the catalogue is not valid\n${lines.join("\n")}`);
}

import * as v from "valibot";
import { languages, type LocalizedText } from "#domain/language/language.ts";
import { type Agorot, mostAgorot } from "#domain/money/agorot.ts";
import type { Catalogue } from "./catalogue.ts";

/** The longest name or line that the shop shows, in UTF-16 units. */
const longestText = 300;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("a text is missing"),
  v.maxLength(longestText),
);
const localizedText = v.strictObject({ he: text, en: text });
const textOrEmpty = v.pipe(v.string(), v.trim(), v.maxLength(longestText));
const localizedTextOrEmpty = v.pipe(
  v.strictObject({ he: textOrEmpty, en: textOrEmpty }),
  v.check((value) => (value.he === "") === (value.en === ""), "a text is missing in one language"),
);

const price = v.custom<Agorot>(
  (input) => Number.isSafeInteger(input) && (input as number) >= 0 && (input as number) <= mostAgorot,
  "a price must be a whole number of agorot",
);

/** A plain file name: it becomes a part of an address, so no folder and no way out of the pictures' folder. */
const pictureName = v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.(?:avif|webp|png|jpe?g|svg)$/)));

const addOn = v.strictObject({ name: localizedText, addedPrice: price });
const selection = v.strictObject({
  selectionName: localizedText,
  price,
  checkBoxes: listNamedBy(addOn, (item) => item.name),
});
const choice = v.strictObject({ name: localizedText, price: v.pipe(v.array(price), v.minLength(1)) });
const option = v.strictObject({
  name: localizedText,
  choices: v.pipe(listNamedBy(choice, (item) => item.name), v.minLength(1)),
});
const extra = v.strictObject({ name: localizedText, price });

const dish = v.pipe(
  v.strictObject({
    dishName: localizedText,
    dishDescriptions: v.array(localizedText),
    image: pictureName,
    thumbnail: pictureName,
    selections: v.pipe(listNamedBy(selection, (item) => item.selectionName), v.minLength(1)),
    options: listNamedBy(option, (item) => item.name),
    extras: listNamedBy(extra, (item) => item.name),
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

const wholeNumberUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const shop = v.strictObject({
  name: localizedText,
  contactAddress: v.pipe(v.string(), v.email()),
  kashrut: localizedText,
  deadline: v.strictObject({
    weekday: wholeNumberUpTo(6),
    hour: wholeNumberUpTo(23),
    minute: wholeNumberUpTo(59),
  }),
  payment: v.strictObject({ app: localizedText, payee: localizedText }),
});

const catalogue = v.strictObject({
  menu,
  deliveryPlaces: listNamedBy(deliveryPlace, (item) => item.name),
  shop,
});

/** A list in which no two items share a name in any language: names are how an order says what it means. */
function listNamedBy<TSchema extends v.GenericSchema>(
  item: TSchema,
  nameOf: (item: v.InferOutput<TSchema>) => LocalizedText,
) {
  return v.pipe(
    v.array(item),
    v.check(
      (items) =>
        languages.every(
          (language) => new Set(items.map((each) => nameOf(each)[language])).size === items.length,
        ),
      "two things in one list have the same name",
    ),
  );
}

/**
 * Reads a catalogue from outside (the seed, a database, a file of the seller).
 * Throws an Error that names every place in it that is wrong: unknown or missing fields, a missing language, a name used
 * twice in one list, a price list of the wrong length, a price that is no whole number of agorot.
 */
export function parseCatalogue(input: unknown): Catalogue {
  const result = v.safeParse(catalogue, input);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `${v.getDotPath(issue) ?? "catalogue"}: ${issue.message}`);
  throw new Error(`the catalogue is not valid\n${lines.join("\n")}`);
}

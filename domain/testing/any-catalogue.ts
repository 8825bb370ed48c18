import fc, { type Arbitrary } from "fast-check";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { type Measure, units } from "#domain/menu/measure.ts";
import { type Agorot, agorot } from "#domain/money/agorot.ts";
import { anyRecipes, withRecipes } from "./any-recipes.ts";

/**
 * Short texts of few letters, so that items in different lists often share a name, and a Hebrew name is often the English name
 * of another item. Some are names that often break programs.
 */
const anyText: Arbitrary<string> = fc
  .oneof(
    {
      weight: 12,
      arbitrary: fc.string({
        unit: fc.constantFrom("א", "ב", "ש", "a", "b", "Z", "7", " ", "״"),
        minLength: 1,
        maxLength: 3,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "__proto__",
        "constructor",
        "toString",
        "½ ק״ג",
        "🍲",
        "\u200Fא",
        "e\u0301",
        "-0",
      ),
    },
  )
  .map((text) => text.trim())
  .filter((text) => text !== "");

/** A name in both languages; sometimes the same in both. */
const anyName: Arbitrary<LocalizedText> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ he: anyText, en: anyText }) },
  { weight: 1, arbitrary: anyText.map((text) => ({ he: text, en: text })) },
);

export const anyPrice: Arbitrary<Agorot> = fc
  .oneof(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(0, 1, 10, 29, 2490, 5700))
  .map(agorot);

const anyAddOn = named({ addedPrice: anyPrice });
const anyExtra = named({ price: anyPrice });
const anyMeasure: Arbitrary<Measure> = fc.record({
  quantity: fc.constantFrom(0.1, 0.25, 0.5, 1, 1.5, 2, 6, 250),
  unit: fc.constantFrom(...units),
});
const anySelection = named({
  price: anyPrice,
  addOns: listOf(anyAddOn, { maxLength: 3 }),
  measure: fc.option(anyMeasure),
}).map(({ measure, ...selection }) => (measure === null ? selection : { ...selection, measure }));

const mostSelections = 3;

/** A choice has one price or one for each possible selection; the dish shortens the list to its number of selections. */
const anyChoice = named({
  price: fc.oneof(
    fc.tuple(anyPrice),
    fc.array(anyPrice, { minLength: mostSelections, maxLength: mostSelections }),
  ),
});
const anyOption = named({
  choices: listOf(anyChoice, { minLength: 1, maxLength: 3 }),
});

const anyDish = named({
  descriptions: fc.array(anyName, { maxLength: 2 }),
  hasPictures: fc.boolean(),
  selections: listOf(anySelection, { minLength: 1, maxLength: mostSelections }),
  options: listOf(anyOption, { maxLength: 2 }),
  extras: listOf(anyExtra, { maxLength: 2 }),
  kind: fc.constantFrom(null, ...dishKinds),
  allergens: fc.option(fc.subarray([...allergens])),
}).map(({ hasPictures, options, ...dish }) => ({
  ...dish,
  image: hasPictures ? "dish.webp" : null,
  thumbnail: hasPictures ? "dish-small.webp" : null,
  options: options.map(({ name, choices }) => ({
    name,
    choices: choices.map((choice) => ({
      ...choice,
      price:
        choice.price.length === 1 ? choice.price : choice.price.slice(0, dish.selections.length),
    })),
  })),
}));

const anyMenu = fc
  .record({
    dishTypes: listOf(named({ dishes: listOf(anyDish, { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    positions: fc.uniqueArray(fc.nat(50), { minLength: 3, maxLength: 3 }),
  })
  .map(({ dishTypes, positions }) =>
    dishTypes.map((dishType, index) => ({ ...dishType, position: positions[index] })),
  );

/** Hours of a day, the first before the second. */
const anyHours = fc
  .record({ hour: fc.nat(21), minute: fc.nat(59), lasts: fc.integer({ min: 1, max: 2 }) })
  .map(({ hour, minute, lasts }) => ({
    from: { hour, minute },
    to: { hour: hour + lasts, minute },
  }));
const anyWeeklyHandOver = fc
  .record({ weekday: fc.nat(6), hours: anyHours, note: fc.option(anyName) })
  .map(({ weekday, hours, note }) => ({ weekday, ...hours, ...(note !== null && { note }) }));

const anyDeliveryPlace = named({
  deliveryPrice: anyPrice,
  pickupAddress: fc.oneof(anyName, fc.constant({ he: "", en: "" })),
  pickupPrice: anyPrice,
  pickupTime: fc.option(anyWeeklyHandOver),
  deliveryTime: fc.option(anyWeeklyHandOver),
}).map(({ pickupTime, deliveryTime, ...place }) => ({
  ...place,
  ...(pickupTime !== null && { pickupTime }),
  ...(deliveryTime !== null && { deliveryTime }),
}));

const anyTimeOfWeek = fc.record({
  weekday: fc.nat(6),
  hour: fc.nat(23),
  minute: fc.nat(59),
});

/** A week in which the deadline is three hours earlier, or none. */
const anyException = fc
  .record({
    week: fc.constantFrom("2026-01-07", "2026-01-14", "2026-01-21", "2026-11-25"),
    isClosed: fc.boolean(),
    reason: fc.option(anyName),
    handOver: fc.option(anyHours),
  })
  .map(({ week, handOver, ...exception }) => ({
    week,
    deadline: exception.isClosed ? null : { date: week, hour: 11, minute: 0 },
    ...exception,
    ...(handOver !== null && { handOver: { date: week, ...handOver } }),
  }));

/** Any valid catalogue with at least one dish type and one delivery place. */
export const anyCatalogue: Arbitrary<Catalogue> = fc
  .record({
    menu: anyMenu,
    deliveryPlaces: listOf(anyDeliveryPlace, { minLength: 1, maxLength: 3 }),
    recipes: anyRecipes,
    shop: fc.record({
      name: anyName,
      contactAddress: fc.constant("cook@soup-kitchen.example"),
      kashrut: anyName,
      cook: fc.option(
        fc.record({
          name: anyName,
          sentence: anyName,
          image: fc.constant("cook.webp"),
          thumbnail: fc.constant("cook-thumbnail.webp"),
        }),
      ),
      deadline: anyTimeOfWeek,
      opening: fc.option(anyTimeOfWeek),
      exceptions: fc.uniqueArray(anyException, { maxLength: 3, selector: ({ week }) => week }),
      payment: fc.record({
        app: anyName,
        payee: anyName,
        link: fc.constantFrom(null, "https://pay.example/ruth"),
      }),
      whatsapp: fc.constantFrom(null, "972521234567"),
      seller: fc.option(
        fc.record({
          legalName: anyName,
          idNumber: fc.constantFrom(null, "123456782"),
          address: anyName,
          phoneNumber: fc.constantFrom(null, "052-123-4567"),
        }),
      ),
      accessibilityContact: fc.option(
        fc.record({
          name: anyName,
          phoneNumber: fc.constantFrom(null, "052-765-4321"),
          email: fc.constantFrom(null, "dina@soup-kitchen.example"),
        }),
      ),
      vat: fc.option(anyName),
      terms: fc.array(fc.record({ heading: anyName, text: anyName }), { maxLength: 2 }),
    }),
  })
  .map(({ recipes, ...catalogue }) => withRecipes(parseCatalogue(catalogue), recipes));

/** Items with a name and any other fields. */
function named<Rest extends object>(
  rest: {
    [Key in keyof Rest]: Arbitrary<Rest[Key]>;
  },
): Arbitrary<{ readonly name: LocalizedText } & Rest> {
  return fc.tuple(anyName, fc.record(rest)).map(([name, others]) => ({ name, ...others }));
}

/** A list in which no two items share a name, not even across languages. */
function listOf<Item extends { readonly name: LocalizedText }>(
  item: Arbitrary<Item>,
  length: { readonly minLength?: number; readonly maxLength: number },
): Arbitrary<Item[]> {
  return fc.uniqueArray(item, {
    ...length,
    comparator: (a, b) =>
      languages.some((mine) => languages.some((theirs) => a.name[mine] === b.name[theirs])),
  });
}

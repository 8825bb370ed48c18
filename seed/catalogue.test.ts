import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { readRecipe, recipeText } from "#domain/menu/recipe-text.ts";
import { seedCatalogue } from "./catalogue.ts";

const { menu, deliveryPlaces, shop } = seedCatalogue;
const dishes = menu.flatMap((type) => type.dishes);
const pictures = dishes.flatMap(({ image, thumbnail }) =>
  [image, thumbnail].filter((name) => name !== null),
);
const noPickup = deliveryPlaces.filter(({ pickupAddress }) => pickupAddress.he === "");

describe("the seed", () => {
  test("is a valid catalogue, its dish types in their order", () => {
    expect(parseCatalogue(seedCatalogue)).toEqual(seedCatalogue);
  });

  test("is as large as a real menu", () => {
    expect(menu.length).toBeGreaterThanOrEqual(6);
    expect(dishes.length).toBeGreaterThanOrEqual(40);
    expect(deliveryPlaces.length).toBeGreaterThanOrEqual(8);
  });

  test("names each dish once in the whole menu", () => {
    expect(new Set(dishes.map(({ name }) => name.he)).size).toBe(dishes.length);
    expect(new Set(dishes.map(({ name }) => name.en)).size).toBe(dishes.length);
  });

  test("has a recipe for every dish, in the unit of its selections, no ingredient twice, and none that none needs", () => {
    const units = dishes.map(({ name: dishName, recipe, selections }) => [
      dishName.en,
      ...selections.map(
        ({ measure }) => measure?.unit === recipe?.makes.unit && recipe !== undefined,
      ),
    ]);
    expect(units.filter((row) => row.includes(false))).toEqual([]);
    const used = new Set(
      dishes.flatMap(({ recipe }) => recipe?.lines ?? []).map((line) => line.ingredient),
    );
    expect(seedCatalogue.ingredients?.filter(({ id = "" }) => !used.has(id))).toEqual([]);
    for (const { recipe } of dishes) {
      const lines = recipe?.lines.map(
        ({ ingredient, with: part }) => `${ingredient} ${part ?? ""}`,
      );
      expect(lines).toEqual([...new Set(lines)]);
    }
  });

  test("has recipes that the seller can edit as a text in either language", () => {
    const { ingredients = [] } = seedCatalogue;
    for (const dish of dishes)
      for (const language of languages) {
        const names = { ingredients, parts: partsOf(dish), language };
        const { lines = [] } = dish.recipe ?? {};
        const read = readRecipe(recipeText(lines, names), names);
        expect(read.flatMap((each) => each.lines)).toEqual(lines);
      }
  });

  test("has placeholders for what only the seller knows", () => {
    const { kashrut, payment, seller, accessibilityContact, vat, terms } = shop;
    const open = [kashrut, payment.app, payment.payee, seller?.legalName, seller?.address];
    for (const text of [...open, accessibilityContact?.name, vat]) {
      expect(text?.he).toMatch(/^\[.*להשלמה בידי המוכרת\]$/);
      expect(text?.en).toMatch(/^\[.*to be filled in by the seller\]$/);
    }
    expect(terms[0]?.heading).toEqual({ he: "[טיוטה]", en: "[Draft]" });
    expect([seller?.idNumber, seller?.phoneNumber, shop.whatsapp, payment.link]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(shop.contactAddress).toMatch(/\.example$/);
  });

  test("has places with and without pickup", () => {
    expect(noPickup.length).toBeGreaterThanOrEqual(3);
    expect(noPickup.every(({ pickupPrice }) => pickupPrice === 0)).toBe(true);
    expect(deliveryPlaces.length - noPickup.length).toBeGreaterThanOrEqual(3);
    expect(deliveryPlaces.some(({ pickupPrice }) => pickupPrice > 0)).toBe(true);
  });
});

describe("the pictures of the seed", () => {
  test("are all in webImages", () => {
    expect(
      pictures.filter((name) => !existsSync(new URL(`./webImages/${name}`, import.meta.url))),
    ).toEqual([]);
  });

  test("are there for most dishes, missing for some, and never shared", () => {
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(dishes.filter(({ image }) => image !== null).length).toBeGreaterThanOrEqual(30);
    expect(dishes.filter(({ image }) => image === null).length).toBeGreaterThanOrEqual(6);
  });
});

describe("the dishes of the seed", () => {
  const features: readonly [
    feature: string,
    atLeast: number,
    has: (dish: Dish<LocalizedText>) => boolean,
  ][] = [
    ["one selection and nothing else", 3, (dish) => dish.selections.length === 1 && isPlain(dish)],
    ["two selections or more", 20, (dish) => dish.selections.length >= 2],
    ["three selections", 10, (dish) => dish.selections.length === 3],
    ["an add-on", 15, (dish) => addOnsOf(dish).some((addOns) => addOns.length > 0)],
    [
      "two add-ons on each selection",
      1,
      (dish) => addOnsOf(dish).every((addOns) => addOns.length === 2),
    ],
    ["an add-on free of charge", 2, (dish) => addedPricesOf(dish).includes(0)],
    ["an add-on priced by size", 5, (dish) => new Set(addedPricesOf(dish)).size > 1],
    ["a selection without an add-on of the first", 1, lacksAnAddOn],
    ["an option", 12, (dish) => dish.options.length > 0],
    ["two options", 1, (dish) => dish.options.length === 2],
    [
      "an option free of charge",
      3,
      (dish) => optionPricesOf(dish).some((prices) => prices.flat().every(isFree)),
    ],
    ["an option with one price a choice", 2, (dish) => optionPricesOf(dish).some(isPricedOnce)],
    [
      "an option with a price for each selection",
      3,
      (dish) => optionPricesOf(dish).some(isPricedBySelection),
    ],
    ["an extra", 10, (dish) => dish.extras.length > 0],
    ["a price in half shekels", 3, (dish) => pricesOf(dish).some((price) => price % 100 === 50)],
    ["a price with 90 agorot", 1, (dish) => pricesOf(dish).some((price) => price % 100 === 90)],
    [
      "a long name",
      1,
      ({ name: dishName }) => dishName.he.length >= 45 && dishName.en.length >= 55,
    ],
    ["three lines of description", 1, (dish) => dish.descriptions.length === 3],
  ];

  test.each(features)("%s: %i dishes or more", (_feature, atLeast, has) => {
    expect(dishes.filter(has).length).toBeGreaterThanOrEqual(atLeast);
  });

  test.each(dishes)(
    "$dishName.en costs more for a larger amount, but less for each part of it",
    ({ selections }) => {
      const sizes = selections.map(({ name: selectionName }) => sizeOf(selectionName.en));
      const prices = selections.map(({ price }) => price);
      const unitPrices = selections.map(({ price }, index) => price / (sizes[index] ?? Number.NaN));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(unitPrices).toEqual(unitPrices.toSorted((a, b) => b - a));
      expect(new Set(unitPrices).size).toBe(selections.length);
    },
  );
});

function addOnsOf({ selections }: Dish<LocalizedText>) {
  return selections.map(({ addOns }) => addOns);
}

function addedPricesOf(dish: Dish<LocalizedText>): readonly number[] {
  return addOnsOf(dish).flatMap((addOns) => addOns.map(({ addedPrice }) => addedPrice));
}

/** For each option of the dish, the prices of its choices. */
function optionPricesOf({ options }: Dish<LocalizedText>): readonly (readonly number[])[][] {
  return options.map(({ choices }) => choices.map(({ price }) => price));
}

function pricesOf(dish: Dish<LocalizedText>): readonly number[] {
  const sold = [...dish.selections, ...dish.extras].map(({ price }) => price);
  return [...sold, ...addedPricesOf(dish), ...optionPricesOf(dish).flat(2)];
}

function isPlain(dish: Dish<LocalizedText>): boolean {
  return addedPricesOf(dish).length === 0 && dish.options.length === 0 && dish.extras.length === 0;
}

function lacksAnAddOn(dish: Dish<LocalizedText>): boolean {
  const [first, ...others] = addOnsOf(dish).map((addOns) => addOns.map(({ name }) => name.he));
  return others.some((names) => first?.some((name) => !names.includes(name)));
}

function isFree(price: number): boolean {
  return price === 0;
}

function isPricedOnce(prices: readonly (readonly number[])[]): boolean {
  return prices.every((price) => price.length === 1) && !prices.flat().every(isFree);
}

function isPricedBySelection(prices: readonly (readonly number[])[]): boolean {
  return prices.every((price) => price.length > 1) && !prices.flat().every(isFree);
}

/** How much of the dish a portion is: kilos, liters, portions or pieces, as its English name says. */
function sizeOf(selectionName: string): number {
  if (/^Half\b/.test(selectionName)) return 0.5;
  const counted = /\((\d+) /.exec(selectionName) ?? /^(\d+) /.exec(selectionName);
  const amount = Number(counted?.[1] ?? 1);
  return /\d g\b/.test(selectionName) ? amount / 1000 : amount;
}

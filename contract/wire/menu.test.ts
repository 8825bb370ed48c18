import fc from "fast-check";
import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { englishMenu, hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { withDishFacts } from "./dish-facts.ts";
import { menuFromWire, menuToWire } from "./menu.ts";

/** The way that an answer goes: through JSON. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The menu as the site has it after both operations. */
const arrived = (menu: ShownMenu) => {
  const wire = sent(menuToWire(menu));
  return withDishFacts(menuFromWire(wire), wire);
};

test("the soup kitchen's menu arrives as it was sent, in both languages", () => {
  expect(arrived(hebrewMenu)).toEqual(hebrewMenu);
  expect(arrived(englishMenu)).toEqual(englishMenu);
});

test("any menu arrives as it was sent, with its ids if it has them", () => {
  fc.assert(
    fc.property(anyCatalogue, fc.constantFrom(...languages), ({ menu }, language) => {
      const shown = localizeMenu(menu, language);
      expect(arrived(shown)).toEqual(shown);
      const wire = sent(menuToWire(shown).toReversed());
      expect(withDishFacts(menuFromWire(wire), wire)).toEqual(shown);
      expect(arrived(withoutIds(shown))).toEqual(withoutIds(shown));
    }),
  );
});

test("prices travel in shekels", () => {
  const [selection] = menuToWire(hebrewMenu)[0]?.dishes[0]?.selections ?? [];
  expect(selection?.price).toBe(24.9);
});

test("dish types arrive sorted, however another server sends them", () => {
  const reversed = menuToWire(hebrewMenu).toReversed();
  expect(withDishFacts(menuFromWire(reversed), reversed)).toEqual(hebrewMenu);
});

test("a choice's bare number is a price for the whole amount", () => {
  const bare = JSON.parse(JSON.stringify(menuToWire(hebrewMenu)), (key, value: unknown) =>
    key === "price" && Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value,
  ) as ReturnType<typeof menuToWire>;
  expect(JSON.stringify(bare)).not.toBe(JSON.stringify(menuToWire(hebrewMenu)));
  expect(withDishFacts(menuFromWire(bare), bare)).toEqual(hebrewMenu);
});

test("a picture that is missing or empty becomes null", () => {
  const withoutPictures = menuToWire(hebrewMenu).map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({ ...dish, image: "", thumbnail: null })),
  }));
  const pictures = menuFromWire(withoutPictures).flatMap(({ dishes }) =>
    dishes.flatMap(({ image, thumbnail }) => [image, thumbnail]),
  );
  expect(new Set(pictures)).toEqual(new Set([null]));
});

const factsOf = (menu: ShownMenu) =>
  menu.flatMap(({ dishes }) => dishes.map(({ kind, allergens }) => [kind, allergens]));
const unknownFacts = factsOf(hebrewMenu).map(() => [null, null]);

test("without the answer of DishFacts, kinds are known and allergens are not", () => {
  const kinds = factsOf(hebrewMenu).map(([kind]) => [kind, null]);
  expect(kinds).toContainEqual(["meat", null]);
  expect(factsOf(menuFromWire(menuToWire(hebrewMenu)))).toEqual(kinds);
});

test("facts follow the name of a dish and not its position", () => {
  const served = menuToWire(hebrewMenu);
  const moved = served.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.toReversed(),
  }));
  expect(withDishFacts(menuFromWire(served), moved)).toEqual(hebrewMenu);
});

test.each([
  ["leaves out", { kind: undefined, allergens: undefined }],
  ["names by codes of a later version", { kind: "insect", allergens: ["gluten", "insects"] }],
])("a kind and allergens that another server %s are not known", (_how, facts) => {
  const served = menuToWire(hebrewMenu);
  const others = served.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({ ...dish, ...facts }) as typeof dish),
  }));
  expect(factsOf(withDishFacts(menuFromWire(others), others))).toEqual(unknownFacts);
  expect(factsOf(menuFromWire(others))).toEqual(unknownFacts);
});

test("a dish that DishFacts does not name keeps its kind", () => {
  const menu = menuFromWire(menuToWire(hebrewMenu));
  expect(factsOf(menu)).toContainEqual(["meat", null]);
  expect(withDishFacts(menu, [])).toEqual(menu);
});

test.each([24.905, -1, Number.NaN, "24.9", null, undefined])(
  "%s is no price to be shown",
  (price) => {
    const wrong = menuToWire(hebrewMenu).map((dishType) => ({
      ...dishType,
      dishes: dishType.dishes.map((dish) => ({
        ...dish,
        selections: dish.selections.map((selection) => ({ ...selection, price: price as number })),
      })),
    }));
    expect(() => menuFromWire(wrong)).toThrow(RangeError);
  },
);

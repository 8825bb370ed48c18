import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { checkCatalogue } from "./parse-catalogue.ts";

test("a catalogue may have recipes, of ingredients and parts of the dish that it has", () => {
  const [dish] = soupKitchen.menu[0]?.dishes ?? [];
  const ingredients = [
    { id: "stock", name: { he: "ציר", en: "" }, unit: "millilitre", aisle: "other", pack: 500 },
  ];
  const line = { ingredient: "stock", amount: 0.5, typed: "חצי מ״ל" };
  const dumplings = dish?.selections[0]?.addOns[0]?.id;
  const read = (...lines: readonly object[]) =>
    checkCatalogue({
      ...(soupKitchenWith("menu.0.dishes.0.recipe", {
        makes: { quantity: 4, unit: "litre" },
        lines,
      }) as object),
      ingredients,
    });
  expect(read(line, { ...line, with: dumplings })).toMatchObject({
    catalogue: { ingredients: [{ name: { he: "ציר", en: "ציר", missing: "en" } }] },
  });
  // To taste.
  const free = { ...line, amount: 0, typed: "לפי הטעם" };
  expect(read(free, { ...free, with: dumplings })).toMatchObject({ kind: "valid" });
  const at = (index: number, field: string) => [
    "menu",
    0,
    "dishes",
    0,
    "recipe",
    "lines",
    index,
    field,
  ];
  expect(read({ ...line, amount: 0 }, { ...line, amount: 0.0005 })).toMatchObject({
    problems: [
      { path: at(0, "amount"), code: "quantity-form" },
      { path: at(1, "amount"), code: "quantity-form" },
    ],
  });
  expect(read({ ...line, ingredient: "flour" }, { ...line, with: dish?.id })).toEqual({
    kind: "invalid",
    problems: [
      { path: at(0, "ingredient"), code: "unknown-ingredient" },
      { path: at(1, "with"), code: "unknown-part" },
    ],
  });
});

test("ingredients of a catalogue may have other words, which no other one has, and what was joined into them", () => {
  const named = (id: string, he: string, rest: object = {}) => ({
    id,
    name: { he, en: "" },
    unit: "piece",
    aisle: "other",
    ...rest,
  });
  const read = (...ingredients: readonly object[]) =>
    checkCatalogue({ ...soupKitchen, ingredients });
  const words = { he: ["ביצה", "ביצי חופש"], en: ["egg"] };
  const joined = [{ id: "egg-2" }, { id: "egg-3", gramsOfCup: 200 }];
  expect(read(named("egg", "ביצים", { joined, words }), named("oil", "שמן"))).toMatchObject({
    catalogue: { ingredients: [{ words, joined }, {}] },
  });
  const problemsOf = (...ingredients: readonly object[]) => {
    const checked = read(...ingredients);
    return checked.kind === "invalid" ? checked.problems : [];
  };
  const at = (index: number, code: string, ...path: readonly (string | number)[]) => [
    { path: ["ingredients", index, ...path], code },
  ];
  expect(problemsOf(named("oil", "ביצה"), named("egg", "ביצים", { words }))).toEqual(
    at(1, "word-in-use", "words", "he"),
  );
  expect(problemsOf(named("egg", "ביצים", { words: { he: ["–"] } }))).toEqual(
    at(0, "text-missing", "words", "he", 0),
  );
  const many = Array.from({ length: 51 }, (_, index) => `egg ${String(index)}`);
  expect(problemsOf(named("egg", "ביצים", { words: { en: many } }))).toEqual(
    at(0, "list-too-long", "words", "en"),
  );
  expect(problemsOf(named("egg", "ביצים", { joined: [{ id: "egg" }] }))[0]?.code).toBe("same-id");
});

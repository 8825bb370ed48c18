import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type Catalogue, versionOfDish, versionOfThing } from "./catalogue.ts";
import { catalogueDifference } from "./catalogue-difference.ts";
import { type AskedChange, changeCatalogue } from "./change-catalogue.ts";
import { withWord } from "./change-ingredients.ts";
import { takeBackChange } from "./take-back-change.ts";

const [soups] = soupKitchen.menu;
const [soup] = soups?.dishes ?? [];
if (soups?.id === undefined || soup === undefined) throw new Error("there is a soup");
const [dumplings] = soup.selections[0]?.addOns ?? [];

const flour = {
  id: "flour",
  name: { he: "קמח", en: "Flour" },
  unit: "gram",
  aisle: "dry-goods",
  pack: 1000,
  gramsOfCup: 120,
} as const;
const recipe = {
  makes: { quantity: 4, unit: "litre" },
  lines: [
    { ingredient: "flour", amount: 240, typed: "2 כוסות" },
    { ingredient: "flour", amount: 50, with: dumplings?.id ?? "" },
  ],
} as const;

function changed(catalogue: Catalogue, ...changes: readonly AskedChange[]): Catalogue {
  return changes.reduce((now, change) => {
    const outcome = changeCatalogue(now, change);
    if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
    return outcome.catalogue;
  }, catalogue);
}

const saveSoup = (dish: object): AskedChange => ({
  kind: "save-dish",
  dish: { ...soup, ...dish },
  dishType: soups.id ?? "",
  seen: versionOfDish(soup),
});
const saveFlour = (other: object): AskedChange => ({
  kind: "save-ingredient",
  ingredient: { ...flour, ...other },
  seen: versionOfThing(flour),
});
const withFlour = changed(soupKitchen, {
  kind: "save-ingredient",
  ingredient: flour,
  seen: null,
});
const baking = changed(withFlour, saveSoup({ recipe }));
const differences = (before: Catalogue, after: Catalogue) =>
  catalogueDifference(before, after).map(({ thing, kind, name }) => [thing, name?.en, kind]);

test("ingredients and recipes are compared, saved and taken back as the rest of the catalogue", () => {
  expect(differences(soupKitchen, baking)).toEqual([
    ["dish", soup.name.en, "recipe"],
    ["ingredient", "Flour", "added"],
  ]);
  const renamed = changed(baking, saveFlour({ name: { he: "קמח לבן", en: "White flour" } }));
  expect(differences(baking, renamed)).toEqual([["ingredient", "White flour", "renamed"]]);
  expect(changeCatalogue(renamed, saveFlour({ pack: 500 }))).toEqual({ kind: "changed-elsewhere" });
  const undone = takeBackChange({ before: withFlour, after: baking, now: renamed });
  expect(undone).toEqual({
    kind: "changed",
    catalogue: { ...withFlour, ingredients: renamed.ingredients },
  });
  // What a recipe uses by now cannot go with the change that brought it.
  expect(takeBackChange({ before: soupKitchen, after: withFlour, now: baking })).toEqual({
    kind: "changed-elsewhere",
  });
});

test("the unit of an ingredient that recipes use stays", () => {
  const other = { unit: "piece", gramsOfCup: undefined };
  const bare = JSON.parse(JSON.stringify({ ...flour, ...other })) as object;
  const asPieces: AskedChange = {
    kind: "save-ingredient",
    ingredient: bare,
    seen: versionOfThing(flour),
  };
  expect(changeCatalogue(baking, asPieces)).toEqual({
    kind: "invalid",
    problems: [{ path: ["unit"], code: "unit-in-use" }],
  });
  expect(changeCatalogue(withFlour, asPieces).kind).toBe("changed");
});

test("a dish cannot lose what a line of its recipe goes with", () => {
  const selections = soup.selections.map((each) => ({ ...each, addOns: [] }));
  const dish = { ...soup, recipe, selections };
  const outcome = changeCatalogue(withFlour, saveSoup(dish));
  expect(outcome).toEqual({
    kind: "invalid",
    problems: [{ path: ["recipe", "lines", 1, "with"], code: "unknown-part" }],
  });
});

const spelt = {
  id: "spelt",
  name: { he: "קמח כוסמין", en: "Spelt flour" },
  unit: "gram",
  aisle: "dry-goods",
  gramsOfCup: 100,
} as const;
const eggs = {
  id: "eggs",
  name: { he: "ביצים", en: "Eggs" },
  unit: "piece",
  aisle: "eggs-and-dairy",
} as const;
const added = (ingredient: object): AskedChange => ({
  kind: "save-ingredient",
  ingredient,
  seen: null,
});
const join = (id: string, into: string): AskedChange => ({ kind: "join-ingredients", id, into });
const both = changed(baking, added(spelt), added(eggs));
const ingredientOf = ({ ingredients = [] }: Catalogue, id: string) =>
  ingredients.find((each) => each.id === id);

test("two ingredients become one: recipes take as much as before, and its names and words go along", () => {
  const joined = changed(both, join("flour", "spelt"));
  expect(joined.ingredients).toEqual([
    {
      ...spelt,
      words: { he: ["קמח"], en: ["Flour"] },
      joined: [{ id: "flour", gramsOfCup: 120 }],
    },
    eggs,
  ]);
  expect(joined.menu).toEqual(both.menu);
  expect(differences(both, joined)).toEqual([
    ["ingredient", "Spelt flour", "words"],
    ["ingredient", "Flour", "joined"],
  ]);
  const rye = { ...spelt, id: "rye", name: { he: "קמח שיפון", en: "" } };
  const twice = changed(joined, added(rye), join("spelt", "rye"));
  expect(ingredientOf(twice, "rye")).toMatchObject({
    words: { he: ["קמח כוסמין", "קמח"], en: ["Spelt flour", "Flour"] },
    joined: [
      { id: "spelt", gramsOfCup: 100 },
      { id: "flour", gramsOfCup: 120 },
    ],
  });
  // The weight of a cup is only of what stays, and the unit stays while a recipe uses anything that was joined.
  const asPieces = { ...spelt, unit: "piece", joined: ingredientOf(joined, "spelt")?.joined };
  expect(
    changeCatalogue(joined, {
      kind: "save-ingredient",
      ingredient: asPieces,
      seen: versionOfThing(ingredientOf(joined, "spelt") ?? spelt),
    }),
  ).toEqual({ kind: "invalid", problems: [{ path: ["unit"], code: "unit-in-use" }] });
});

test("ingredients in different units are not joined, nor one with itself or with one that is gone", () => {
  expect(changeCatalogue(both, join("flour", "eggs"))).toEqual({
    kind: "invalid",
    problems: [{ path: ["unit"], code: "units-differ" }],
  });
  for (const [id, into] of [
    ["flour", "flour"],
    ["flour", "salt"],
    ["salt", "flour"],
  ] as const)
    expect(changeCatalogue(both, join(id, into))).toEqual({ kind: "gone" });
});

test("joining is taken back beside later words and joins, and is refused once it was joined on or called otherwise", () => {
  const joined = changed(both, join("flour", "spelt"));
  const back = (now: Catalogue) => takeBackChange({ before: both, after: joined, now });
  expect(back(joined)).toEqual({ kind: "changed", catalogue: both });
  const stays = ingredientOf(joined, "spelt") ?? spelt;
  const rye = { ...spelt, id: "rye", name: { he: "קמח שיפון", en: "Rye flour" } };
  const later = changed(
    joined,
    {
      kind: "save-ingredient",
      ingredient: { ...stays, words: { he: ["קמח", "כוסמין"], en: ["Flour"] } },
      seen: versionOfThing(stays),
    },
    added(rye),
    join("rye", "spelt"),
  );
  expect(back(later)).toMatchObject({
    catalogue: {
      menu: both.menu,
      ingredients: [
        flour,
        {
          ...spelt,
          words: { he: ["כוסמין", "קמח שיפון"], en: ["Rye flour"] },
          joined: [{ id: "rye", gramsOfCup: 100 }],
        },
        eggs,
      ],
    },
  });
  const refused = { kind: "changed-elsewhere" };
  expect(back(changed(joined, added(rye), join("spelt", "rye")))).toEqual(refused);
  const without = changed(joined, {
    kind: "save-ingredient",
    ingredient: { ...stays, words: {} },
    seen: versionOfThing(stays),
  });
  expect(back(changed(without, added({ ...rye, name: flour.name })))).toEqual(refused);
});

test("a word is remembered, parted again, and refused where another ingredient has it", () => {
  const saveEggs = (now: Catalogue, other: object): AskedChange => ({
    kind: "save-ingredient",
    ingredient: { ...eggs, ...other },
    seen: versionOfThing(ingredientOf(now, "eggs") ?? eggs),
  });
  const words = { he: ["ביצה", "ביצת חופש"], en: ["egg"] };
  const called = changed(both, saveEggs(both, { words }));
  expect(ingredientOf(called, "eggs")).toEqual({ ...eggs, words });
  expect(differences(both, called)).toEqual([["ingredient", "Eggs", "words"]]);
  expect(takeBackChange({ before: both, after: called, now: called })).toEqual({
    kind: "changed",
    catalogue: both,
  });
  const parted = changed(called, saveEggs(called, { words: { he: ["ביצת חופש"] } }));
  expect(ingredientOf(parted, "eggs")?.words).toEqual({ he: ["ביצת חופש"] });
  expect(takeBackChange({ before: called, after: parted, now: parted })).toEqual({
    kind: "changed",
    catalogue: called,
  });
  // Its own names, and a word that is written twice, are left out.
  const again = { words: { he: ["ביצים", "ביצה", "ביצה."], en: ["EGGS", "ביצה"] } };
  expect(ingredientOf(changed(called, saveEggs(called, again)), "eggs")?.words).toEqual({
    he: ["ביצה"],
  });
  const refused = (...path: readonly string[]) => ({
    kind: "invalid",
    problems: [{ path, code: "word-in-use" }],
  });
  for (const word of ["קמח", "קמח־כוסמין", "spelt  flour", "FLOUR"])
    expect(changeCatalogue(called, saveEggs(called, { words: { en: [word] } }))).toEqual(
      refused("words", "en"),
    );
  const named = (name: object) => added({ ...spelt, id: "new", name });
  expect(changeCatalogue(called, named({ he: "ביצה", en: "" }))).toEqual(refused("name"));
  expect(changeCatalogue(called, named({ he: "ביצה קשה", en: "Egg" }))).toEqual(refused("name"));
  expect(
    changeCatalogue(called, added({ ...spelt, id: "new", name: { he: "חלמון", en: "" }, words })),
  ).toMatchObject({
    problems: [{ path: ["words", "he"] }, { path: ["words", "he"] }, { path: ["words", "en"] }],
  });
});

test("the name of one piece is not kept among the other names, is refused where another ingredient has it, and goes along when it is joined", () => {
  const one = { he: "ביצה", en: "egg" };
  const counted = changed(both, {
    kind: "save-ingredient",
    ingredient: { ...eggs, one, words: { he: ["ביצה", "ביצת חופש"], en: ["Egg"] } },
    seen: versionOfThing(eggs),
  });
  expect(ingredientOf(counted, "eggs")).toEqual({ ...eggs, one, words: { he: ["ביצת חופש"] } });
  const refused = (...path: readonly string[]) => ({
    kind: "invalid",
    problems: [{ path, code: "word-in-use" }],
  });
  const yolks = { ...eggs, id: "yolks", name: { he: "חלמונים", en: "yolks" } };
  expect(changeCatalogue(counted, added({ ...yolks, name: { he: "ביצה", en: "" } }))).toEqual(
    refused("name"),
  );
  expect(changeCatalogue(counted, added({ ...yolks, words: { en: ["EGG"] } }))).toEqual(
    refused("words", "en"),
  );
  expect(changeCatalogue(counted, added({ ...yolks, one: { he: "חלמון", en: "eggs" } }))).toEqual(
    refused("one", "en"),
  );
  expect(changeCatalogue(counted, added({ ...yolks, one: { he: "ביצים", en: "" } }))).toEqual(
    refused("one", "he"),
  );
  const joined = changed(counted, added(yolks), join("eggs", "yolks"));
  expect(ingredientOf(joined, "yolks")?.words).toEqual({
    he: ["ביצים", "ביצה", "ביצת חופש"],
    en: ["Eggs", "egg"],
  });
});

test.each([
  ["ביצה", { he: ["ביצים טריות", "ביצה"], en: [] }],
  ["egg.", { he: ["ביצים טריות"], en: ["egg"] }],
  ["2-XL eggs:", { he: ["ביצים טריות"], en: ["2-XL eggs"] }],
])("%j is remembered in its language, as it stands in a recipe", (word, words) => {
  expect(withWord({ ...eggs, words: { he: ["ביצים טריות"] } }, word).words).toEqual(words);
});

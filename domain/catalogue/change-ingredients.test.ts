import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type Catalogue, versionOfDish, versionOfThing } from "./catalogue.ts";
import { catalogueDifference } from "./catalogue-difference.ts";
import { type AskedChange, changeCatalogue } from "./change-catalogue.ts";
import { takeBackChange } from "./take-back-change.ts";

const [soups] = soupKitchen.menu;
const [soup] = soups?.dishes ?? [];
if (soups?.id === undefined || soup === undefined) throw new Error("there is a soup");
const [dumplings] = soup.selections[0]?.checkBoxes ?? [];

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

test("ingredients and recipes are told, saved and taken back as the rest of the catalogue", () => {
  expect(differences(soupKitchen, baking)).toEqual([
    ["dish", soup.dishName.en, "recipe"],
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
  const selections = soup.selections.map((each) => ({ ...each, checkBoxes: [] }));
  const dish = { ...soup, recipe, selections };
  const outcome = changeCatalogue(withFlour, saveSoup(dish));
  expect(outcome).toEqual({
    kind: "invalid",
    problems: [{ path: ["recipe", "lines", 1, "with"], code: "unknown-part" }],
  });
});

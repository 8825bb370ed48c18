import { expect, test } from "vitest";
import { checkCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { missingLanguages } from "./missing-languages.ts";

function missingWith(path: string, value: unknown) {
  const checked = checkCatalogue(soupKitchenWith(path, value));
  if (checked.kind === "invalid") throw new Error(JSON.stringify(checked.problems));
  return [...missingLanguages(checked.catalogue.menu[0]?.dishes[0])];
}

test("a dish whose texts are complete misses no language", () => {
  expect(missingWith("menu.0.position", 1)).toEqual([]);
});

test.each(["name", "descriptions.0", "selections.1.addOns.0.name", "extras.1.name"])(
  "a text that is missing in a language is found wherever it is in the dish: %s",
  (path) => {
    expect(missingWith(`menu.0.dishes.0.${path}`, { he: "חדש לגמרי", en: "" })).toEqual(["en"]);
    expect(missingWith(`menu.0.dishes.0.${path}`, { he: "", en: "Quite new" })).toEqual(["he"]);
  },
);

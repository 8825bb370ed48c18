import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { anyEditedCatalogue } from "#domain/testing/any-edited-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { catalogueFileOf, readCatalogueFile } from "./catalogue-file.ts";

test("a catalogue that was edited at the desk is exported with its ids and imported as it was", () => {
  fc.assert(
    fc.property(anyEditedCatalogue, anyCatalogue, (catalogue, known) => {
      const read = readCatalogueFile(catalogueFileOf({ version: 3, catalogue }), known);
      expect(read).toEqual({ kind: "read", version: 3, catalogue });
    }),
  );
});

test("problems of a file are reported by the names that the file has", () => {
  const version = 3;
  const exported = catalogueFileOf({ version, catalogue: soupKitchen });
  const [soups] = (JSON.parse(exported) as typeof soupKitchen).menu;
  const written = exported.replace('"Chicken soup"', '""').replace('"מרק עוף"', '""');
  expect(soups).toMatchObject({ orderType: { en: "Soups" }, orderNumber: 1 });
  expect(readCatalogueFile(written, soupKitchen)).toEqual({
    kind: "invalid-file",
    problem: "the catalogue is not valid\nmenu.0.dishes.0.dishName: a text is missing",
  });
});

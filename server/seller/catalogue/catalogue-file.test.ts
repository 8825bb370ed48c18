import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { anyEditedCatalogue } from "#domain/testing/any-edited-catalogue.ts";
import { catalogueFileOf, readCatalogueFile } from "./catalogue-file.ts";

test("a catalogue that was edited at the desk is exported with its ids and imported as it was", () => {
  fc.assert(
    fc.property(anyEditedCatalogue, anyCatalogue, (catalogue, known) => {
      const read = readCatalogueFile(catalogueFileOf({ version: 3, catalogue }), known);
      expect(read).toEqual({ kind: "read", version: 3, catalogue });
    }),
  );
});

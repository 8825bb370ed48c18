import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { anyEditedCatalogue } from "#domain/testing/any-edited-catalogue.ts";
import type { Catalogue } from "./catalogue.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

/** A catalogue as somebody writes it who does not know of ids. Limits and ingredients are named by their ids. */
function withoutIds({ limits, ingredients, ...rest }: Catalogue, left: readonly string[] = []) {
  const text = JSON.stringify(rest, (key, value: unknown) =>
    key === "id" || left.includes(key) ? undefined : value,
  );
  const named = { ...(limits && { limits }), ...(ingredients && { ingredients }) };
  return { ...(JSON.parse(text) as object), ...named };
}

test("a file without ids takes those of the catalogue, even after things were renamed or moved", () => {
  fc.assert(
    fc.property(anyEditedCatalogue, (known) => {
      expect(parseCatalogue(withoutIds(known), known)).toEqual(known);
    }),
  );
});

test("ids that a file has stay, and new things get new ones", () => {
  fc.assert(
    fc.property(anyCatalogue, anyEditedCatalogue, (catalogue, known) => {
      expect(parseCatalogue(catalogue, known)).toEqual(catalogue);
      // A recipe names parts of its dish by ids that the file then does not have.
      const bare = withoutIds(catalogue, ["recipe"]);
      expect(withoutIds(parseCatalogue(bare, known))).toEqual(bare);
    }),
  );
});

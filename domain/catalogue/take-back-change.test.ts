import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChange } from "#domain/testing/any-change.ts";
import { anyChanges, anyEditedCatalogue, edit } from "#domain/testing/any-edited-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type Catalogue, versionOfDish } from "./catalogue.ts";
import { type AskedChange, changeCatalogue } from "./change-catalogue.ts";
import { parseCatalogue } from "./parse-catalogue.ts";
import { takeBackChange } from "./take-back-change.ts";

const [soups, mains] = soupKitchen.menu;
const [soup, otherSoup] = soups?.dishes ?? [];
if (
  soups?.id === undefined ||
  mains?.id === undefined ||
  soup === undefined ||
  otherSoup === undefined
)
  throw new Error("the soup kitchen has two dish types, and two soups");
const [soupId = "", otherId = ""] = [soup.id, otherSoup.id];

function changed(catalogue: Catalogue, change: AskedChange): Catalogue {
  const outcome = changeCatalogue(catalogue, change);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.catalogue;
}

test("a change that is taken back at once leaves the catalogue as it was", () => {
  fc.assert(
    fc.property(anyEditedCatalogue, anyChange, (before, plan) => {
      const now = edit(before, [plan]);
      expect(takeBackChange({ before, after: now, now })).toEqual({
        kind: "changed",
        catalogue: before,
      });
    }),
  );
});

test("whatever was changed since, taking back gives a catalogue that is read back as it is, or is refused", () => {
  fc.assert(
    fc.property(anyEditedCatalogue, anyChange, anyChanges, (before, plan, later) => {
      const made = edit(before, [plan]);
      const outcome = takeBackChange({ before, after: made, now: edit(made, later) });
      if (outcome.kind !== "changed") {
        expect(outcome).toEqual({ kind: "changed-elsewhere" });
        return;
      }
      expect(JSON.stringify(parseCatalogue(outcome.catalogue))).toBe(
        JSON.stringify(outcome.catalogue),
      );
    }),
  );
});

test("later changes stay, also in the same dish", () => {
  const before = soupKitchen;
  const made = changed(before, { kind: "set-sold-out", id: soupId, isSoldOut: true });
  const renamed = { ...soup, name: { he: "מרק של סבתא", en: "Grandmother's soup" } };
  const now = changed(changed(made, { kind: "remove-dish", id: otherId }), {
    kind: "save-dish",
    dish: renamed,
    dishType: soups.id ?? "",
    seen: versionOfDish(soup),
  });
  expect(takeBackChange({ before, after: made, now })).toMatchObject({
    kind: "changed",
    catalogue: { menu: [{ dishes: [renamed, ...soups.dishes.slice(2)] }, {}] },
  });
});

test("a removed dish is again where it was", () => {
  const made = changed(soupKitchen, { kind: "remove-dish", id: otherId });
  const now = changed(made, {
    kind: "move-dish",
    id: soupId,
    dishType: mains.id ?? "",
    before: null,
  });
  expect(takeBackChange({ before: soupKitchen, after: made, now })).toMatchObject({
    catalogue: { menu: [{ dishes: soups.dishes.slice(1) }, {}] },
  });
});

test("a dish that was changed again is not turned back", () => {
  const dearer = (price: number, seen: string) => ({
    kind: "save-dish" as const,
    dish: { ...soup, selections: soup.selections.map((each) => ({ ...each, price })) },
    dishType: soups.id ?? "",
    seen,
  });
  const made = changed(soupKitchen, dearer(4_000, versionOfDish(soup)));
  const [first] = made.menu[0]?.dishes ?? [];
  const now = changed(made, dearer(5_000, first === undefined ? "" : versionOfDish(first)));
  expect(takeBackChange({ before: soupKitchen, after: made, now })).toEqual({
    kind: "changed-elsewhere",
  });
});

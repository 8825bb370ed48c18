import { describe, expect, test } from "vitest";
import { changeAt } from "#domain/testing/change-at.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

/** The first dish of the soup kitchen, read again after the facts in it have changed. */
function readSoupWith(facts: Readonly<Record<string, unknown>>) {
  const changed = changeAt(soupKitchen, ["menu", 0, "dishes", 0], (dish) => ({
    ...(dish as object),
    ...facts,
  }));
  return parseCatalogue(JSON.parse(JSON.stringify(changed))).menu[0]?.dishes[0];
}

describe("a dish", () => {
  test("has no known kind and allergens if the catalogue is older than these fields", () => {
    const soup = readSoupWith({ kind: undefined, allergens: undefined });
    expect(soup).toEqual({ ...soupKitchen.menu[0]?.dishes[0], kind: null, allergens: null });
  });

  test("without allergens differs from one whose allergens are not known", () => {
    expect(readSoupWith({ allergens: [] })?.allergens).toEqual([]);
    expect(readSoupWith({ allergens: null })?.allergens).toBeNull();
  });

  test("lists its allergens in one order, however they were written", () => {
    const listed = readSoupWith({ allergens: ["sulphites", "sesame", "gluten"] })?.allergens;
    expect(listed).toEqual(["gluten", "sesame", "sulphites"]);
  });

  test.each([
    [{ kind: "vegan" }, "kind: the kind of a dish is one of meat, dairy, fish, parve"],
    [{ allergens: ["eggs", "wheat"] }, "allergens.1: an allergen is one of gluten, eggs, milk,"],
    [{ allergens: ["eggs", "eggs"] }, "allergens: an allergen is listed twice"],
    [{ allergens: "gluten" }, "allergens: "],
  ])("with %j is refused, with its place", (facts, reason) => {
    expect(() => readSoupWith(facts)).toThrow(`menu.0.dishes.0.${reason}`);
  });
});

/** The first selection of the first dish, read again with a measure. */
function readHalfLitreWith(measure: unknown) {
  const [soup] = soupKitchen.menu[0]?.dishes ?? [];
  const [half, ...others] = soup?.selections ?? [];
  return readSoupWith({ selections: [{ ...half, measure }, ...others] })?.selections[0];
}

describe("a selection", () => {
  test("may leave its measure out, as older catalogues do", () => {
    expect(readHalfLitreWith(undefined)).not.toHaveProperty("measure");
    const measure = { quantity: 0.25, unit: "litre" };
    expect(readHalfLitreWith(measure)?.measure).toEqual(measure);
  });

  test.each([
    [{ quantity: 0, unit: "litre" }, "quantity: a quantity is a number above 0"],
    [{ quantity: 0.0001, unit: "litre" }, "quantity: a quantity is a number above 0"],
    [{ quantity: "1", unit: "litre" }, "quantity: a quantity is a number above 0"],
    [{ quantity: 1, unit: "cup" }, "unit: a unit is one of litre, gram, portion, piece"],
  ])("with the measure %j is refused, with its place", (measure, reason) => {
    const place = `menu.0.dishes.0.selections.0.measure.${reason}`;
    expect(() => readHalfLitreWith(measure)).toThrow(place);
  });
});

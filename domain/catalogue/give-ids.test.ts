import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Catalogue } from "./catalogue.ts";
import { giveIds, idsIn } from "./give-ids.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

/** A catalogue as a version without ids has it. */
function withoutIds(catalogue: Catalogue): Catalogue {
  return JSON.parse(
    JSON.stringify(catalogue, (key, value: unknown) => (key === "id" ? undefined : value)),
  ) as Catalogue;
}

function dishIds({ menu }: Catalogue): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    menu.flatMap(({ dishes }) => dishes.map(({ id, name: dishName }) => [dishName.he, id])),
  );
}

test("everything in a catalogue has an id that nothing else has", () => {
  fc.assert(
    fc.property(anyCatalogue, (catalogue) => {
      const count = JSON.stringify(catalogue).split('"id":').length - 1;
      const { used, repeated } = idsIn(catalogue);
      expect(repeated).toEqual([]);
      expect(used.size).toBe(count);
      expect(JSON.stringify(withoutIds(catalogue))).not.toContain('"id":');
    }),
  );
});

test("every reader gives the same ids, and never changes one", () => {
  fc.assert(
    fc.property(anyCatalogue, (catalogue) => {
      expect(giveIds(withoutIds(catalogue))).toEqual(giveIds(withoutIds(catalogue)));
      expect(giveIds(catalogue)).toEqual(catalogue);
    }),
  );
});

test("a dish of an older version has the same id under another dish type, beside other dishes", () => {
  const [soups, mains] = soupKitchen.menu;
  if (soups === undefined || mains === undefined) throw new Error("there are two dish types");
  const bare = withoutIds(soupKitchen);
  const [moved, ...others] = bare.menu[0]?.dishes ?? [];
  const older = parseCatalogue({
    ...withoutIds(soupKitchen),
    menu: [
      { ...soups, id: undefined, dishes: others },
      { ...mains, id: undefined, dishes: [...(bare.menu[1]?.dishes ?? []), moved] },
    ].map((each) => JSON.parse(JSON.stringify(each)) as unknown),
  });
  expect(dishIds(older)).toEqual(dishIds(soupKitchen));
});

test("a new thing does not get the id of a renamed one", () => {
  const [soups, ...rest] = soupKitchen.menu;
  const [soup, ...others] = soups?.dishes ?? [];
  if (soups === undefined || soup === undefined) throw new Error("there is a soup");
  const renamed = { ...soup, name: { he: "מרק של סבתא", en: "Grandmother's soup" } };
  const { id: _, ...fresh } = {
    ...soup,
    selections: soup.selections.map(({ id: __, ...each }) => each),
  };
  const selections = fresh.selections.map((each) => ({
    ...each,
    addOns: each.addOns.map(({ id: __, ...addOn }) => addOn),
  }));
  const catalogue = parseCatalogue({
    ...soupKitchen,
    menu: [
      { ...soups, dishes: [renamed, { ...fresh, selections, options: [], extras: [] }, ...others] },
      ...rest,
    ],
  });
  const [first, second] = catalogue.menu[0]?.dishes ?? [];
  expect(first?.id).toBe(soup.id);
  expect(second?.id).toBe(`${String(soup.id)}-2`);
});

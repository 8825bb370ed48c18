import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChanges, anyEditedCatalogue, edit } from "#domain/testing/any-edited-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type Catalogue, versionOfDish } from "./catalogue.ts";
import { catalogueDifference } from "./catalogue-difference.ts";
import { type AskedChange, changeCatalogue } from "./change-catalogue.ts";

const [soups, mains] = soupKitchen.menu;
const [soup, otherSoup] = soups?.dishes ?? [];
if (soups?.id === undefined || mains?.id === undefined || soup?.id === undefined)
  throw new Error("the soup kitchen has two dish types with dishes");
const [selection] = soup.selections;
const [place] = soupKitchen.deliveryPlaces;

/** What the changes, one after the other, made different, as lines. */
function linesOf(...changes: readonly AskedChange[]): readonly string[] {
  const now = changes.reduce((catalogue: Catalogue, change) => {
    const outcome = changeCatalogue(catalogue, change);
    if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
    return outcome.catalogue;
  }, soupKitchen);
  return catalogueDifference(soupKitchen, now).map(({ thing, kind, id, name }) =>
    [thing, name?.en ?? id, kind].join(" "),
  );
}

const save = (dish: object): AskedChange => ({
  kind: "save-dish",
  dish: { ...soup, ...dish },
  dishType: soups.id ?? "",
  seen: versionOfDish(soup),
});
const [soupName, otherName] = [soup.name.en, otherSoup?.name.en ?? ""];

test("a catalogue differs exactly where it is not the same", () => {
  fc.assert(
    fc.property(anyEditedCatalogue, anyChanges, (first, plans) => {
      const now = edit(first, plans);
      const isSame = JSON.stringify(first) === JSON.stringify(now);
      expect(catalogueDifference(first, now).length === 0).toBe(isSame);
    }),
  );
});

test.each<[string, readonly AskedChange[], readonly string[]]>([
  ["another name", [save({ name: { he: "מרק חדש", en: "New soup" } })], ["dish New soup renamed"]],
  [
    "another price",
    [save({ selections: soup.selections.map((each) => ({ ...each, price: 1 })) })],
    [`dish ${soupName} price`],
  ],
  [
    "other texts and pictures, and something else",
    [save({ descriptions: [], image: null, thumbnail: null, kind: null, allergens: null })],
    [`dish ${soupName} texts`, `dish ${soupName} picture`, `dish ${soupName} changed`],
  ],
  [
    "marks of a dish, a selection and a dish type",
    [
      { kind: "set-sold-out", id: soup.id, isSoldOut: true },
      { kind: "set-sold-out", id: selection?.id ?? "", isSoldOut: true },
      { kind: "set-hidden", id: soup.id, isHidden: true },
      { kind: "set-hidden", id: mains.id, isHidden: true },
    ],
    [
      `dish-type ${mains.name.en} hidden`,
      `dish ${soupName} sold-out`,
      `dish ${soupName} hidden`,
      `selection ${selection?.name.en ?? ""} sold-out`,
    ],
  ],
  [
    "a dish in another type",
    [{ kind: "move-dish", id: soup.id, dishType: mains.id, before: null }],
    [`dish ${soupName} moved`],
  ],
  [
    "a dish that was removed",
    [{ kind: "remove-dish", id: otherSoup?.id ?? "" }],
    [`dish ${otherName} removed`],
  ],
  [
    "a dish type that is new, and one that was moved",
    [
      { kind: "move-dish-type", id: mains.id, before: soups.id },
      {
        kind: "save-dish-type",
        dishType: { id: "salads", name: { he: "סלטים", en: "Salads" } },
        seen: null,
      },
    ],
    [`dish-type ${soups.name.en} moved`, "dish-type Salads added"],
  ],
  [
    "a limit",
    [
      {
        kind: "save-limit",
        limit: { id: "oven", name: "Oven", most: 3 },
        uses: [{ selection: selection?.id ?? "", portions: 1 }],
        seen: null,
      },
    ],
    ["limit Oven added"],
  ],
  [
    "a place that was removed",
    [{ kind: "remove-place", id: place?.id ?? "" }],
    [`place ${place?.name.en ?? ""} removed`],
  ],
])("%s is told", (_, changes, lines) => {
  expect(linesOf(...changes)).toEqual(lines);
});

test("settings and decisions about weeks are listed by name and date", () => {
  const { shop } = soupKitchen;
  const closed = { week: "2026-01-07", isClosed: true, deadline: null, reason: null };
  const now = { ...soupKitchen, shop: { ...shop, whatsapp: null, exceptions: [closed] } };
  expect(catalogueDifference(soupKitchen, now)).toEqual([
    { thing: "setting", kind: "changed", id: "whatsapp", name: null },
    { thing: "week", kind: "changed", id: "2026-01-07", name: null },
  ]);
});

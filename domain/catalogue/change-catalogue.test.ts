import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { anyChange } from "#domain/testing/any-change.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import {
  type Catalogue,
  versionOfDish,
  versionOfDishType,
  versionOfLimit,
  versionOfSettings,
  versionOfThing,
} from "./catalogue.ts";
import { type AskedChange, changeCatalogue } from "./change-catalogue.ts";
import { selectionsOfLimit } from "./change-limits.ts";
import { orderLimits } from "./order-limits.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const [soups, mains] = soupKitchen.menu;
const [soup, otherSoup] = soups?.dishes ?? [];
if (soups === undefined || mains === undefined || soup === undefined || otherSoup === undefined)
  throw new Error("the soup kitchen has two dish types, and two soups");
const seen = versionOfDish(soup);
const inSoups = { dishType: soups.id ?? "" };
const renamed = { ...soup, name: { he: "מרק של סבתא", en: "Grandmother's soup" } };

function changed(catalogue: Catalogue, change: AskedChange): Catalogue {
  const outcome = changeCatalogue(catalogue, change);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.catalogue;
}

function dishesOf(catalogue: Catalogue) {
  return catalogue.menu.map(({ dishes }) => dishes.map(({ name }) => name.en));
}

test("any sequence of changes gives a catalogue that is read back as it is", () => {
  fc.assert(
    fc.property(anyCatalogue, fc.array(anyChange, { maxLength: 12 }), (first, plans) => {
      let catalogue = first;
      for (const plan of plans) {
        const change = plan(catalogue);
        if (change === undefined) continue;
        const outcome = changeCatalogue(catalogue, change);
        if (outcome.kind === "invalid") expect(outcome.problems).not.toEqual([]);
        if (outcome.kind !== "changed") continue;
        catalogue = outcome.catalogue;
        expect(parseCatalogue(JSON.parse(JSON.stringify(catalogue)))).toEqual(catalogue);
        expect(JSON.stringify(parseCatalogue(catalogue))).toBe(JSON.stringify(catalogue));
      }
    }),
  );
});

test("two devices that edit different dishes both succeed; of the same dish the second is refused as changed elsewhere", () => {
  const once = changed(soupKitchen, { kind: "save-dish", dish: renamed, seen, ...inSoups });
  const other = { ...otherSoup, descriptions: [] };
  const twice = changed(once, {
    kind: "save-dish",
    dish: other,
    seen: versionOfDish(otherSoup),
    ...inSoups,
  });
  expect(twice.menu[0]?.dishes).toEqual([renamed, other]);
  const late = { ...soup, descriptions: [] };
  expect(changeCatalogue(twice, { kind: "save-dish", dish: late, seen, ...inSoups })).toEqual({
    kind: "changed-elsewhere",
  });
});

test("a dish is marked as sold out while it is edited, and stays sold out", () => {
  const [selection] = soup.selections;
  let catalogue = soupKitchen;
  for (const id of [soup.id, selection?.id])
    catalogue = changed(catalogue, { kind: "set-sold-out", id: id ?? "", isSoldOut: true });
  catalogue = changed(catalogue, { kind: "set-hidden", id: soup.id ?? "", isHidden: true });
  catalogue = changed(catalogue, { kind: "save-dish", dish: renamed, seen, ...inSoups });
  const [saved] = catalogue.menu[0]?.dishes ?? [];
  expect(saved).toEqual({
    ...renamed,
    isSoldOut: true,
    isHidden: true,
    selections: soup.selections.map((each) =>
      each === selection ? { ...each, isSoldOut: true } : each,
    ),
  });
  for (const id of [soup.id, selection?.id])
    catalogue = changed(catalogue, { kind: "set-sold-out", id: id ?? "", isSoldOut: false });
  catalogue = changed(catalogue, { kind: "set-hidden", id: soup.id ?? "", isHidden: false });
  expect(catalogue.menu[0]?.dishes[0]).toEqual(renamed);
});

test("dishes and dish types are moved, with the positions that carts know", () => {
  const moved = changed(soupKitchen, {
    kind: "move-dish",
    id: soup.id ?? "",
    dishType: mains.id ?? "",
    before: mains.dishes[0]?.id ?? null,
  });
  const [first, second] = dishesOf(soupKitchen);
  expect(dishesOf(moved)).toEqual([first?.slice(1), [soup.name.en, ...(second ?? [])]]);
  const types = changed(soupKitchen, {
    kind: "move-dish-type",
    id: mains.id ?? "",
    before: soups.id ?? null,
  }).menu;
  expect(types.map(({ id, position }) => [id, position])).toEqual([
    [mains.id, soups.position],
    [soups.id, mains.position],
  ]);
});

test("wrong fields are reported by their place in what is saved", () => {
  const save = (dish: unknown) =>
    changeCatalogue(soupKitchen, { kind: "save-dish", dish, seen, ...inSoups });
  const wrong = { ...soup, extras: [{ name: { he: "", en: "" }, price: -1 }] };
  expect(save(wrong)).toEqual({
    kind: "invalid",
    problems: [
      { path: ["extras", 0, "name"], code: "text-missing" },
      { path: ["extras", 0, "price"], code: "price-form" },
    ],
  });
  for (const [dish, name] of [
    [soup, otherSoup.name],
    [otherSoup, soup.name],
  ] as const)
    expect(
      changeCatalogue(soupKitchen, {
        kind: "save-dish",
        dish: { ...dish, name },
        seen: versionOfDish(dish),
        ...inSoups,
      }),
    ).toEqual({ kind: "invalid", problems: [{ path: ["name"], code: "same-name" }] });
  const uses = [{ limit: "oven", portions: 1 }];
  const limited = {
    ...soup,
    selections: soup.selections.map((each) => ({ ...each, limits: uses })),
  };
  expect(save(limited)).toMatchObject({
    problems: [{ path: ["selections", 0, "limits", 0, "limit"], code: "unknown-limit" }, {}],
  });
  expect(save("soup")).toMatchObject({ kind: "invalid", problems: [{ path: [] }] });
  expect(
    changeCatalogue(soupKitchen, {
      kind: "save-shop",
      settings: { contactAddress: "cook", exceptions: [] },
      seen: "",
    }),
  ).toMatchObject({
    problems: [{ path: ["contactAddress"], code: "email-form" }, { path: ["exceptions"] }],
  });
});

test("a limit of orders counts no selection, whatever an earlier desk saves of it", () => {
  const uses = soup.selections.map(({ id }) => ({ selection: id ?? "", portions: 1 }));
  const limit = { id: orderLimits.delivery, name: "משלוחים", most: 30 };
  const limited = changed(soupKitchen, { kind: "save-limit", limit, uses, seen: null });
  expect(limited).toEqual({ ...soupKitchen, limits: [limit] });
});

test("a limit is saved with its selections, and removed from them", () => {
  const uses = soup.selections.map(({ id }) => ({ selection: id ?? "", portions: 2 }));
  const limit = { id: "oven", name: "התנור הגדול", most: 20 };
  const limited = changed(soupKitchen, { kind: "save-limit", limit, uses, seen: null });
  expect(selectionsOfLimit(limited.menu, "oven")).toEqual(uses);
  expect(limited.limits).toEqual([limit]);
  const less = { limit: { ...limit, most: 5 }, uses: uses.slice(1) };
  expect(changeCatalogue(limited, { kind: "save-limit", ...less, seen: "x" }).kind).toBe(
    "changed-elsewhere",
  );
  const version = versionOfLimit(limit, uses.toReversed());
  const next = changed(limited, { kind: "save-limit", ...less, seen: version });
  expect(selectionsOfLimit(next.menu, "oven")).toEqual(uses.slice(1));
  expect(changed(next, { kind: "remove-limit", id: "oven" })).toEqual(soupKitchen);
});

test("places and settings are saved part by part", () => {
  const [place] = soupKitchen.deliveryPlaces;
  if (place === undefined) throw new Error("there is a place");
  const dearer = { ...place, deliveryPrice: 5_000 };
  const save = (version: string) =>
    changeCatalogue(soupKitchen, { kind: "save-place", place: dearer, seen: version });
  expect(save("x").kind).toBe("changed-elsewhere");
  expect(save(versionOfThing(place))).toMatchObject({
    catalogue: { deliveryPlaces: [dearer, ...soupKitchen.deliveryPlaces.slice(1)] },
  });
  const { shop } = soupKitchen;
  const settings = { kashrut: { he: "בד״ץ", en: "" }, whatsapp: "052-000-0000" };
  const next = changed(soupKitchen, {
    kind: "save-shop",
    settings,
    seen: versionOfSettings(shop, ["whatsapp", "kashrut"]),
  });
  const kashrut = { he: "בד״ץ", en: "בד״ץ", missing: "en" };
  expect(next.shop).toEqual({ ...shop, whatsapp: "972520000000", kashrut });
  expect(
    changeCatalogue(next, {
      kind: "save-shop",
      settings: { whatsapp: null },
      seen: versionOfSettings(shop, ["whatsapp"]),
    }).kind,
  ).toBe("changed-elsewhere");
});

test("an older version is restored, and the rules of weeks stay", () => {
  const older = changed(soupKitchen, { kind: "remove-dish", id: soup.id ?? "" });
  const exceptions = [{ week: "2026-01-07", isClosed: true, deadline: null, reason: null }];
  const newest = { ...soupKitchen, shop: { ...soupKitchen.shop, exceptions } };
  expect(changed(newest, { kind: "restore", older })).toEqual({
    ...older,
    shop: { ...older.shop, exceptions },
  });
});

test("weeks keep their earlier deadlines when an older version is restored", () => {
  const { deadline } = soupKitchen.shop;
  const earlierDeadlines = [{ deadline: { ...deadline, weekday: 1 }, lastWeek: "2026-11-23" }];
  const newest = { ...soupKitchen, shop: { ...soupKitchen.shop, earlierDeadlines } };
  expect(parseCatalogue(JSON.parse(JSON.stringify(newest)))).toEqual(newest);
  expect(changed(newest, { kind: "restore", older: soupKitchen })).toEqual(newest);
  expect(changed(soupKitchen, { kind: "restore", older: newest })).toEqual(soupKitchen);
});

test("what is gone cannot be changed", () => {
  const changes: readonly AskedChange[] = [
    { kind: "remove-dish", id: "none" },
    { kind: "remove-dish-type", id: "none" },
    { kind: "move-dish", id: soup.id ?? "", dishType: "none", before: null },
    { kind: "move-dish", id: soup.id ?? "", ...inSoups, before: "none" },
    { kind: "save-dish", dish: { ...soup, id: "none" }, seen, ...inSoups },
    { kind: "save-dish-type", dishType: { id: "none", name: soups.name }, seen: "x" },
    { kind: "set-sold-out", id: "none", isSoldOut: true },
    { kind: "set-hidden", id: soup.selections[0]?.id ?? "", isHidden: true },
    { kind: "remove-limit", id: "none" },
    { kind: "move-place", id: "none", before: null },
  ];
  for (const change of changes)
    expect(changeCatalogue(soupKitchen, change)).toEqual({ kind: "gone" });
  expect(
    changeCatalogue(soupKitchen, {
      kind: "save-dish-type",
      dishType: { id: soups.id, name: { he: "מרקים חמים", en: "" } },
      seen: versionOfDishType(soups),
    }),
  ).toMatchObject({ kind: "changed" });
});

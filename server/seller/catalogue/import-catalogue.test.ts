import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { kitchenWithRecipes } from "#domain/testing/soup-recipes.ts";
import { closedWeek } from "#domain/testing/week-rules.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { catalogueFileOf } from "./catalogue-file.ts";
import { importCatalogue } from "./import-catalogue.ts";

const { shop } = soupKitchen;
const exported = catalogueFileOf({ version: 1, catalogue: soupKitchen });
const withPayee = { ...soupKitchen, shop: { ...shop, payment: { ...shop.payment, link: null } } };
const edited = catalogueFileOf({ version: 1, catalogue: withPayee });

let store: Store;

const importFile = (content: string) =>
  importCatalogue(store, { content, savedAt: 2, sellerAddress: undefined });

beforeEach(async () => {
  store = await openSqliteStore(join(await temporaryFolder(), "shop.sqlite"));
  onTestFinished(() => store.close());
});

test("before the first catalogue nothing can be imported", async () => {
  expect(await importFile(exported)).toEqual({ kind: "no-catalogue" });
  expect(await store.currentCatalogue()).toBeUndefined();
});

test("an edited file is saved as the next version", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await importFile(edited)).toEqual({
    kind: "saved",
    version: 2,
    changes: ["settings of the shop: 1 changed, 0 added, 0 removed"],
  });
  expect(await store.currentCatalogue()).toEqual({ version: 2, catalogue: withPayee });
});

test("a file has the other names of ingredients, and those that were joined; one without them is read as before", async () => {
  await store.saveCatalogue({ catalogue: kitchenWithRecipes, after: 0, savedAt: 1 });
  const ingredients = (kitchenWithRecipes.ingredients ?? []).map((each) =>
    each.id === "egg"
      ? { ...each, words: { he: ["ביצה"], en: ["egg"] }, joined: [{ id: "old-egg" }] }
      : each,
  );
  const named = { ...kitchenWithRecipes, ingredients };
  expect(await importFile(catalogueFileOf({ version: 1, catalogue: named }))).toMatchObject({
    changes: ["ingredients: 1 changed, 0 added, 0 removed"],
  });
  expect(await store.currentCatalogue()).toEqual({ version: 2, catalogue: named });
  const twice = ingredients.map((each) =>
    each.id === "oil" ? { ...each, words: { en: ["EGG"] } } : each,
  );
  expect(
    await importFile(catalogueFileOf({ version: 2, catalogue: { ...named, ingredients: twice } })),
  ).toMatchObject({
    kind: "invalid-file",
    problem: expect.stringContaining("ingredients.1.words.en"),
  });
  const bare = catalogueFileOf({ version: 2, catalogue: kitchenWithRecipes });
  expect(await importFile(bare)).toMatchObject({ kind: "saved", version: 3 });
});

test("a file that changes whom customers pay and where they write is mailed to the seller's addresses, and is named on Today", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const contactAddress = "thief@example.com";
  const content = catalogueFileOf({
    version: 1,
    catalogue: { ...withPayee, shop: { ...withPayee.shop, contactAddress } },
  });
  const sellerAddress = "ruth@example.com";
  await importCatalogue(store, { content, savedAt: 2, sellerAddress });
  const notices = await store.claimNotices({ now: 2, until: 3, limit: 9 });
  expect(notices.map(({ recipient }) => recipient).toSorted()).toEqual(
    [shop.contactAddress, sellerAddress, contactAddress].toSorted(),
  );
  expect(await store.changesOfSettings({ since: 2, limit: 9 })).toMatchObject([
    { deviceId: null, content: { saved: { settings: ["contactAddress", "payment"] } } },
  ]);
});

test("a file that changes no setting is mailed to nobody", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const catalogue = { ...soupKitchen, deliveryPlaces: [] };
  await importFile(catalogueFileOf({ version: 1, catalogue }));
  expect(await store.claimNotices({ now: 2, until: 3, limit: 9 })).toEqual([]);
  expect(await store.changesOfSettings({ since: 2, limit: 9 })).toEqual([]);
});

test("a file without ids is about the things with the same names, and has the command as its author", async () => {
  const [first, ...types] = soupKitchen.menu;
  if (first === undefined) throw new Error("the soup kitchen has soups");
  const catalogue = { ...soupKitchen, menu: [{ ...first, id: "soups" }, ...types] };
  await store.saveCatalogue({ catalogue, after: 0, savedAt: 1 });
  const content = JSON.stringify({ version: 1, ...withPayee }, (key, value: unknown) =>
    key === "id" ? undefined : value,
  );
  expect(await importFile(content)).toMatchObject({ kind: "saved", version: 2 });
  expect((await store.currentCatalogue())?.catalogue.menu).toEqual(catalogue.menu);
  expect(await store.catalogueVersions({ limit: 1 })).toEqual([
    { version: 2, savedAt: 2, deviceId: null },
  ]);
});

test("a file that equals the current catalogue saves nothing, whichever version it was exported from", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await importFile(exported)).toEqual({ kind: "unchanged", version: 1 });
  await importFile(edited);
  expect(await importFile(edited)).toEqual({ kind: "unchanged", version: 2 });
});

test("a file that was exported before another change is rejected", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const catalogue = { ...soupKitchen, deliveryPlaces: [] };
  await store.saveCatalogue({ catalogue, after: 1, savedAt: 1 });
  expect(await importFile(edited)).toEqual({ kind: "catalogue-changed", version: 1 });
  expect(await store.currentCatalogue()).toEqual({ version: 2, catalogue });
});

test("an invalid catalogue is rejected with every place that is wrong", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const name = { he: "", en: "" };
  const catalogue = { ...soupKitchen, shop: { ...shop, name, contactAddress: "nobody" } };
  const content = JSON.stringify({ version: 1, ...catalogue });
  expect(await importFile(content)).toEqual({
    kind: "invalid-file",
    problem: expect.stringMatching(
      /^the catalogue is not valid\nshop\.name: a text is missing\nshop\.contactAddress: .*$/u,
    ),
  });
  expect((await store.currentCatalogue())?.version).toBe(1);
});

test.each([
  ["text that is not JSON", "menu", /^the file is not valid JSON: /u],
  ["JSON that is not an object", "7", /^the file is not a catalogue$/u],
  ["null", "null", /^the file is not a catalogue$/u],
  ["no version", JSON.stringify(soupKitchen), /^version: must be the version that was exported$/u],
  ["version 0", exported.replace('"version": 1,', '"version": 0,'), /^version: /u],
  ["a fractional version", exported.replace('"version": 1,', '"version": 1.5,'), /^version: /u],
])("a file with %s is rejected", async (_, content, problem) => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await importFile(content)).toEqual({
    kind: "invalid-file",
    problem: expect.stringMatching(problem),
  });
});

test("a byte order mark at the beginning of a file is ignored", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await importFile(`\uFEFF${edited}`)).toMatchObject({ kind: "saved" });
});

test("a week that is closed for a day without a deadline is rejected, unless it is over", async () => {
  const now = Date.UTC(2026, 10, 22);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: now });
  const fileWith = (...weeks: readonly string[]) => {
    const exceptions = weeks.map((week) => closedWeek(week));
    const catalogue = { ...soupKitchen, shop: { ...shop, exceptions } };
    return catalogueFileOf({ version: 1, catalogue });
  };
  const thursday = fileWith("2026-11-25", "2026-12-03");
  const importNow = (content: string) =>
    importCatalogue(store, { content, savedAt: now, sellerAddress: undefined });
  expect(await importNow(thursday)).toMatchObject({
    kind: "invalid-file",
    problem: expect.stringMatching(/^shop\.exceptions: 2026-12-03: no week has its deadline/u),
  });
  // The second one is of a time when the deadline was on Thursdays.
  const over = fileWith("2026-11-25", "2026-11-19");
  expect(await importNow(over)).toMatchObject({ kind: "saved", version: 2 });
});

test("a file whose weeks are handed over before orders close, or at a time that is over, is not saved", async () => {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const now = Date.UTC(2026, 0, 8, 12);
  const times = { from: { hour: 9, minute: 0 }, to: { hour: 12, minute: 0 } };
  const importWeek = (week: string, date: string, more: object = {}) => {
    const exception = {
      ...closedWeek(week),
      isClosed: false,
      handOver: { date, ...times },
      ...more,
    };
    const catalogue = { ...soupKitchen, shop: { ...shop, exceptions: [exception] } };
    const content = catalogueFileOf({ version: 1, catalogue });
    return importCatalogue(store, { content, savedAt: now, sellerAddress: undefined });
  };
  const late = { deadline: { date: "2026-01-16", hour: 14, minute: 0 } };
  for (const [date, more] of [
    ["2026-01-14", {}],
    ["2026-01-15", late],
  ] as const)
    expect(await importWeek("2026-01-14", date, more)).toEqual({
      kind: "invalid-file",
      problem: expect.stringContaining("2026-01-14: handOver begins before orders") as string,
    });
  expect(await importWeek("2026-01-07", "2026-01-08")).toEqual({
    kind: "invalid-file",
    problem: expect.stringContaining("2026-01-07: handOver is over already") as string,
  });
  expect((await store.currentCatalogue())?.version).toBe(1);
  expect((await importWeek("2026-01-14", "2026-01-15")).kind).toBe("saved");
});

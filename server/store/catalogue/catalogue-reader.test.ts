import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

test("a catalogue that is saved during a read is seen by the next read", async () => {
  const store = await openSqliteStore(`${await temporaryFolder()}/shop.sqlite`);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  for (let after = 1; after <= 20; after += 1) {
    const asked = [store.currentCatalogue()];
    const saved = store.saveCatalogue({ catalogue: soupKitchen, after, savedAt: 1 });
    asked.push(store.currentCatalogue(), store.currentCatalogue());
    await saved;
    expect((await store.currentCatalogue())?.version).toBe(after + 1);
    await Promise.all(asked);
    expect((await store.currentCatalogue())?.version).toBe(after + 1);
  }
  await store.close();
});

test("a version is read as it was saved, whether it is the newest or an older one", async () => {
  const store = await openSqliteStore(`${await temporaryFolder()}/shop.sqlite`);
  const renamed = {
    ...soupKitchen,
    shop: { ...soupKitchen.shop, contactAddress: "new@shop.example" },
  };
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.currentCatalogue();
  await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  for (let time = 0; time < 2; time += 1) {
    expect(await store.catalogueOfVersion(1)).toEqual(soupKitchen);
    expect(await store.catalogueOfVersion(2)).toEqual(renamed);
    expect((await store.currentCatalogue())?.version).toBe(2);
  }
  expect(await store.catalogueOfVersion(2)).toBe((await store.currentCatalogue())?.catalogue);
  await expect(store.catalogueOfVersion(3)).rejects.toThrow("catalogue 3 is missing");
  await store.close();
});

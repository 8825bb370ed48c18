import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";

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

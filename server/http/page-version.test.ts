import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import { graphqlCall, openShop } from "#server/testing/open-shop.ts";

/** The soup kitchen under another name in each version. */
function catalogueOf(version: number): VersionedCatalogue {
  const name = { he: `מרק ${String(version)}`, en: `Soup ${String(version)}` };
  return { version, catalogue: { ...soupKitchen, shop: { ...soupKitchen.shop, name } } };
}

test("a page that is rendered while the menu changes is not kept with the older menu", async () => {
  let stillRead: VersionedCatalogue[] = [];
  let current = catalogueOf(1);
  const { app } = await openShop({
    change: (store) => ({
      ...store,
      currentCatalogue: () => Promise.resolve(stillRead.shift() ?? current),
    }),
  });
  // The menu changes between two reads in the same turn, wherever in the turn of the query the page is asked for.
  for (let turns = 0; turns < 10; turns += 1) {
    stillRead = [current];
    current = catalogueOf(turns + 2);
    const query = app.inject(graphqlCall("{ shop { name } }"));
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    await Promise.all([query, app.inject("/")]);
    stillRead = [];
    await nextTurn();
    const page = await app.inject("/");
    expect(page.body).toContain(`<h1>מרק ${String(current.version)}</h1>`);
  }
});

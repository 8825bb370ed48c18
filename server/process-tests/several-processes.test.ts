import { expect, test } from "vitest";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { graphqlCall } from "#server/testing/open-shop.ts";
import {
  expectAllStored,
  fetchServed,
  placeOrders,
  postUntilPlaced,
} from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

/** Starts two processes of the shop. */
const startTwo = (env: Readonly<Record<string, string>>) =>
  Promise.all([startShopProcess(env), startShopProcess(env)]);

test.for(shopDatabases)(
  "an order sent twenty times at once to two processes on $name is stored once",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const shops = await startTwo(env);
    const key = crypto.randomUUID();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postUntilPlaced(shops[index % shops.length]?.address ?? "", key),
      ),
    );
    expect(new Set(numbers).size).toBe(1);
    await expectAllStored(store, [{ key, number: numbers[0] ?? "" }]);
  },
);

test.for(shopDatabases)(
  "a change of the menu shows at once in the pages and answers of every process on $name",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const shops = await startTwo(env);
    const { headers, payload } = graphqlCall("{ fullMenu { dishes { dishName } } shop { name } }");
    const texts = () =>
      Promise.all(
        shops.flatMap(({ address }) => [
          fetchServed(`${address}/`),
          fetchServed(`${address}/graphql`, { method: "POST", headers, body: payload }),
        ]),
      );
    const names = (from: readonly string[]) => from.map((text) => text.includes("מרק עוף של רות"));
    await texts();
    expect(names(await texts())).toEqual(Array.from({ length: 4 }, () => false));
    await store.saveCatalogue({ catalogue: withRuthsSoup(), after: 1, savedAt: Date.now() });
    expect(names(await texts())).toEqual(Array.from({ length: 4 }, () => true));
  },
);

test.for(shopDatabases)(
  "while the menu changes under load on $name, every order is priced with the menu that was current",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const shops = await startTwo(env);
    const customers = placeOrders(() => shops.map(({ address }) => address), 6);
    for (const after of [1, 2, 3]) {
      // More orders than can be under way since before the change.
      await customers.more(12);
      expect(await store.saveCatalogue({ catalogue: renamed, after, savedAt: Date.now() })).toEqual(
        {
          kind: "saved",
          version: after + 1,
        },
      );
    }
    await customers.more(12);
    const acknowledged = await customers.stop();
    await expectAllStored(store, acknowledged);
    const orders = await Promise.all(acknowledged.map(({ number }) => store.findOrder(number)));
    const versions = orders.map((order) => order?.catalogueVersion);
    expect(new Set(versions)).toEqual(new Set([1, 2, 3, 4]));
  },
);

function withRuthsSoup(): typeof renamed {
  const [first, ...types] = renamed.menu;
  const [soup, ...dishes] = first?.dishes ?? [];
  if (first === undefined || soup === undefined) throw new Error("the soup kitchen has no soup");
  const dishName = { he: "מרק עוף של רות", en: "Ruth's chicken soup" };
  return { ...renamed, menu: [{ ...first, dishes: [{ ...soup, dishName }, ...dishes] }, ...types] };
}

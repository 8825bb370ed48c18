import { expect, test } from "vitest";
import type { PressInput } from "#contract/generated/desk-schema-types.ts";
import type { Store } from "#server/store/store.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { markUntilAnswered, markVariables } from "#server/testing/mark-on-desk.ts";
import { deskCall, letIn, type TestDevice } from "#server/testing/open-desk.ts";
import { graphqlCall } from "#server/testing/open-shop.ts";
import {
  expectAllStored,
  fetchServed,
  placeOrders,
  postUntilPlaced,
} from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { findOrder } from "#server/testing/stored-orders.ts";

/** Starts two processes of the shop. */
const startTwo = (env: Readonly<Record<string, string>>) =>
  Promise.all([startShopProcess(env), startShopProcess(env)]);

test.for(shopDatabases)(
  "an order sent twenty times at once to three processes on $name is stored once, and so is a press about it",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const shops = [...(await startTwo(env)), await startShopProcess(env)];
    const key = crypto.randomUUID();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postUntilPlaced(shops[index % shops.length]?.address ?? "", key),
      ),
    );
    expect(new Set(numbers).size).toBe(1);
    await expectAllStored(store, [{ key, number: numbers[0] ?? "" }]);
    await expectPressesStoredOnce(
      store,
      shops.map(({ address }) => address),
      numbers[0] ?? "",
    );
  },
);

/** Two devices press at once, again and late, each time at another process. */
async function expectPressesStoredOnce(
  store: Store,
  addresses: readonly string[],
  number: string,
): Promise<void> {
  const phone = await letIn(store, "owner", Date.now());
  const tablet = await letIn(store, "helper", Date.now());
  const laptop = await letIn(store, "owner", Date.now());
  let calls = 0;
  const send = (device: TestDevice, press: PressInput) => {
    calls += 1;
    return markUntilAnswered(() => addresses[calls % addresses.length] ?? "", device, press);
  };
  const twentyTimes = (press: PressInput) =>
    Promise.all(Array.from({ length: 20 }, () => send(phone, press)));

  const packed = markVariables(number, { packed: true });
  const answers = await twentyTimes(packed);
  expect(answers.map((answer) => String(answer?.outcome)).toSorted()).toEqual([
    "recorded",
    ...Array.from({ length: 19 }, () => "repeated"),
  ]);
  const event = answers[0]?.event ?? 0;
  expect(new Set(answers.map((answer) => answer?.event))).toEqual(new Set([event]));

  const seen = { event, actionIds: [] };
  await send(tablet, markVariables(number, { packed: false }, { seen }));
  for (const answer of await twentyTimes(packed))
    expect(answer).toMatchObject({ outcome: "repeated", event, order: { isPacked: false } });
  expect(await store.eventsOfOrder(number)).toHaveLength(2);

  const payment = { money: { amount: 24_000, way: "app" } } as const;
  const payments = await Promise.all([
    send(phone, markVariables(number, payment, { seen })),
    send(laptop, markVariables(number, payment, { seen })),
  ]);
  expect(payments.map((answer) => String(answer?.outcome)).toSorted()).toEqual([
    "outdated",
    "recorded",
  ]);
  for (const answer of payments) expect(answer?.order).toMatchObject({ received: 24_000 });
  expect(await store.eventsOfOrder(number)).toHaveLength(3);
  expect((await store.findWorkingOrder(number))?.state.received).toBe(24_000);
}

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
    const phone = await letIn(store, "owner", Date.now());
    // The version before had another address for the shop's mail.
    await store.confirmDevice({ id: phone.id, at: Date.now() });
    const change = { kind: "restore", version: 1 };
    const asked = { actionId: "back", pressedAt: Date.now(), change };
    const call = deskCall(
      "mutation Change($change: ChangeCatalogueInput!) { changeCatalogue(change: $change) { outcome } }",
      { change: asked },
      phone.headers,
    );
    const [{ address }] = shops;
    const { host: _, ...headersOfCall } = { ...call.headers, origin: address };
    const request = { method: "POST", headers: headersOfCall, body: call.payload };
    expect(await fetchServed(`${address}${call.url}`, request)).toBe(
      '{"data":{"changeCatalogue":{"outcome":"saved"}}}',
    );
    expect(names(await texts())).toEqual(Array.from({ length: 4 }, () => false));
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
    const orders = await Promise.all(acknowledged.map(({ number }) => findOrder(store, number)));
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

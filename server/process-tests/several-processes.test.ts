import { expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { callRequest } from "#server/testing/call-desk.ts";
import { markUntilAnswered, pressOn, type SentPress } from "#server/testing/mark-on-desk.ts";
import { letIn, type TestDevice } from "#server/testing/open-desk.ts";
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

test.for(shopDatabases)(
  "three processes on $name store an order that is sent twenty times at once and a press about it once, price every order with the menu that was current while it changes under load, and show a change of it at once",
  { timeout: 480_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(env)));
    const addresses = shops.map(({ address }) => address);
    const key = crypto.randomUUID();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => postUntilPlaced(addresses[index % 3] ?? "", key)),
    );
    expect(new Set(numbers).size).toBe(1);
    const [number = ""] = numbers;
    await expectAllStored(store, [{ key, number }]);
    await expectPressesStoredOnce(store, addresses, number);
    await expectOrdersPricedWithCurrentMenu(store, addresses);
    await expectChangesShownAtOnce(store, addresses);
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
  const send = (device: TestDevice, press: SentPress) => {
    calls += 1;
    return markUntilAnswered(() => addresses[calls % addresses.length] ?? "", device, press);
  };
  const twentyTimes = (press: SentPress) =>
    Promise.all(Array.from({ length: 20 }, () => send(phone, press)));

  const packed = pressOn(number, { packed: true });
  const answers = await twentyTimes(packed);
  expect(answers.map((answer) => String(answer?.outcome)).toSorted()).toEqual([
    "recorded",
    ...Array.from({ length: 19 }, () => "repeated"),
  ]);
  const event = answers[0]?.event ?? 0;
  expect(new Set(answers.map((answer) => answer?.event))).toEqual(new Set([event]));

  const seen = { event, actionIds: [] };
  await send(tablet, pressOn(number, { packed: false }, { seen }));
  for (const answer of await twentyTimes(packed))
    expect(answer).toMatchObject({ outcome: "repeated", event, order: { isPacked: false } });
  expect(await store.eventsOfOrder(number)).toHaveLength(2);

  const payment = { money: { amount: 24_000, way: "app" } } as const;
  const payments = await Promise.all([
    send(phone, pressOn(number, payment, { seen })),
    send(laptop, pressOn(number, payment, { seen })),
  ]);
  expect(payments.map((answer) => String(answer?.outcome)).toSorted()).toEqual([
    "outdated",
    "recorded",
  ]);
  for (const answer of payments) expect(answer?.order).toMatchObject({ received: 24_000 });
  expect(await store.eventsOfOrder(number)).toHaveLength(3);
  expect((await store.findWorkingOrder(number))?.state.received).toBe(24_000);
}

async function expectOrdersPricedWithCurrentMenu(
  store: Store,
  addresses: readonly string[],
): Promise<void> {
  const customers = placeOrders(() => addresses, 6);
  for (const after of [1, 2, 3]) {
    // More orders than can be under way since before the change.
    await customers.more(12);
    expect(await store.saveCatalogue({ catalogue: renamed, after, savedAt: Date.now() })).toEqual({
      kind: "saved",
      version: after + 1,
    });
  }
  await customers.more(12);
  const acknowledged = await customers.stop();
  await expectAllStored(store, acknowledged);
  const orders = await Promise.all(acknowledged.map(({ number }) => findOrder(store, number)));
  const versions = orders.map((order) => order?.catalogueVersion);
  expect(new Set(versions)).toEqual(new Set([1, 2, 3, 4]));
}

/** A change in the database, and one by a call of the desk that takes it back. The newest version is 4. */
async function expectChangesShownAtOnce(store: Store, addresses: readonly string[]): Promise<void> {
  const { headers, payload } = graphqlCall("{ fullMenu { dishes { dishName } } shop { name } }");
  const texts = () =>
    Promise.all(
      addresses.flatMap((address) => [
        fetchServed(`${address}/`),
        fetchServed(`${address}/graphql`, { method: "POST", headers, body: payload }),
      ]),
    );
  const names = (from: readonly string[]) => from.map((text) => text.includes("מרק עוף של רות"));
  const everywhere = (isThere: boolean) => Array.from({ length: 6 }, () => isThere);
  await texts();
  expect(names(await texts())).toEqual(everywhere(false));
  await store.saveCatalogue({ catalogue: withRuthsSoup(), after: 4, savedAt: Date.now() });
  expect(names(await texts())).toEqual(everywhere(true));
  const phone = await letIn(store, "owner", Date.now());
  // The first version had another address for the shop's mail.
  await store.confirmDevice({ id: phone.id, at: Date.now() });
  const change = { kind: "restore", version: 1 };
  const asked = { actionId: "back", pressedAt: Date.now(), change };
  const call = callRequest({ changeCatalogue: asked }, phone.headers);
  const [address = ""] = addresses;
  const { host: _, ...headersOfCall } = { ...call.headers, origin: address };
  const request = { method: "POST", headers: headersOfCall, body: call.payload };
  expect(await fetchServed(`${address}${call.url}`, request)).toContain(
    '{"changeCatalogue":{"answer":{"outcome":"saved"',
  );
  expect(names(await texts())).toEqual(everywhere(false));
}

function withRuthsSoup(): typeof renamed {
  const [first, ...types] = renamed.menu;
  const [soup, ...dishes] = first?.dishes ?? [];
  if (first === undefined || soup === undefined) throw new Error("the soup kitchen has no soup");
  const dishName = { he: "מרק עוף של רות", en: "Ruth's chicken soup" };
  return {
    ...renamed,
    menu: [{ ...first, dishes: [{ ...soup, name: dishName }, ...dishes] }, ...types],
  };
}

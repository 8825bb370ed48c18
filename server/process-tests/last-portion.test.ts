import { expect, test } from "vitest";
import { limitedKitchen } from "#domain/testing/limited-kitchen.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { orderCall } from "#server/testing/open-shop.ts";
import { fetchServed } from "#server/testing/place-orders.ts";
import { cancelOrderCall, codeIn, type OrderAnswer } from "#server/testing/placed-order-calls.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { storeLinkedOrders } from "#server/testing/store-linked-orders.ts";

interface Answer {
  readonly data?: { readonly createOrder: unknown } | null;
  readonly errors?: readonly { readonly extensions: { readonly refusals: readonly object[] } }[];
}

test.for(shopDatabases)(
  "the last portions on $name are sold once, when twelve customers restore their orders at once and then twenty order, at three processes",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const links = await storeLinkedOrders(store, 12);
    // Ruth's order takes four portions.
    await store.saveCatalogue({ catalogue: limitedKitchen(6), after: 1, savedAt: Date.now() });
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(env)));
    const { date } = orderWeekAt(Date.now(), limitedKitchen(6).shop);
    const send = async (
      customer: number,
      { headers, payload }: ReturnType<typeof orderCall>,
    ): Promise<unknown> => {
      const url = `${shops[customer % shops.length]?.address ?? ""}/graphql`;
      return JSON.parse(await fetchServed(url, { method: "POST", headers, body: payload }));
    };
    const cancelAll = (isCancelled: boolean) =>
      Promise.all(
        links.map((link, index) => send(index, cancelOrderCall(link, isCancelled))),
      ) as Promise<OrderAnswer[]>;

    await cancelAll(true);
    expect(await store.portionsTaken(date)).toEqual(new Map());
    const restored = await cancelAll(false);
    expect(restored.filter((answer) => codeIn(answer) === "ORDER_REFUSED")).toHaveLength(11);
    expect(restored.filter((answer) => answer.data?.order?.isCancelled === false)).toHaveLength(1);
    expect(await store.portionsTaken(date)).toEqual(new Map([["pot", 4]]));
    await cancelAll(true);

    const answers = (await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index, orderCall(undefined, crypto.randomUUID())),
      ),
    )) as Answer[];
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions.refusals ?? []);
    // Two portions are left: two half litres, and no litre.
    expect(refused).toHaveLength(19);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: "SOLD_OUT", dishName: "מרק עוף", name: "ליטר" });
    expect(await store.portionsTaken(date)).toEqual(new Map([["pot", 4]]));
  },
);

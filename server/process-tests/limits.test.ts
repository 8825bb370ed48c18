import { expect, test } from "vitest";
import { orderLimits } from "#domain/catalogue/order-limits.ts";
import { limitedKitchen, takingOrders } from "#domain/testing/limited-kitchen.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { orderCall } from "#server/testing/open-shop.ts";
import { fetchServed } from "#server/testing/place-orders.ts";
import {
  cancelOrderCall,
  changeOrderCall,
  codeIn,
  type OrderAnswer,
} from "#server/testing/placed-order-calls.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { storeLinkedOrders } from "#server/testing/store-linked-orders.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");
const stranger = "stranger@example.com";
const ofSomebodyElse = {
  ...order,
  customerData: { ...order.customerData, email: "noa@example.com", phoneNumber: "0541112233" },
};

interface Answer {
  readonly data?: { readonly createOrder: unknown } | null;
  readonly errors?: readonly { readonly extensions: { readonly refusals: readonly object[] } }[];
}

test.for(shopDatabases)(
  "at three processes on $name, of twelve orders that are given a stranger's address at once five are, and the last portions are sold once, when twelve customers restore their orders at once and then twenty order; and the last delivery, when twelve want it",
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const all = await storeLinkedOrders(store, 24);
    const [links, strangers] = [all.slice(0, 12), all.slice(12)];
    // Ruth's order takes four portions.
    await store.saveCatalogue({ catalogue: limitedKitchen(6), after: 1, savedAt: Date.now() });
    const settings = { ...env, ORDERS_PER_HOUR: "5" };
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(settings)));
    const { date } = orderWeekAt(Date.now(), limitedKitchen(6).shop);
    const send = async (
      customer: number,
      { headers, payload }: ReturnType<typeof orderCall>,
    ): Promise<unknown> => {
      const url = `${shops[customer % shops.length]?.address ?? ""}/graphql`;
      return JSON.parse(await fetchServed(url, { method: "POST", headers, body: payload }));
    };
    const to = { ...order, customerData: { ...order.customerData, email: stranger } };
    const answers = (await Promise.all(
      strangers.map((link, index) => send(index, changeOrderCall(link, 0, to))),
    )) as OrderAnswer[];
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(5);
    expect(answers.filter((answer) => codeIn(answer) === "TOO_MANY_CHANGES")).toHaveLength(7);
    const mails = await Promise.all(strangers.map(({ number }) => store.mailsOfOrder(number)));
    const toStranger = mails.flat().filter(({ recipient }) => recipient === stranger);
    expect(toStranger.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "change"));

    const cancelAll = (isCancelled: boolean) =>
      Promise.all(
        links.map((link, index) => send(index, cancelOrderCall(link, isCancelled))),
      ) as Promise<OrderAnswer[]>;

    await Promise.all(strangers.map((link, index) => send(index, cancelOrderCall(link, true))));
    await cancelAll(true);
    expect(await store.portionsTaken(date)).toEqual(new Map());
    const restored = await cancelAll(false);
    expect(restored.filter((answer) => codeIn(answer) === "ORDER_REFUSED")).toHaveLength(11);
    expect(restored.filter((answer) => answer.data?.order?.isCancelled === false)).toHaveLength(1);
    expect(await store.portionsTaken(date)).toEqual(new Map([["pot", 4]]));
    await cancelAll(true);

    const placed = (await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index, orderCall(ofSomebodyElse, crypto.randomUUID())),
      ),
    )) as Answer[];
    expect(placed.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const refused = placed.flatMap(({ errors }) => errors?.[0]?.extensions.refusals ?? []);
    // Two portions are left: two half litres, and no litre.
    expect(refused).toHaveLength(19);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: "SOLD_OUT", dishName: "מרק עוף", name: "ליטר" });
    expect(await store.portionsTaken(date)).toEqual(new Map([["pot", 4]]));

    // One delivery is left.
    const { all: orders, delivery } = orderLimits;
    const catalogue = takingOrders(limitedKitchen(1_000), { all: 50, delivery: 2 });
    await store.saveCatalogue({ catalogue, after: 2, savedAt: Date.now() });
    const hurried = (await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(index, orderCall(ofSomebodyElse, crypto.randomUUID())),
      ),
    )) as Answer[];
    expect(hurried.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const full = hurried.flatMap(({ errors }) => errors?.[0]?.extensions.refusals ?? []);
    expect(full).toEqual(
      Array.from({ length: 11 }, () => ({
        code: "DELIVERY_FULL",
        path: ["customerData", "orderType"],
      })),
    );
    expect(await store.portionsTaken(date)).toEqual(
      new Map([
        ["pot", 8],
        [orders, 2],
        [delivery, 2],
      ]),
    );
  },
);

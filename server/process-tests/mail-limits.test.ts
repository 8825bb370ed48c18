import { expect, test } from "vitest";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { fetchServed } from "#server/testing/place-orders.ts";
import { changeOrderCall, codeIn, type OrderAnswer } from "#server/testing/placed-order-calls.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { storeLinkedOrders } from "#server/testing/store-linked-orders.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");
const stranger = "stranger@example.com";

test.for(shopDatabases)(
  "of twelve orders on $name that are given a stranger's address at once at three processes, five are",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const links = await storeLinkedOrders(store, 12);
    const settings = { ...env, ORDERS_PER_HOUR: "5" };
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(settings)));
    const to = { ...order, customerData: { ...order.customerData, email: stranger } };
    const answers = await Promise.all(
      links.map(async (link, index) => {
        const { headers, payload } = changeOrderCall(link, 0, to);
        const url = `${shops[index % shops.length]?.address ?? ""}/graphql`;
        const text = await fetchServed(url, { method: "POST", headers, body: payload });
        return JSON.parse(text) as OrderAnswer;
      }),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(5);
    expect(answers.filter((answer) => codeIn(answer) === "TOO_MANY_CHANGES")).toHaveLength(7);
    const mails = await Promise.all(links.map(({ number }) => store.mailsOfOrder(number)));
    const toStranger = mails.flat().filter(({ recipient }) => recipient === stranger);
    expect(toStranger.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "change"));
  },
);

import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { PlacedOrder } from "#contract/generated/schema-types.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { Store } from "#server/store/store.ts";
import { changeAsSeller } from "#server/testing/change-as-seller.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import {
  cancelOrderCall,
  changeOrderCall,
  codeIn,
  type OrderAnswer,
  type OrderLink,
  readOrderCall,
} from "#server/testing/placed-order-calls.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { storeLinkedOrders } from "#server/testing/store-linked-orders.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");
/** An order of `storeLinkedOrders`, delivered to an address that tells one change from another. */
const deliveredTo = ({ number }: OrderLink, address: string) => ({
  ...order,
  customerData: { ...order.customerData, email: `${number}@example.com`, address },
});

type Call = ReturnType<typeof readOrderCall>;

/** Sends a call; undefined if the answer did not come, or says that the outcome is not known. */
async function send(
  address: string,
  { headers, payload }: Call,
  signal: AbortSignal | null = null,
): Promise<OrderAnswer | undefined> {
  try {
    const url = `${address}/graphql`;
    const response = await fetch(url, { method: "POST", headers, body: payload, signal });
    if (response.status >= 500) return undefined;
    const answer = (await response.json()) as OrderAnswer;
    return /^(?:UNAVAILABLE|OUTCOME_UNKNOWN)$/u.test(codeIn(answer) ?? "") ? undefined : answer;
  } catch {
    return undefined;
  }
}

/** Sends a call with one key again and again, each time to another process, until it is answered. The first answer may be lost. */
async function sendUntilAnswered(addresses: readonly string[], call: Call): Promise<OrderAnswer> {
  const first = Math.floor(Math.random() * addresses.length);
  for (let tries = 0; ; tries += 1) {
    const address = addresses[(first + tries) % addresses.length] ?? "";
    const isLost = tries === 0 && Math.random() < 0.5;
    const signal = isLost ? AbortSignal.timeout(Math.floor(Math.random() * 20)) : null;
    const answer = await send(address, call, signal);
    if (answer !== undefined) return answer;
    await wait(10);
  }
}

/** A tab that changes an order so many times, each time as the order is then. Gives the addresses of the changes that counted. */
async function changeInTab(
  addresses: readonly string[],
  link: OrderLink,
  tab: string,
  times: number,
): Promise<readonly string[]> {
  const done: string[] = [];
  let { revision } = await read(addresses, link);
  for (let time = 0; time < times; time += 1) {
    // So that some of them meet the end of a process.
    await wait(Math.random() * 300);
    const address = `${tab} ${String(time)}`;
    const call = changeOrderCall(link, revision, deliveredTo(link, address));
    const answer = await sendUntilAnswered(addresses, call);
    const code = codeIn(answer);
    if (code === undefined) done.push(address);
    else expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "ORDER_CHANGED" });
    revision =
      answer.data?.changed?.order.revision ?? answer.errors?.[0]?.extensions.revision ?? revision;
  }
  return done;
}

async function read(addresses: readonly string[], link: OrderLink): Promise<PlacedOrder> {
  const { data } = await sendUntilAnswered(addresses, readOrderCall(link));
  return data?.order ?? expect.unreachable("the order is not there");
}

test.for(shopDatabases)(
  "orders that tabs of customers and devices of the seller change and take at once, over three processes on $name that are killed meanwhile, have one revision for each change that counted; then a press that comes at once, again and late counts once, and so does one of two changes by the customer and the seller",
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const { date: week } = orderWeekAt(Date.now(), soupKitchen.shop);
    const links = await storeLinkedOrders(store, 16);
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(env)));
    const addresses = shops.map(({ address }) => address);
    const working = Promise.all([
      changeInTabs(store, links.slice(0, 6), addresses),
      changeAsSeller(store, week, addresses),
    ]);
    for (const shop of shops) {
      await wait(Math.random() * 200);
      await shop.kill();
      await shop.startAgain();
    }
    const [, numbersOfSeller] = await working;
    const { orders } = await store.workingOrders(week);
    expect(orders.map(({ stored }) => stored.number).toSorted()).toEqual(
      [...links.map(({ number }) => number), ...numbersOfSeller].toSorted(),
    );
    const [pressed, ...changed] = links.slice(6);
    await expectPressesCountOnce(store, pressed ?? expect.unreachable(), addresses);
    await expectOneOfTwoChangesCounts(store, changed, addresses);
  },
);

/** Two tabs change each order. */
async function changeInTabs(
  store: Store,
  links: readonly OrderLink[],
  addresses: readonly string[],
): Promise<void> {
  const changed = await Promise.all(
    links.map(async (link) => {
      const tabs = ["tab A", "tab B"].map((tab) => changeInTab(addresses, link, tab, 8));
      return { link, done: (await Promise.all(tabs)).flat() };
    }),
  );
  for (const { link, done } of changed) {
    const revisions = await store.revisionsOfOrder(link.number);
    const stored = revisions.slice(1).map((each) => each.order.customerData.address);
    expect(stored.toSorted()).toEqual(done.toSorted());
    expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, index) => index));
    expect(done.length).toBeGreaterThan(0);
    const shown = await read(addresses, link);
    expect([shown.revision, shown.customerData.address]).toEqual([stored.length, stored.at(-1)]);
    expect(await told(store, link)).toEqual(
      stored.flatMap(() => ["change", "seller-change"]).toSorted(),
    );
  }
}

async function expectPressesCountOnce(
  store: Store,
  link: OrderLink,
  addresses: readonly string[],
): Promise<void> {
  const twentyTimes = (call: Call) =>
    Promise.all(Array.from({ length: 20 }, () => sendUntilAnswered(addresses, call)));
  const kinds = async () =>
    (await store.eventsOfOrder(link.number)).map(({ content }) => content.kind);

  const change = changeOrderCall(link, 0, deliveredTo(link, "רחוב הגפן 3"));
  for (const answer of await twentyTimes(change))
    expect(answer.data?.changed?.order.revision).toBe(1);
  expect(await kinds()).toEqual(["changed"]);

  const cancel = cancelOrderCall(link, true);
  for (const answer of await twentyTimes(cancel))
    expect(answer.data?.order?.isCancelled).toBe(true);
  const restore = cancelOrderCall(link, false);
  for (const answer of await twentyTimes(restore))
    expect(answer.data?.order?.isCancelled).toBe(false);
  for (const answer of await twentyTimes(cancel))
    expect(answer.data?.order?.isCancelled).toBe(false);
  expect(await kinds()).toEqual(["changed", "cancelled", "undone"]);
  expect(await told(store, link)).toEqual(["change", "seller-change"]);
}

/** The customer and the seller change each order at once. */
async function expectOneOfTwoChangesCounts(
  store: Store,
  links: readonly OrderLink[],
  addresses: readonly string[],
): Promise<void> {
  for (const link of links) {
    const { number } = link;
    const [customer, seller] = await Promise.all([
      sendUntilAnswered(addresses, changeOrderCall(link, 0, deliveredTo(link, "רחוב הגפן 3"))),
      store.changeOrder(newRevision({ orderNumber: number, actionId: `seller ${number}` })),
    ]);
    const isCustomers = codeIn(customer) === undefined;
    expect([codeIn(customer), seller.kind]).toEqual(
      isCustomers ? [undefined, "outdated"] : ["ORDER_CHANGED", "stored"],
    );
    expect(await store.revisionsOfOrder(number)).toHaveLength(2);
  }
}

/** The kinds of the mails about what the customer did, without the withdrawn ones. */
async function told(store: Store, { number }: OrderLink): Promise<readonly string[]> {
  return (await store.mailsOfOrder(number))
    .filter(({ kind, status }) => kind.endsWith("change") && status !== "withdrawn")
    .map(({ kind }) => kind)
    .toSorted();
}

import { expect, test } from "vitest";
import type { CustomerOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { openShop, orderCall, weekOfMonday } from "#server/testing/open-shop.ts";
import { mondayOfRuth } from "#server/testing/open-with-order.ts";
import {
  askOrder,
  cancelOrderCall,
  changeOrderCall,
  codeIn,
  type OrderAnswer,
  placeAndLink,
} from "#server/testing/placed-order-calls.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";

const minute = 60_000;
const ruths = ruthsOrder(hebrewMenu, "ירושלים");
const stranger = "stranger@example.com";

/** Ruth's order of another customer; `address` tells one change from another. */
function orderOf(customer: number, email?: string, address = "רחוב הזית 7"): CustomerOrder {
  const customerData = {
    ...ruths.customerData,
    email: email ?? `customer-${String(customer)}@example.com`,
    phoneNumber: `05${String(customer).padStart(8, "0")}`,
    address,
  };
  return { ...ruths, customerData };
}

async function openLimited(ordersPerHour = 5) {
  const clock = { now: mondayOfRuth };
  const shop = await openShop({ clock: () => clock.now, config: { ordersPerHour } });
  const { app, store } = shop;
  /** How many mails there are to an address about all orders of the week, by kind. */
  const mailsTo = async (address: string) => {
    const { orders } = await ordersOfWeek(store, weekOfMonday);
    const mails = await Promise.all(orders.map(({ number }) => store.mailsOfOrder(number)));
    return mails.flat().flatMap(({ kind, recipient }) => (recipient === address ? kind : []));
  };
  const ask = (call: Parameters<typeof askOrder>[1]) => askOrder(app, call);
  return { ...shop, clock, mailsTo, ask };
}

const retryAfterOf = ({ errors }: OrderAnswer) => errors?.[0]?.extensions.retryAfter;

test("a stranger's address gets no more mails by changed orders than by new ones, and neither does that of the orders", async () => {
  const { app, ask, mailsTo, clock } = await openLimited();
  const links = [];
  for (let customer = 1; customer <= 10; customer += 1)
    links.push(await placeAndLink(app, orderOf(customer)));
  let refused = 0;
  const back = Array.from(links, () => 0);
  for (let times = 0; times < 20; times += 1)
    for (const [index, link] of links.entries()) {
      clock.now += 100;
      const to = orderOf(index + 1, times % 2 === 0 ? stranger : undefined);
      const answer = await ask(changeOrderCall(link, back[index] ?? 0, to));
      if (codeIn(answer) === undefined) back[index] = (back[index] ?? 0) + 1;
      else refused += 1;
    }
  expect(await mailsTo(stranger)).toHaveLength(5);
  for (let customer = 1; customer <= 10; customer += 1)
    expect((await mailsTo(`customer-${String(customer)}@example.com`)).length).toBeLessThan(6);
  expect(refused).toBeGreaterThan(150);
  // And no new order of the stranger either, until the first of them is an hour old.
  const order = await app.inject(orderCall(orderOf(99, stranger), "key"));
  expect(order.json().errors[0].extensions.code).toBe("TOO_MANY_ORDERS");
  clock.now += 60 * minute;
  expect((await app.inject(orderCall(orderOf(99, stranger), "key"))).json().errors).toBeUndefined();
});

test("orders that were placed with an address leave it no room for changed ones", async () => {
  const { app, ask, clock } = await openLimited(2);
  for (const customer of [1, 2]) await placeAndLink(app, orderOf(customer, stranger));
  const link = await placeAndLink(app, orderOf(3));
  clock.now += minute;
  const refused = await ask(changeOrderCall(link, 0, orderOf(3, stranger.toUpperCase())));
  expect([codeIn(refused), retryAfterOf(refused)]).toEqual(["TOO_MANY_CHANGES", 59 * 60]);
  // What keeps its address can be changed.
  expect(codeIn(await ask(changeOrderCall(link, 0, orderOf(3, undefined, "רחוב הגפן 3"))))).toBe(
    undefined,
  );
});

test("one order is given another address at most three times an hour, whose ever it is", async () => {
  const { app, ask, clock } = await openLimited(0);
  const link = await placeAndLink(app, orderOf(1));
  for (let revision = 0; revision < 3; revision += 1) {
    const to = orderOf(1, `other-${String(revision)}@example.com`);
    expect(codeIn(await ask(changeOrderCall(link, revision, to)))).toBeUndefined();
    clock.now += minute;
  }
  const refused = await ask(changeOrderCall(link, 3, orderOf(1, stranger)));
  expect([codeIn(refused), retryAfterOf(refused)]).toEqual(["TOO_MANY_CHANGES", 57 * 60]);
  clock.now += 57 * minute;
  expect(codeIn(await ask(changeOrderCall(link, 3, orderOf(1, stranger))))).toBeUndefined();
});

test("one computer gives orders other addresses no more often than it may place orders", async () => {
  const { app } = await openLimited(2);
  // From 127.0.0.1.
  const link = await placeAndLink(app, orderOf(1));
  for (let customer = 2; customer <= 40; customer += 1) {
    const answer = await askOrder(app, orderCall(orderOf(customer)), "192.0.2.1");
    expect(codeIn(answer)).toBeUndefined();
  }
  const changeFrom = (remoteAddress: string, revision: number, email: string) =>
    askOrder(app, changeOrderCall(link, revision, orderOf(1, email)), remoteAddress);
  // A change that is not stored gives its place back.
  expect(codeIn(await changeFrom("192.0.2.1", 7, stranger))).toBe("ORDER_CHANGED");
  expect(codeIn(await changeFrom("192.0.2.1", 0, stranger))).toBeUndefined();
  const refused = await changeFrom("192.0.2.1", 1, "other@example.com");
  expect([codeIn(refused), retryAfterOf(refused)]).toEqual(["TOO_MANY_CHANGES", 3_600]);
  expect(codeIn(await changeFrom("192.0.2.2", 1, "other@example.com"))).toBeUndefined();
});

test("the former address is told that another one replaced it, and not which", async () => {
  const { app, ask, mailsTo } = await openLimited();
  const link = await placeAndLink(app, orderOf(1));
  await ask(changeOrderCall(link, 0, orderOf(1, stranger)));
  expect(await mailsTo(stranger)).toEqual(["change"]);
  expect(await mailsTo("customer-1@example.com")).toEqual(["customer", "readdressed"]);
  await ask(changeOrderCall(link, 1, orderOf(1, stranger, "רחוב הגפן 3")));
  expect(await mailsTo(stranger)).toEqual(["change", "change"]);
  expect(await mailsTo("customer-1@example.com")).toEqual(["customer", "readdressed"]);
});

test("all orders of one address together are changed and canceled at most twenty times an hour", async () => {
  const { app, ask, mailsTo, clock } = await openLimited();
  const links = [];
  for (let customer = 1; customer <= 5; customer += 1)
    links.push(await placeAndLink(app, orderOf(customer, stranger)));
  let done = 0;
  for (let times = 0; times < 5; times += 1)
    for (const link of links) {
      // Two minutes, after which a canceling is told.
      clock.now += 2 * minute;
      const cancelled = await ask(cancelOrderCall(link, true));
      if (codeIn(cancelled) === undefined) done += 1;
      else expect(codeIn(cancelled)).toBe("TOO_MANY_CHANGES");
      expect(codeIn(await ask(cancelOrderCall(link, false)))).toBeUndefined();
    }
  expect(done).toBe(20);
  expect((await mailsTo(stranger)).length).toBeLessThan(46);
});

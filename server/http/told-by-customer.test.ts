import { expect, test } from "vitest";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { orderKeys } from "#server/ordering/order-keys.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { deadlineOfRuth, mondayOfRuth, openWithOrder } from "#server/testing/open-with-order.ts";
import { askOrder, cancelOrderCall, changeOrderCall } from "#server/testing/placed-order-calls.ts";

const twoMinutes = 120_000;
const moved = (() => {
  const order = ruthsOrder(hebrewMenu, "ירושלים");
  const customerData = { ...order.customerData, address: "רחוב הגפן 3", email: "new@example.com" };
  return { ...order, customerData };
})();

async function openTold() {
  const shop = await openWithOrder();
  const told = async () =>
    (await shop.store.mailsOfOrder(shop.link.number))
      .filter(({ kind }) => kind === "change" || kind === "seller-change")
      .map(({ kind, recipient, status }) => `${kind} ${recipient} ${status}`)
      .toSorted();
  /** The mails that are due at a time. */
  const dueAt = async (now: number) => {
    const claim = {
      now,
      limit: 10,
      groups: [{ kinds: ["change", "seller-change"] as const, limit: 10 }],
    };
    const mails = await shop.store.claimMails({ ...claim, claimedUntil: now, token: "test" });
    return mails.map(({ kind }) => kind).toSorted();
  };
  return { ...shop, told, dueAt };
}

test("a canceling tells the customer and the seller after two minutes, and taking it back before tells nobody", async () => {
  const { clock, cancel, told, dueAt } = await openTold();
  await cancel(true, "key");
  await cancel(true, "key");
  await cancel(true, "again");
  expect(await told()).toEqual([
    "change ruth@example.com waiting",
    "seller-change cook@soup-kitchen.example waiting",
  ]);
  expect(await dueAt(mondayOfRuth + twoMinutes - 1)).toEqual([]);
  clock.now += twoMinutes - 1;
  await cancel(false);
  expect(await told()).toEqual([
    "change ruth@example.com withdrawn",
    "seller-change cook@soup-kitchen.example withdrawn",
  ]);
  expect(await dueAt(deadlineOfRuth)).toEqual([]);
});

test("after two minutes both are told that it was taken back, too", async () => {
  const { clock, cancel, told, dueAt, store } = await openTold();
  await cancel(true);
  clock.now += twoMinutes;
  expect(await dueAt(clock.now)).toEqual(["change", "seller-change"]);
  const claim = { now: clock.now + 1, limit: 10, claimedUntil: clock.now + 2, token: "sent" };
  for (const { id, kind } of await store.claimMails(claim))
    if (kind !== "customer" && kind !== "seller")
      await store.markMailSent({ id, sentAt: clock.now });
  clock.now += 1_000;
  await cancel(false);
  expect(await told()).toEqual([
    "change ruth@example.com sent",
    "change ruth@example.com waiting",
    "seller-change cook@soup-kitchen.example sent",
    "seller-change cook@soup-kitchen.example waiting",
  ]);
  expect(await dueAt(clock.now + twoMinutes)).toEqual(["change", "seller-change"]);
});

test("a change tells the customer at the address of the change, and the seller, once", async () => {
  const { link, ask, told } = await openTold();
  for (let times = 0; times < 3; times += 1) await ask(changeOrderCall(link, 0, moved, "key"));
  expect(await told()).toEqual([
    "change new@example.com waiting",
    "seller-change cook@soup-kitchen.example waiting",
  ]);
});

test("a refused change sends no mail", async () => {
  const { clock, link, ask, cancel, told } = await openTold();
  clock.now = deadlineOfRuth;
  await cancel(true);
  await ask(changeOrderCall(link, 0, moved));
  await ask(changeOrderCall({ ...link, key: "A".repeat(22) }, 0, moved));
  expect(await told()).toEqual([]);
});

test("an order by phone without an email address tells the seller only", async () => {
  const { app, store } = await openTold();
  const { order } = newOrder();
  const phoned = { ...order, customerData: { ...order.customerData, email: "" } };
  await store.saveOrder(newOrder({ number: "200000002", order: phoned }));
  const value = await store.readOrMakeSecret({ name: "order-pages", value: "", at: 0 });
  const key = orderKeys(value).keyOf("200000002");
  const answer = await askOrder(app, cancelOrderCall({ number: "200000002", key }, true));
  expect(answer.data?.order?.isCancelled).toBe(true);
  const mails = await store.mailsOfOrder("200000002");
  expect(mails.map(({ kind }) => kind)).toEqual(["seller", "seller-change"]);
});

import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import {
  limitedKitchen,
  litre,
  soldOutKitchen,
  takingOrders,
} from "#domain/testing/limited-kitchen.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderCall } from "#server/testing/open-shop.ts";
import { deadlineOfRuth, mondayOfRuth, openWithOrder } from "#server/testing/open-with-order.ts";
import {
  askOrder,
  cancelOrderCall,
  changeOrderCall,
  codeIn,
  type OrderAnswer,
  placeAndLink,
  readOrderCall,
} from "#server/testing/placed-order-calls.ts";

test("a customer cancels an order and takes that back, until the deadline", async () => {
  const { clock, link, ask, cancel, kinds } = await openWithOrder();
  const cancelled = await cancel(true);
  expect(cancelled.errors).toBeUndefined();
  expect(cancelled.data?.order).toMatchObject({
    isCancelled: true,
    canChange: false,
    canRestore: true,
    cancelledAt: cancelled.data?.order?.receivedAt,
    balance: 0,
  });
  clock.now = deadlineOfRuth - 1;
  const restored = await cancel(false);
  expect(restored.data?.order).toMatchObject({
    isCancelled: false,
    cancelledAt: null,
    canChange: true,
    canRestore: false,
  });
  expect(restored.data?.order?.balance).toBe(restored.data?.order?.orderTotal);
  expect((await cancel(true)).data?.order?.isCancelled).toBe(true);
  expect(await kinds()).toEqual(["cancelled", "undone", "cancelled"]);

  clock.now = deadlineOfRuth;
  expect(codeIn(await cancel(false))).toBe("ORDER_CLOSED");
  expect((await ask(readOrderCall(link))).data?.order).toMatchObject({
    isCancelled: true,
    cancelledAt: new Date(deadlineOfRuth - 1).toISOString(),
    canChange: false,
    canRestore: false,
  });
});

test("an order that was handed over before the deadline stays as it is, until that is undone", async () => {
  const { ask, cancel, link, store } = await openWithOrder();
  const frame = { orderNumber: link.number, deviceId: null, pressedAt: 1, at: 1 };
  const seen = { event: 9, actionIds: [] };
  const handedOver = { kind: "handed-over", isHandedOver: true } as const;
  await store.mark({ ...frame, seen, actionId: "handed over", action: handedOver });
  expect(codeIn(await cancel(true))).toBe("ORDER_CLOSED");
  const elsewhere = ruthsOrder(hebrewMenu, "ירושלים");
  expect(codeIn(await ask(changeOrderCall(link, 0, elsewhere)))).toBe("ORDER_CLOSED");
  const read = async () => (await ask(readOrderCall(link))).data?.order;
  expect(await read()).toMatchObject({ canChange: false, isHandedOver: true, isCancelled: false });
  const undone = { kind: "undone", actionId: "handed over" } as const;
  await store.mark({ ...frame, seen, actionId: "undo", action: undone });
  expect(await read()).toMatchObject({ canChange: true, isHandedOver: false });
  expect((await cancel(true)).data?.order?.isCancelled).toBe(true);
});

test("an order that is not canceled at the deadline can be canceled by the seller only", async () => {
  const { clock, cancel, kinds } = await openWithOrder();
  clock.now = deadlineOfRuth;
  expect(codeIn(await cancel(true))).toBe("ORDER_CLOSED");
  // It is canceled already.
  expect((await cancel(false)).data?.order?.isCancelled).toBe(false);
  expect(await kinds()).toEqual([]);
});

test("a press that is sent again does nothing more, however late it comes", async () => {
  const { clock, cancel, kinds } = await openWithOrder();
  await cancel(true, "first");
  expect((await cancel(true, "first")).data?.order?.isCancelled).toBe(true);
  expect((await cancel(true, "another")).data?.order?.isCancelled).toBe(true);
  await cancel(false, "back");
  expect((await cancel(true, "first")).data?.order?.isCancelled).toBe(false);
  clock.now = deadlineOfRuth + 1;
  expect((await cancel(true, "first")).data?.order?.isCancelled).toBe(false);
  expect((await cancel(false, "back")).data?.order?.isCancelled).toBe(false);
  expect(codeIn(await cancel(false, "first"))).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(codeIn(await cancel(true, "no key!"))).toBe("IDEMPOTENCY_KEY_INVALID");
  expect(await kinds()).toEqual(["cancelled", "undone"]);
});

test("the customer cannot restore an order that the seller canceled", async () => {
  const { cancel, sellerPresses, kinds, link, ask } = await openWithOrder();
  await sellerPresses("cancelled");
  expect((await ask(readOrderCall(link))).data?.order).toMatchObject({
    isCancelled: true,
    canRestore: false,
  });
  expect(codeIn(await cancel(false))).toBe("ORDER_CANCELLED");
  // It is canceled already, and stays the seller's canceling.
  expect((await cancel(true)).data?.order?.isCancelled).toBe(true);
  expect(codeIn(await cancel(false))).toBe("ORDER_CANCELLED");
  await sellerPresses("restored");
  expect((await cancel(true)).data?.order?.canRestore).toBe(true);
  expect((await cancel(false)).data?.order?.isCancelled).toBe(false);
  expect(await kinds()).toEqual(["cancelled", "restored", "cancelled", "undone"]);
});

test("the same press on two orders counts for both", async () => {
  const { app, cancel } = await openWithOrder();
  const other = await placeAndLink(app);
  expect((await cancel(true, "key")).data?.order?.isCancelled).toBe(true);
  const answer = await askOrder(app, cancelOrderCall(other, true, "key"));
  expect(answer.data?.order?.isCancelled).toBe(true);
});

test("an order is canceled at most twenty times an hour, and taking it back is always possible", async () => {
  const { clock, cancel, kinds } = await openWithOrder();
  for (let times = 0; times < 20; times += 1) {
    clock.now += 1_000;
    await cancel(true);
    expect((await cancel(false)).data?.order?.isCancelled).toBe(false);
  }
  const refused = await cancel(true);
  expect(refused.errors?.[0]?.extensions).toEqual({ code: "TOO_MANY_CHANGES", retryAfter: 3_581 });
  expect(await kinds()).toHaveLength(40);
  clock.now += 3_581_000;
  expect((await cancel(true)).data?.order?.isCancelled).toBe(true);
});

test("the seller's marks do not count as changes by the customer", async () => {
  const { cancel, sellerPresses } = await openWithOrder();
  for (let times = 0; times < 20; times += 1) {
    await sellerPresses("cancelled");
    await sellerPresses("restored");
  }
  expect((await cancel(true)).data?.order?.isCancelled).toBe(true);
});

test("portions that another customer has ordered meanwhile are not sold again to a customer who restores an order", async () => {
  const { app, store, ask, cancel, link, kinds } = await openWithOrder();
  // Ruth's order takes four portions.
  await store.saveCatalogue({ catalogue: limitedKitchen(6), after: 1, savedAt: mondayOfRuth });
  await cancel(true);
  const other = await placeAndLink(app);
  const litreIsGone = { code: "SOLD_OUT", typeName: "מרקים", dishName: "מרק עוף", name: "ליטר" };
  expect((await cancel(false, "restore")).errors?.[0]?.extensions).toMatchObject({
    code: "ORDER_REFUSED",
    refusals: [litreIsGone],
  });
  const inEnglish = await ask(cancelOrderCall(link, false, "restore", "en"));
  expect(inEnglish.errors?.[0]?.extensions).toMatchObject({
    code: "ORDER_REFUSED",
    refusals: [{ ...litreIsGone, typeName: "Soups", dishName: "Chicken soup", name: "Litre" }],
  });
  expect((await ask(readOrderCall(link))).data?.order?.isCancelled).toBe(true);
  expect(await kinds()).toEqual(["cancelled"]);
  expect(await store.portionsTaken("2026-01-07")).toEqual(new Map([["pot", 4]]));

  await askOrder(app, cancelOrderCall(other, true));
  expect((await cancel(false, "restore")).data?.order?.isCancelled).toBe(false);
  expect(await store.portionsTaken("2026-01-07")).toEqual(new Map([["pot", 4]]));
});

test("a customer restores no order into a week that the seller skips, and none of a dish that she offers no longer", async () => {
  const { store, ask, cancel, link } = await openWithOrder();
  await cancel(true);
  const skipped = { week: "2026-01-07", isClosed: true, deadline: null, reason: null };
  const shop = { ...soupKitchen.shop, exceptions: [skipped] };
  const catalogue = { ...soupKitchen, shop };
  await store.saveCatalogue({ catalogue, after: 1, savedAt: mondayOfRuth });
  expect(codeIn(await cancel(false, "restore"))).toBe("ORDER_CLOSED");
  expect((await ask(readOrderCall(link))).data?.order?.canRestore).toBe(false);

  const menu = soupKitchen.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) =>
      dish.name.he === "מרק עוף" ? { ...dish, isHidden: true as const } : dish,
    ),
  }));
  const hidden = { ...soupKitchen, menu };
  await store.saveCatalogue({ catalogue: hidden, after: 2, savedAt: mondayOfRuth });
  const { errors } = await cancel(false, "again");
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "ORDER_REFUSED",
    refusals: [
      { code: "SOLD_OUT", dishName: "מרק עוף" },
      { code: "SOLD_OUT", dishName: "מרק עוף" },
    ],
  });
});

test("a place that another customer has taken meanwhile is not given again to a customer who restores an order", async () => {
  const { app, store, cancel, link } = await openWithOrder();
  const catalogue = takingOrders(soupKitchen, { delivery: 1 });
  await store.saveCatalogue({ catalogue, after: 1, savedAt: mondayOfRuth });
  const full = { code: "DELIVERY_FULL", path: ["customerData", "orderType"] };
  const refusedOrder = (await app.inject(orderCall(undefined))).json<OrderAnswer>();
  expect(refusedOrder.errors?.[0]?.extensions).toEqual({ code: "ORDER_REFUSED", refusals: [full] });
  await cancel(true);
  const other = await placeAndLink(app);
  expect((await cancel(false, "restore")).errors?.[0]?.extensions).toEqual({
    code: "ORDER_REFUSED",
    refusals: [full],
  });
  await askOrder(app, cancelOrderCall(other, true));
  expect((await cancel(false, "restore")).data?.order?.isCancelled).toBe(false);

  // A change to pickup gives the place back, and the other one needs it to return.
  const delivered = ruthsOrder(hebrewMenu, "ירושלים");
  const orderType = "pickup" as const;
  const pickedUp = {
    ...delivered,
    customerData: {
      ...delivered.customerData,
      orderType,
      address: "",
      pickupOrDeliveryPrice: agorot(0),
    },
  };
  const change = (revision: number, order: typeof delivered) =>
    askOrder(app, changeOrderCall(link, revision, order));
  expect((await change(0, delivered)).errors).toBeUndefined();
  expect((await change(0, pickedUp)).errors).toBeUndefined();
  expect((await askOrder(app, cancelOrderCall(other, false))).data?.order?.isCancelled).toBe(false);
  expect((await change(1, delivered)).errors?.[0]?.extensions.refusals).toEqual([full]);
});

test("restoring an order does not bring back a dish that the seller has marked as sold out meanwhile", async () => {
  const { store, cancel, sellerPresses } = await openWithOrder();
  await cancel(true);
  const catalogue = soldOutKitchen(litre);
  await store.saveCatalogue({ catalogue, after: 1, savedAt: mondayOfRuth });
  const refused = await cancel(false);
  expect(refused.errors?.[0]?.extensions.refusals).toMatchObject([
    { code: "SOLD_OUT", dishName: "מרק עוף", name: "ליטר" },
  ]);
  // The seller decides whether there is one more.
  await sellerPresses("restored");
  expect((await cancel(false)).data?.order?.isCancelled).toBe(false);
});

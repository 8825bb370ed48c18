import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { emptyOrderState, type SentOrder } from "#site/order-state/order-state.ts";
import { createOrderStore } from "#site/order-state/order-store.ts";
import { serializeOrder } from "#site/order-state/serialize-order.ts";
import { parseStoredOrder } from "#site/order-state/stored-order.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { orderSeen } from "./order-seen.ts";
import { readShownOrder } from "./shown-order.ts";

const key = "key-of-the-page";
const asSent: SentOrder = {
  number: "123456789",
  orderTotal: agorot(22_980),
  week: "2026-01-07",
  deadline: Date.UTC(2026, 0, 7, 12),
  place: { orderType: "delivery", address: "1 Old Street, Modiin" },
  email: "old@example.com",
  handOver: null,
  page: `/order/123456789/${key}`,
};
const cart = soupAndCake(englishMenu);
const answer = (now: Parameters<typeof placedOrderAnswer>[1] = {}) =>
  readShownOrder(placedOrderAnswer("en", now));

function seen(order: ReturnType<typeof answer>, known: SentOrder = asSent) {
  const lastOrder = { order: known, cart };
  const state = { ...emptyOrderState, sentOrder: known, lastOrder };
  const store = createOrderStore(null, () => "another-key", state);
  orderSeen(store, order, key);
  return store.state();
}

test("an order that was changed at the same total says where, when and to whom it goes now", () => {
  const order = answer({ revision: 1 });
  const { sentOrder, lastOrder } = seen(order);
  expect(sentOrder).toEqual({
    ...asSent,
    place: { orderType: "delivery", address: "7 Olive Street, Modiin" },
    email: order.customerData.email,
    handOver: order.handOver,
    isCancelled: false,
  });
  expect(lastOrder).toEqual({ order: sentOrder, cart: [] });
});

test("an order whose dishes are those that were sent keeps them", () => {
  expect(seen(answer()).lastOrder?.cart).toEqual(cart);
});

test("an order picked up elsewhere names the new address", () => {
  const { customerData } = placedOrderAnswer("en");
  const pickup = { ...customerData, orderType: "pickup", pickupAddress: "9 New Street" } as const;
  expect(seen(answer({ customerData: pickup })).sentOrder?.place).toEqual({
    orderType: "pickup",
    address: "9 New Street, Modiin",
  });
});

test("an order that was canceled is known to be, and to stand again once it is restored", () => {
  const cancelled = seen(answer({ isCancelled: true }));
  expect(cancelled.sentOrder?.isCancelled).toBe(true);
  expect(cancelled.lastOrder?.order.isCancelled).toBe(true);
  const known = cancelled.lastOrder?.order ?? asSent;
  expect(seen(answer(), known).lastOrder?.order.isCancelled).toBe(false);
});

const changing = (revision: number) =>
  createOrderStore(null, () => "another-key", {
    ...emptyOrderState,
    changedOrder: {
      number: "123456789",
      key,
      revision,
      week: "2026-01-07",
      deadline: 0,
      had: [],
      hasCartBefore: false,
      before: "",
    },
  });

test("an order that is changed in the cart is known to be canceled, until it is restored", () => {
  const store = changing(0);
  orderSeen(store, answer({ isCancelled: true }), key);
  const reloaded = parseStoredOrder(serializeOrder(store.state()));
  expect(reloaded?.changedOrder?.isCancelled).toBe(true);
  orderSeen(store, answer(), key);
  expect(store.state().changedOrder?.isCancelled).toBe(false);
});

test("what was paid of an order meanwhile is known where it is changed, but not with another revision", () => {
  const paid = answer({ received: 50, revision: 2 });
  const [same, older] = [changing(2), changing(1)];
  for (const store of [same, older]) orderSeen(store, paid, key);
  expect(same.state().changedOrder?.money?.received).toBe(5000);
  expect(older.state().changedOrder?.money).toBeUndefined();
});

test("another order says nothing of the one that was sent", () => {
  const { sentOrder, lastOrder } = seen(answer({ number: "987654321" }));
  expect([sentOrder, lastOrder?.order]).toEqual([asSent, asSent]);
});

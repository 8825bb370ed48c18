import fc from "fast-check";
import { expect, test } from "vitest";
import { checkOrder } from "#domain/order/check-order.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { noted } from "#domain/testing/noted.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderFromWire, orderToWire } from "./order.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("Ruth's order arrives as she sent it, and is accepted", () => {
  const received = orderFromWire(sent(orderToWire(order)));
  expect(received).toEqual(order);
  expect(checkOrder(received, soupKitchen)).toMatchObject({ ok: true });
});

test("any order arrives as it was sent", () => {
  fc.assert(
    fc.property(anyOrdering, ({ order: any }) => {
      expect(orderFromWire(sent(orderToWire(any)))).toEqual(any);
    }),
  );
});

test("what no code names of a dish or a part of it arrives too", () => {
  fc.assert(
    fc.property(anyOrdering, ({ order: any }) => {
      const groups = noted(any.groups);
      expect(orderFromWire(sent(orderToWire({ ...any, groups }))).groups).toEqual(groups);
    }),
  );
});

test("prices travel in shekels", () => {
  expect(orderToWire(order)).toMatchObject({
    totalPrice: 194.3,
    customerData: { pickupOrDeliveryPrice: 25 },
  });
});

test("an address that is left out or null is an empty one", () => {
  const wire = orderToWire(order);
  const { address: _, ...customerData } = wire.customerData;
  expect(orderFromWire({ ...wire, customerData }).customerData.address).toBe("");
  expect(
    orderFromWire({ ...wire, customerData: { ...customerData, address: null } }).customerData
      .address,
  ).toBe("");
});

test("a note that is null is none", () => {
  const wire = orderToWire(order);
  const allOrders = wire.allOrders.map((group) => ({
    ...group,
    orders: group.orders.map((dish) => ({ ...dish, note: null })),
  }));
  const customerData = { ...wire.customerData, note: null };
  expect(orderFromWire({ ...wire, allOrders, customerData })).toEqual(order);
});

test.each([194.305, -1, 1e9])(
  "a total of %s arrives as none, for the order to be refused",
  (total) => {
    const received = orderFromWire({ ...orderToWire(order), totalPrice: total });
    expect(received.totalPrice).toBeNull();
    expect(checkOrder(received, soupKitchen)).toMatchObject({
      ok: false,
      refusals: [{ code: "CART_TOTAL_WRONG" }],
    });
  },
);

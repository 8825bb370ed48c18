import { expect, test } from "vitest";
import { readCreatedOrder, readEarlierOrder } from "./read-placed-order.ts";

const moment = "2026-01-07T12:00:00.000Z";

test("a placed order has its number, its week and the moment of its deadline", () => {
  expect(readCreatedOrder({ _id: "463848928", week: "2026-01-07", deadline: moment })).toEqual({
    number: "463848928",
    week: "2026-01-07",
    deadline: Date.parse(moment),
    handOver: null,
    page: null,
  });
});

test.each([undefined, null, "next week", "2026-02-30", "", 7])(
  "week and deadline are additions to the contract: %j counts as missing",
  (addition) => {
    expect(readCreatedOrder({ _id: "1", week: addition, deadline: undefined })?.week).toBeNull();
    expect(readCreatedOrder({ _id: "1", deadline: addition === 7 ? "soon" : null })?.deadline).toBe(
      null,
    );
  },
);

test("the path of its page is an addition too, and only the path of an order is one", () => {
  const page = "/order/463848928/AbC-_123";
  expect(readCreatedOrder({ _id: "463848928", page })?.page).toBe(page);
  const others = ["/cart", "//elsewhere.example/order/1/a", "/order/1/a/b", "/order/x/a", 7, null];
  for (const other of others) expect(readCreatedOrder({ _id: "1", page: other })?.page).toBeNull();
});

test.each([undefined, null, "1", {}, { _id: 7 }])("%j is no placed order", (record) => {
  expect(readCreatedOrder(record)).toBeNull();
  expect(readEarlierOrder(record)).toBeNull();
});

test("the order that a key was used for has its total; without one it is not known", () => {
  const record = { _id: "463848928", week: "2026-01-07" };
  expect(readEarlierOrder({ ...record, orderTotal: 110 })).toEqual({
    number: "463848928",
    orderTotal: 11000,
    week: "2026-01-07",
    deadline: null,
    handOver: null,
    page: null,
  });
  expect(readEarlierOrder(record)).toBeNull();
});

import { expect, test } from "vitest";
import { logOf, packed, received, undo } from "#domain/testing/desk-log.ts";
import { moneyByWay, sumOrders } from "./sum-orders.ts";

const order = (due: number | null, paid: number | null, isCancelled = false) => ({
  state: { due, received: paid, isCancelled },
});

test("orders are counted, and their money is added up", () => {
  expect(
    sumOrders([
      order(24_000, 0),
      order(10_000, 10_000),
      order(30_000, 5_000),
      order(20_000, 23_500),
      order(0, 0, true),
      order(0, 8_000, true),
    ]),
  ).toEqual({
    orders: 4,
    cancelled: 2,
    unpaid: 2,
    refunds: 2,
    due: 84_000,
    received: 46_500,
    toPay: 49_000,
    toGiveBack: 11_500,
  });
});

test("a device that may not read money counts the orders", () => {
  expect(sumOrders([order(null, null)])).toMatchObject({ orders: 1, unpaid: 0, due: 0 });
});

test("money is added up for each way, without what was taken back", () => {
  const log = logOf(
    ["a", received(240)],
    ["b", packed],
    ["c", received(100, "cash")],
    ["d", received(-35, "cash")],
    ["e", received(1_000)],
    ["f", undo("e")],
  );
  expect(moneyByWay(log)).toEqual([
    { way: "app", amount: 24_000 },
    { way: "cash", amount: 6_500 },
    { way: "transfer", amount: 0 },
  ]);
});

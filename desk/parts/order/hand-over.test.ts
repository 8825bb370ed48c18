import { expect, test } from "vitest";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { handOverMarks, toPayTogether } from "./hand-over.tsx";

const [order] = sampleWeek().orders;
if (order === undefined) throw new Error("the sample week is empty");

const owing = (due: number | null, received: number | null) => ({
  ...order,
  state: { ...order.state, due, received },
});
const handedOver = { orderNumber: order.number, action: { handedOver: true } };

test("an order is handed over whether it is paid or not", () => {
  expect(handOverMarks(owing(24_000, 0), "handed-over")).toEqual([handedOver]);
});

test("paying in cash pays what is still due, and then hands over", () => {
  expect(handOverMarks(owing(24_000, 10_000), "paid-and-handed-over")).toEqual([
    { orderNumber: order.number, action: { money: { amount: 14_000, way: "cash" } } },
    handedOver,
  ]);
});

test.each([
  ["paid", owing(24_000, 24_000)],
  ["to be given money back", owing(24_000, 27_500)],
  ["of which the device may not read the money", owing(null, null)],
])("nothing is paid for an order that is %s", (_, each) => {
  expect(handOverMarks(each, "paid-and-handed-over")).toEqual([handedOver]);
});

test("what is owed of several orders is their sum, and what one of them gets back is not taken off", () => {
  const orders = [owing(24_000, 10_000), owing(5_050, 0), owing(24_000, 27_500), owing(null, null)];
  expect(toPayTogether(orders)).toBe(19_050);
  expect(toPayTogether([])).toBe(0);
});

test("a wrong press is taken back", () => {
  expect(handOverMarks(owing(24_000, 0), "not-handed-over")).toEqual([
    { orderNumber: order.number, action: { handedOver: false } },
  ]);
});

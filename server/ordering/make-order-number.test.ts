import { expect, test } from "vitest";
import { makeOrderNumber } from "./make-order-number.ts";

test("an order number has nine digits without a leading zero, and is different each time", () => {
  const numbers = Array.from({ length: 1_000 }, makeOrderNumber);
  expect(numbers.filter((number) => !/^[1-9][0-9]{8}$/u.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});

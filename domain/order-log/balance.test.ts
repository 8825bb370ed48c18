import { expect, test } from "vitest";
import { balance } from "./balance.ts";

test.each([
  [24_000, 0, { kind: "to-pay", amount: 24_000, received: 0 }],
  [24_000, 10_000, { kind: "to-pay", amount: 14_000, received: 10_000 }],
  [24_000, -1_000, { kind: "to-pay", amount: 25_000, received: 0 }],
  [24_000, 24_000, { kind: "paid" }],
  [24_000, 27_500, { kind: "to-give-back", amount: 3_500 }],
  [0, 24_000, { kind: "to-give-back", amount: 24_000 }],
  [0, 0, { kind: "nothing" }],
  [null, null, undefined],
])("of %j due %j was received", (due, received, is) => {
  expect(balance({ due, received })).toEqual(is);
});

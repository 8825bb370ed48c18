import { expect, test } from "vitest";
import { type PaymentWay, paymentWays } from "./desk-event.ts";
import { wordedWay } from "./payment-way-words.ts";

test("a way that only a later version has is another way, and no known one is", () => {
  expect(wordedWay("cheque" as PaymentWay)).toBe("unknown");
  for (const way of paymentWays) expect(wordedWay(way)).toBe(way);
});

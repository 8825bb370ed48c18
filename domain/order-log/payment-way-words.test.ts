import { expect, test } from "vitest";
import { type PaymentWay, paymentWays } from "./desk-event.ts";
import { wordsOfWay } from "./payment-way-words.ts";
import { paymentWaysEn } from "./payment-way-words-en.ts";
import { paymentWaysHe } from "./payment-way-words-he.ts";

test.each([paymentWaysHe, paymentWaysEn])(
  "a way that only a later version has is another way, and no known one is",
  (words) => {
    expect(wordsOfWay(words, "cheque" as PaymentWay)).toBe(words.unknown);
    for (const way of paymentWays) expect(wordsOfWay(words, way)).toBe(words[way]);
  },
);

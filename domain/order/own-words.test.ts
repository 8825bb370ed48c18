import { expect, test } from "vitest";
import { isPlainReason, leadsElsewhere, plainReasons } from "./own-words.ts";

test.each([
  "pay Bit 050-1234567",
  "ביט 0501234567",
  "call (03) 12 34 567",
  "٠٥٠١٢٣٤٥٦٧",
  "https://pay.example",
  "www.pay",
  "bit.ly/x",
  "pay.example",
  "ruth@shop.example",
])("'%s' leads elsewhere", (text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

test.each([
  "הרצל 12, דירה 3",
  "Herzl 12/4, code 1234",
  "St. John 5",
  "שד׳ רוטשילד 100, ק. 12",
  "20 % off, 10.50 less",
  "רות כהן",
  "",
])("'%s' does not", (text) => {
  expect(leadsElsewhere(text)).toBe(false);
});

test("a plain reason leads nowhere, and is plain only as a whole", () => {
  for (const reason of Object.values(plainReasons).flat()) {
    expect(isPlainReason(reason)).toBe(true);
    expect(leadsElsewhere(reason)).toBe(false);
    expect(isPlainReason(`${reason}: pay Bit`)).toBe(false);
  }
});

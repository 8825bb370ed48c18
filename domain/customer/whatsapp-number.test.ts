import { expect, test } from "vitest";
import { whatsappNumber } from "./whatsapp-number.ts";

test.each([
  ["0521234567", "972521234567"],
  ["1800123456", undefined],
  ["0012345678", undefined],
  ["", undefined],
])("%j is %j for WhatsApp", (phoneNumber, number) => {
  expect(whatsappNumber(phoneNumber)).toBe(number);
});

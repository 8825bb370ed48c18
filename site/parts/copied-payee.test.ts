import { expect, test } from "vitest";
import { copiedPayee } from "./copied-payee.ts";

test.each([
  ["Rachel Cohen, 052-123-4567", "052-123-4567"],
  ["רחל כהן +972 52 123 4567", "+972 52 123 4567"],
  ["02-6789012", "02-6789012"],
  // The number of a company, one of an account, and two numbers.
  ["Aris Ltd, 514567890", "Aris Ltd, 514567890"],
  ["Ruth Cohen, 012345678", "Ruth Cohen, 012345678"],
  ["Ruth, 052345678", "Ruth, 052345678"],
  ["Branch 12, 12345678", "Branch 12, 12345678"],
  ["0521234567 or 0527654321", "0521234567 or 0527654321"],
])("of the payee %s is copied: %s", (payee, copied) => {
  expect(copiedPayee(payee)).toBe(copied);
});

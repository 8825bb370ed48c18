import { expect, test } from "vitest";
import { isReservedAddress } from "./is-reserved-address.ts";

test.each([
  "orders@aris-gourmet.example",
  "a@example",
  "a@example.com",
  "a@mail.EXAMPLE.org",
  "a@example.net.",
  "a@shop.test",
  "a@shop.invalid",
  "a@localhost",
])("%s is reserved for examples", (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

test.each([
  "orders@aris-gourmet.co.il",
  "example@gmail.com",
  "a@myexample.com",
  "a@latest",
  "a@example.co.il",
])("%s is an address where mail can arrive", (address) => {
  expect(isReservedAddress(address)).toBe(false);
});

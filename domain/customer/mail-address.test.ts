import { expect, test } from "vitest";
import { parseMailAddress } from "./mail-address.ts";

test.each([
  ["orders@shop.example", { name: "", address: "orders@shop.example" }],
  [" orders@shop.example ", { name: "", address: "orders@shop.example" }],
  ["<orders@shop.example>", { name: "", address: "orders@shop.example" }],
  ["Aris Gourmet <orders@shop.example>", { name: "Aris Gourmet", address: "orders@shop.example" }],
  [
    '"Aris, the cook" <orders@shop.example>',
    { name: "Aris, the cook", address: "orders@shop.example" },
  ],
  ["אריס גורמה <orders@shop.example>", { name: "אריס גורמה", address: "orders@shop.example" }],
  ["orders@localhost", { name: "", address: "orders@localhost" }],
])("%s is a valid address", (text, address) => {
  expect(parseMailAddress(text)).toEqual(address);
});

test.each([
  "",
  "orders",
  "@shop.example",
  "orders@",
  "a@b.example, c@d.example",
  "Aris <a@b.example> <c@d.example>",
  "Aris\r\nBcc: x@y.example <a@b.example>",
  "a@b@c.example",
])("%j is not an address", (text) => {
  expect(parseMailAddress(text)).toBeUndefined();
});

import { expect, test } from "vitest";
import { addressOfDish, dishOfAddress } from "./dish-address.ts";

test.each([
  ["?dish=2civcleg5xo", "2civcleg5xo"],
  ["?lang=en&dish=soup-1", "soup-1"],
  ["?dish=soup-1&fbclid=x", "soup-1"],
  ["?dish=", undefined],
  ["?dish=soup-1<script>", undefined],
  [`?dish=${"a".repeat(25)}`, undefined],
  ["?mydish=soup-1", undefined],
  ["?dish=%", undefined],
  ["?dish=%E0%A4%A", undefined],
  ["", undefined],
])("the address %s opens the dish %s", (search, id) => {
  expect(dishOfAddress(search)).toBe(id);
});

test("the link of a dish leads to it, also in a language", () => {
  for (const menu of ["https://shop.example/", "https://shop.example/?lang=en"])
    expect(dishOfAddress(addressOfDish(menu, "soup-1"))).toBe("soup-1");
});

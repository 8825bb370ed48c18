import { expect, test } from "vitest";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { orderText } from "./use-sent-order-facts.ts";

test("the text of an order lists the dishes as the cart does", () => {
  const facts = ["The soup kitchen", "Order number: 123456789"];
  expect(orderText(facts, soupAndCake(englishMenu), "Note")).toBe(`The soup kitchen
Order number: 123456789

Soups
  Chicken soup: ₪129.30
    2 × Half a litre (Dumplings)
    1 × Litre
    Seasoning: Spicy
    Container: Jar
    1 × Challah

Desserts
  Apple cake: ₪65
    1 × Whole cake (Whipped cream)
`);
});

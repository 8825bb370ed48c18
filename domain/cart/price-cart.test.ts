import { describe, expect, test } from "vitest";
import {
  englishMenu,
  lentilSoupDraft,
  orderDish,
  soupAndCake,
} from "#domain/testing/soup-kitchen.ts";
import { emptyCart } from "./cart.ts";
import { priceCart } from "./price-cart.ts";

describe("the cart total", () => {
  test("is the sum of all its dishes, over all its dish types: 129.30 + 59.70 + 65.00 = 254.00", () => {
    const cart = orderDish(soupAndCake(englishMenu), englishMenu, "Lentil soup", lentilSoupDraft);
    expect(priceCart(cart)).toBe(25400);
  });

  test("of an empty cart is nothing", () => {
    expect(priceCart(emptyCart)).toBe(0);
  });
});

import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { priceOrder } from "./price-order.ts";

describe("the order total", () => {
  test("is the cart total and the delivery price: 194.30 + 25.00 = 219.30", () => {
    expect(priceOrder(ruthsOrder(hebrewMenu, "ירושלים"))).toBe(21930);
  });

  test("is the cart total where pickup costs nothing", () => {
    const order = { totalPrice: agorot(19430), customerData: { pickupOrDeliveryPrice: agorot(0) } };
    expect(priceOrder(order)).toBe(19430);
  });
});

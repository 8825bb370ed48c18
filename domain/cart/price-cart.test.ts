import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import {
  englishMenu,
  hebrewMenu,
  lentilSoupDraft,
  orderDish,
  soupAndCake,
} from "#domain/testing/soup-kitchen.ts";
import { emptyCart } from "./cart.ts";
import {
  type PricedSelection,
  priceCart,
  priceDish,
  priceExtra,
  priceOption,
  priceOrder,
  priceSelection,
} from "./price-cart.ts";

function selection(
  price: number,
  amount: number,
  addedPrices: readonly number[],
  order: number,
): PricedSelection {
  const checkedOptions = addedPrices.map((addedPrice) => ({ addedPrice: agorot(addedPrice) }));
  return { price: agorot(price), amount, addOns: checkedOptions, position: order };
}

const prices = (...amounts: readonly number[]) => amounts.map(agorot);

describe("the price of a selection", () => {
  test("is its unit price times its amount", () => {
    expect(priceSelection(selection(2490, 3, [], 0))).toBe(7470);
  });

  test("adds each checked add-on to each portion: (24.90 + 3.50 + 2.00) × 2 = 60.80", () => {
    expect(priceSelection(selection(2490, 2, [350, 200], 0))).toBe(6080);
  });

  test("is 0 for an amount of 0, whatever is checked", () => {
    expect(priceSelection(selection(2490, 0, [350], 0))).toBe(0);
  });

  test("is exact where floating-point shekels would not be: 20 × 0.29 = 5.80", () => {
    expect(priceSelection(selection(29, 20, [], 0))).toBe(580);
  });
});

describe("the cost of an option", () => {
  const twoSmallOneLarge = [selection(2490, 2, [], 0), selection(4500, 1, [], 1)];

  test("with one price is that price times the total amount: 1.50 × (2 + 1) = 4.50", () => {
    expect(priceOption(prices(150), twoSmallOneLarge)).toBe(450);
  });

  test("with a price for each selection is each one times its amount: 3.00 × 2 + 5.00 × 1 = 11.00", () => {
    expect(priceOption(prices(300, 500), twoSmallOneLarge)).toBe(1100);
  });

  test("takes the price at the selection's position in the dish, not in the cart: 5.00 × 4 = 20.00", () => {
    expect(priceOption(prices(300, 500), [selection(4500, 4, [], 1)])).toBe(2000);
  });

  test("of a dish with three selections, of which the first and last are ordered: 1.00 × 2 + 4.00 × 3 = 14.00", () => {
    const ordered = [selection(1000, 2, [], 0), selection(3000, 3, [], 2)];
    expect(priceOption(prices(100, 200, 400), ordered)).toBe(1400);
  });

  test("is the same in both forms for a dish with one selection", () => {
    expect(priceOption(prices(150), [selection(2490, 3, [], 0)])).toBe(450);
  });

  test("does not depend on the unit prices or the add-ons", () => {
    expect(priceOption(prices(150), [selection(0, 2, [350], 0)])).toBe(300);
  });

  test("is 0 if nothing is ordered", () => {
    expect(priceOption(prices(150), [])).toBe(0);
    expect(priceOption(prices(300, 500), [])).toBe(0);
  });
});

describe("the cost of an extra", () => {
  test("is its price times its amount: 12.00 × 3 = 36.00", () => {
    expect(priceExtra({ price: agorot(1200), amount: 3 })).toBe(3600);
  });
});

describe("the total of a dish", () => {
  test("is the sum of its selections, options and extras", () => {
    const total = priceDish({
      selections: [selection(2490, 2, [350], 0), selection(4500, 1, [], 1)],
      options: [{ price: prices(150) }, { price: prices(300, 500) }],
      extras: [
        { price: agorot(1200), amount: 1 },
        { price: agorot(800), amount: 2 },
      ],
    });
    // (2490 + 350) × 2 = 5680; 4500; 150 × 3 = 450; 300 × 2 + 500 = 1100; 1200; 800 × 2 = 1600
    expect(total).toBe(5680 + 4500 + 450 + 1100 + 1200 + 1600);
  });

  test("counts extras once for the dish, not for each portion", () => {
    const extras = [{ price: agorot(800), amount: 1 }];
    expect(priceDish({ selections: [selection(1000, 5, [], 0)], options: [], extras })).toBe(5800);
  });

  test("of no amounts is 0", () => {
    expect(priceDish({ selections: [], options: [], extras: [] })).toBe(0);
  });
});

describe("the cart total", () => {
  test("is the sum of all dishes of all types: 129.30 + 59.70 + 65.00 = 254.00", () => {
    const cart = orderDish(soupAndCake(englishMenu), englishMenu, "Lentil soup", lentilSoupDraft);
    expect(priceCart(cart)).toBe(25400);
  });

  test("of an empty cart is 0", () => {
    expect(priceCart(emptyCart)).toBe(0);
  });
});

describe("the order total", () => {
  test("is the cart total plus the delivery price: 194.30 + 25.00 = 219.30", () => {
    expect(priceOrder(ruthsOrder(hebrewMenu, "ירושלים"))).toBe(21930);
  });

  test("is the cart total if pickup is free", () => {
    const order = { totalPrice: agorot(19430), customerData: { pickupOrDeliveryPrice: agorot(0) } };
    expect(priceOrder(order)).toBe(19430);
  });
});

import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { changeAt, type Path } from "#domain/testing/change-at.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import type { CustomerOrder } from "./order.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";

const order = ruthsOrder(englishMenu, "Jerusalem");

interface Wrong {
  readonly order: CustomerOrder;
  /** The whole refusal, without its code. */
  readonly refusal: Omit<Refusal, "code">;
}

const soup: Path = ["groups", 0, "dishes", 0];
const inSoup = { typeName: "Soups", dishName: "Chicken soup" };

/** Ruth's order with another value at a path. */
function change(path: Path, value: unknown, refusal: Partial<Refusal> = {}): Wrong {
  return { order: changeAt(order, path, () => value), refusal: { path, ...refusal } };
}

/** Ruth's order with another value somewhere in its chicken soup. */
function changeSoup(path: Path, value: unknown, refusal: Partial<Refusal> = {}): Wrong {
  const whole = [...soup, ...path];
  return change(whole, value, { ...inSoup, path: whole, ...refusal });
}

/** Ruth's order with one more entry, made of its first, in a list. */
function add(path: Path, changes: object, refusal: Partial<Refusal> = {}): Wrong {
  let at = 0;
  const changed = changeAt(order, path, (list) => {
    const entries = list as readonly object[];
    at = entries.length;
    return [...entries, { ...entries[0], ...changes }];
  });
  return { order: changed, refusal: { path: [...path, at], ...refusal } };
}

const customer = (field: string, value: unknown, refusal: Partial<Refusal> = {}) =>
  change(["customerData", field], value, refusal);

/** One order for each code; a new code does not compile without one. */
const wrongOrders: Record<Exclude<RefusalCode, "SOLD_OUT" | "ONLY_LEFT">, Wrong> = {
  NAME_REQUIRED: customer("name", " "),
  PHONE_REQUIRED: customer("phoneNumber", ""),
  PHONE_NOT_TEN_DIGITS: customer("phoneNumber", "050123456"),
  EMAIL_INVALID: customer("email", "ruth"),
  ORDER_TYPE_REQUIRED: customer("orderType", "by air"),
  ADDRESS_REQUIRED: customer("address", " "),
  CITY_REQUIRED: customer("city", ""),
  TEXT_TOO_LONG: customer("address", "x".repeat(301)),
  DELIVERY_PLACE_UNKNOWN: customer("city", "Haifa", { name: "Haifa" }),
  PICKUP_UNAVAILABLE: {
    order: {
      ...order,
      customerData: { ...order.customerData, orderType: "pickup", city: "Beit Shemesh" },
    },
    refusal: { path: ["customerData", "orderType"], name: "Beit Shemesh" },
  },
  DELIVERY_PRICE_CHANGED: customer("pickupOrDeliveryPrice", 2400, {
    name: "Jerusalem",
    expected: [agorot(2500)],
    received: [agorot(2400)],
  }),
  ORDER_EMPTY: {
    order: { ...order, groups: [], totalPrice: agorot(0) },
    refusal: { path: ["groups"] },
  },
  ORDER_TOO_LARGE: {
    order: {
      ...order,
      groups: Array.from({ length: 2_001 }, () => ({ name: "Soups", dishes: [] })),
    },
    refusal: { path: ["groups"] },
  },
  DISH_TYPE_UNKNOWN: add(["groups"], { name: "Drinks" }, { typeName: "Drinks" }),
  DISH_TYPE_TWICE: add(["groups"], {}, { typeName: "Soups" }),
  DISH_UNKNOWN: add(
    ["groups", 0, "dishes"],
    { name: "Borscht" },
    { ...inSoup, dishName: "Borscht" },
  ),
  DISH_TWICE: add(["groups", 0, "dishes"], {}, inSoup),
  NO_SELECTION: changeSoup(["selections"], []),
  SELECTION_UNKNOWN: add(
    [...soup, "selections"],
    { name: "Bucket" },
    { ...inSoup, name: "Bucket" },
  ),
  SELECTION_TWICE: add([...soup, "selections"], {}, { ...inSoup, name: "Half a litre" }),
  ADD_ON_UNKNOWN: add(
    [...soup, "selections", 0, "addOns"],
    { name: "Gold" },
    { ...inSoup, name: "Gold" },
  ),
  ADD_ON_TWICE: add([...soup, "selections", 0, "addOns"], {}, { ...inSoup, name: "Dumplings" }),
  OPTION_UNKNOWN: add([...soup, "options"], { name: "Colour" }, { ...inSoup, name: "Colour" }),
  OPTION_TWICE: add([...soup, "options"], { choice: "Mild" }, { ...inSoup, name: "Seasoning" }),
  OPTION_REQUIRED: {
    order: changeAt(order, [...soup, "options"], (options) =>
      (options as readonly unknown[]).slice(0, 1),
    ),
    refusal: { ...inSoup, path: [...soup, "options"], name: "Container" },
  },
  CHOICE_UNKNOWN: changeSoup(["options", 0, "choice"], "Sweet", { name: "Sweet" }),
  EXTRA_UNKNOWN: add([...soup, "extras"], { name: "Wine" }, { ...inSoup, name: "Wine" }),
  EXTRA_TWICE: add([...soup, "extras"], {}, { ...inSoup, name: "Challah" }),
  COUNT_OUT_OF_RANGE: changeSoup(["selections", 1, "amount"], 21, { name: "Litre" }),
  PRICE_CHANGED: changeSoup(["selections", 1, "price"], 4400, {
    name: "Litre",
    expected: [agorot(4500)],
    received: [agorot(4400)],
  }),
  DISH_TOTAL_WRONG: changeSoup(["totalPrice"], 12929, {
    expected: [agorot(12930)],
    received: [agorot(12929)],
  }),
  CART_TOTAL_WRONG: change(["totalPrice"], 19431, {
    expected: [agorot(19430)],
    received: [agorot(19431)],
  }),
};

function refusalsOf(wrong: CustomerOrder): readonly Refusal[] {
  const checked = checkOrder(wrong, soupKitchen);
  return checked.ok ? [] : checked.refusals;
}

describe("an order is refused", () => {
  test.each(Object.entries(wrongOrders))("with %s, reported once with its place", (code, wrong) => {
    expect(refusalsOf(wrong.order)).toEqual([{ code, ...wrong.refusal }]);
  });

  test.each<[what: string, wrong: Wrong, code: RefusalCode]>([
    [
      "another add-on price",
      changeSoup(["selections", 0, "addOns", 0, "addedPrice"], 340),
      "PRICE_CHANGED",
    ],
    ["another choice's price", changeSoup(["options", 0, "price"], [0]), "PRICE_CHANGED"],
    [
      "one price where there is one for each selection",
      changeSoup(["options", 1, "price"], [300]),
      "PRICE_CHANGED",
    ],
    [
      "a price for each selection where there is one",
      changeSoup(["options", 0, "price"], [150, 150]),
      "PRICE_CHANGED",
    ],
    ["no price for a choice", changeSoup(["options", 0, "price"], []), "PRICE_CHANGED"],
    [
      "the prices of two selections swapped",
      changeSoup(["options", 1, "price"], [500, 300]),
      "PRICE_CHANGED",
    ],
    ["another extra's price", changeSoup(["extras", 0, "price"], 800), "PRICE_CHANGED"],
    ["a number that is no price", changeSoup(["extras", 0, "price"], null), "PRICE_CHANGED"],
    ["a total that is no price", change(["totalPrice"], null), "CART_TOTAL_WRONG"],
    [
      "a total with the delivery price in it",
      change(["totalPrice"], 19430 + 2500),
      "CART_TOTAL_WRONG",
    ],
    ["a dish total that is no price", changeSoup(["totalPrice"], null), "DISH_TOTAL_WRONG"],
    [
      "one portion more than it was priced for",
      changeSoup(["selections", 1, "amount"], 2),
      "DISH_TOTAL_WRONG",
    ],
    [
      "one extra more than it was priced for",
      changeSoup(["extras", 0, "amount"], 2),
      "DISH_TOTAL_WRONG",
    ],
    ["an extra counted 21 times", changeSoup(["extras", 0, "amount"], 21), "COUNT_OUT_OF_RANGE"],
    ["a negative count of an extra", changeSoup(["extras", 0, "amount"], -1), "COUNT_OUT_OF_RANGE"],
    ["half a portion", changeSoup(["selections", 0, "amount"], 0.5), "COUNT_OUT_OF_RANGE"],
    [
      "another choice at the old price",
      changeSoup(["options", 0, "choice"], "Mild"),
      "PRICE_CHANGED",
    ],
    [
      "the add-on of another selection",
      changeSoup(["selections", 1, "addOns"], [{ name: "Noodles", addedPrice: 200 }]),
      "ADD_ON_UNKNOWN",
    ],
    ["a Hebrew dish in an English order", changeSoup(["name"], "מרק עוף"), "DISH_UNKNOWN"],
    ["a dish of another dish type", changeSoup(["name"], "Apple cake"), "DISH_UNKNOWN"],
    ["a dish type without a name", change(["groups", 0, "name"], ""), "DISH_TYPE_UNKNOWN"],
    [
      "a dish named like a property of every object",
      changeSoup(["name"], "constructor"),
      "DISH_UNKNOWN",
    ],
    ["the delivery price of another place", customer("city", "Modiin"), "DELIVERY_PRICE_CHANGED"],
    ["the delivery price for pickup", customer("orderType", "pickup"), "DELIVERY_PRICE_CHANGED"],
    [
      "a delivery price that is no price",
      customer("pickupOrDeliveryPrice", null),
      "DELIVERY_PRICE_CHANGED",
    ],
    [
      "a dish type without dishes and nothing else",
      change(["groups"], [{ name: "Soups", dishes: [] }]),
      "ORDER_EMPTY",
    ],
  ])("for %s", (_what, wrong, code) => {
    expect(refusalsOf(wrong.order).map((refusal) => refusal.code)[0]).toBe(code);
  });
});

describe("an order with several errors", () => {
  test("gets all refusals, the dishes' before the customer's", () => {
    const wrong = [
      { path: [...soup, "selections", 0, "price"], value: 1 },
      { path: [...soup, "extras", 0, "amount"], value: 99 },
      { path: ["groups", 1, "dishes", 0, "name"], value: "Cheese cake" },
      { path: ["customerData", "name"], value: "" },
      { path: ["customerData", "phoneNumber"], value: "1" },
    ].reduce((before, { path, value }) => changeAt(before, path, () => value), order);
    expect(refusalsOf(wrong).map(({ code, path }) => [code, path.join(".")])).toEqual([
      ["PRICE_CHANGED", "groups.0.dishes.0.selections.0.price"],
      ["COUNT_OUT_OF_RANGE", "groups.0.dishes.0.extras.0.amount"],
      ["DISH_UNKNOWN", "groups.1.dishes.0"],
      ["NAME_REQUIRED", "customerData.name"],
      ["PHONE_NOT_TEN_DIGITS", "customerData.phoneNumber"],
    ]);
  });

  test("with only a dish total that is too low gets a refusal for that total and none for the cart total", () => {
    const wrong = { ...changeSoup(["totalPrice"], 1).order, totalPrice: agorot(6501) };
    expect(refusalsOf(wrong).map(({ code }) => code)).toEqual(["DISH_TOTAL_WRONG"]);
  });
});

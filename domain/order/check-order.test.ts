import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { orderOf } from "#domain/testing/any-order.ts";
import { changeAt, type Path } from "#domain/testing/change-at.ts";
import { ruth, ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, orderDish, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { checkOrder } from "./check-order.ts";
import { type CustomerOrder, orderIn, type ReceivedOrder } from "./order.ts";
import type { fullCodes, Refusal, RefusalCode } from "./refusal.ts";

const hebrewOrder = ruthsOrder(hebrewMenu, "ירושלים");
const englishOrder = ruthsOrder(englishMenu, "Jerusalem");

/** The order that is accepted, as its customer sees it. */
function accepted(order: ReceivedOrder) {
  const checked = checkOrder(order, soupKitchen);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return withoutIds(orderIn(checked.order, checked.order.language));
}

describe("an order that fits the menu", () => {
  test("is accepted as it was sent, with its language and order total: 194.30 + 25.00", () => {
    expect(withoutPositions(accepted(hebrewOrder))).toEqual({
      ...hebrewOrder,
      language: "he",
      orderTotal: 21930,
    });
    expect(withoutPositions(accepted(englishOrder))).toEqual({
      ...englishOrder,
      language: "en",
      orderTotal: 21930,
    });
  });

  test("costs the pickup price if it is picked up, and has no address", () => {
    const picked = {
      ...ruth,
      orderType: "pickup",
      city: "מודיעין",
      pickupOrDeliveryPrice: agorot(1000),
    };
    const order = accepted({ ...hebrewOrder, customerData: picked });
    expect(order.customerData).toEqual({ ...picked, address: "" });
    expect(order.orderTotal).toBe(20430);
  });

  test("has its texts normalised by the rules of the form", () => {
    const customerData = {
      ...ruth,
      name: " Ruth\r\nCohen ",
      phoneNumber: "+972 50-123-4567",
      city: " ירושלים ",
    };
    expect(accepted({ ...hebrewOrder, customerData }).customerData).toEqual({
      ...ruth,
      name: "Ruth Cohen",
    });
  });

  test("may name its place in the other language, as a site that knows only the Hebrew places does", () => {
    const order = accepted({ ...englishOrder, customerData: ruth });
    expect(order.language).toBe("en");
    expect(order.customerData.city).toBe("Jerusalem");
  });

  test("may have its lists in any order: it is stored in the order of the menu", () => {
    const turned = {
      ...hebrewOrder,
      groups: hebrewOrder.groups.toReversed().map((group) => ({
        ...group,
        dishes: group.dishes.toReversed().map((dish) => ({
          ...dish,
          selections: dish.selections.toReversed(),
          options: dish.options.toReversed(),
          extras: dish.extras.toReversed(),
        })),
      })),
    };
    expect(accepted(turned)).toEqual(accepted(hebrewOrder));
  });

  test("also sorts add-ons, dishes of one type and extras in the order of the menu", () => {
    const soup = ["groups", 0, "dishes", 0];
    const dumplings = { name: "Dumplings", addedPrice: agorot(350) };
    const noodles = { name: "Noodles", addedPrice: agorot(200) };
    const challah = { name: "Challah", amount: 1, price: agorot(1200) };
    const pickles = { name: "Pickles", amount: 1, price: agorot(800) };
    const lentils = {
      name: "Lentil soup",
      totalPrice: agorot(1990),
      selections: [{ name: "Litre", amount: 1, addOns: [], price: agorot(1990) }],
      options: [],
      extras: [],
    };
    // Noodles on two half litres, pickles, and the lentil soup come on top.
    const withParts = [
      { path: [...soup, "selections", 0, "addOns"], value: [noodles, dumplings] },
      { path: [...soup, "extras"], value: [pickles, challah] },
      { path: [...soup, "totalPrice"], value: 12930 + 400 + 800 },
      { path: ["totalPrice"], value: 19430 + 400 + 800 + 1990 },
    ].reduce((order, { path, value }) => changeAt(order, path, () => value), englishOrder);
    const order = changeAt(withParts, ["groups", 0, "dishes"], (dishes) => [
      lentils,
      ...(dishes as readonly unknown[]),
    ]);
    const [soups] = accepted(order).groups;
    expect(soups?.dishes.map(({ name }) => name)).toEqual(["Chicken soup", "Lentil soup"]);
    expect(soups?.dishes[0]?.selections[0]?.addOns).toEqual([dumplings, noodles]);
    expect(soups?.dishes[0]?.extras).toEqual([challah, pickles]);
  });

  test("drops an extra with the count 0", () => {
    const pickles = { name: "חמוצים", amount: 0, price: agorot(800) };
    const order = changeAt(hebrewOrder, ["groups", 0, "dishes", 0, "extras"], (extras) => [
      pickles,
      ...(extras as readonly unknown[]),
    ]);
    expect(withoutPositions(accepted(order).groups)).toEqual(hebrewOrder.groups);
  });

  test("drops a selection with the count 0, and its add-ons", () => {
    const litre = changeAt(
      hebrewOrder,
      ["groups", 0, "dishes", 0, "selections", 1],
      (selection) => ({
        ...(selection as object),
        amount: 0,
        addOns: [{ name: "קניידלך", addedPrice: agorot(600) }],
      }),
    );
    // Without the litre: 4500, its spices 150 and its jar 500 less.
    const repriced = changeAt(litre, ["groups", 0, "dishes", 0, "totalPrice"], () => 12930 - 5150);
    const order = accepted({ ...repriced, totalPrice: agorot(19430 - 5150) });
    expect(withoutPositions(order.groups[0]?.dishes[0]?.selections)).toEqual(
      hebrewOrder.groups[0]?.dishes[0]?.selections.slice(0, 1),
    );
  });

  test("drops a dish type without dishes", () => {
    const [soups, desserts] = hebrewOrder.groups;
    if (soups === undefined || desserts === undefined)
      throw new Error("the order has two dish types");
    const empty = {
      ...hebrewOrder,
      groups: [soups, { ...desserts, dishes: [] }],
      totalPrice: agorot(12930),
    };
    expect(withoutPositions(accepted(empty).groups)).toEqual([soups]);
  });

  test("keeps the index of a selection in its dish, to which the price list of an option refers", () => {
    const cart = orderDish([], hebrewMenu, "מרק עוף", { amounts: [0, 2], choices: [0, 1] });
    const [soups] = accepted(orderOf(cart, ruth)).groups;
    const places = soups?.dishes[0]?.selections.map(({ name: selectionName, position }) => [
      selectionName,
      position,
    ]);
    expect(places).toEqual([["ליטר", 1]]);
  });
});

/** Without what the check adds: the index of each selection in the menu's dish, its measure, and the address of a pickup. */
function withoutPositions(part: unknown): unknown {
  const added = new Set(["position", "measure", "pickupAddress"]);
  return JSON.parse(
    JSON.stringify(part, (key, value: unknown) => (added.has(key) ? undefined : value)),
  );
}

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

/** They have tests of their own. */
type SoldOut = "SOLD_OUT" | "ONLY_LEFT" | (typeof fullCodes)[number];

/** One order for each code; a new code does not compile without one. */
const wrongOrders: Record<Exclude<RefusalCode, SoldOut>, Wrong> = {
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

describe("the notes of an order", () => {
  const noted = (ofDish: string, ofOrder: string): CustomerOrder => ({
    ...order,
    customerData: { ...order.customerData, note: ofOrder },
    groups: changeAt(order, [...soup, "note"], () => ofDish).groups,
  });
  const [firstGroup = 0, , firstDish = 0] = soup.slice(1).map(Number);

  test("are stored in one line, and change no price", () => {
    const { groups, customerData, orderTotal } = accepted(noted(" no\nonion ", "gate\t1234"));
    expect(groups[firstGroup]?.dishes[firstDish]?.note).toBe("no onion");
    expect(customerData.note).toBe("gate 1234");
    expect(orderTotal).toBe(accepted(order).orderTotal);
  });

  test("are missing where nothing is written that can be seen", () => {
    expect(accepted(noted("\u202E \n", "\u200F"))).toEqual(accepted(order));
  });

  test("may be 120 characters of a dish and 200 of the order, and are refused where they are longer", () => {
    expect(refusalsOf(noted("🌶".repeat(120), "a".repeat(200)))).toEqual([]);
    expect(
      refusalsOf(noted("a".repeat(121), "a".repeat(201))).map(({ code, path }) => [code, path]),
    ).toEqual([
      ["TEXT_TOO_LONG", [...soup, "note"]],
      ["TEXT_TOO_LONG", ["customerData", "note"]],
    ]);
  });
});

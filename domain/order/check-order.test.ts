import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { orderOf } from "#domain/testing/any-order.ts";
import { changeAt } from "#domain/testing/change-at.ts";
import { ruth, ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, orderDish, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { checkOrder } from "./check-order.ts";
import { orderIn, type ReceivedOrder } from "./order.ts";

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

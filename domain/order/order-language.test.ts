import { describe, expect, test } from "vitest";
import { changeAt, type Path } from "#domain/testing/change-at.ts";
import { ruth, ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderLanguage } from "./check-order.ts";
import type { ReceivedOrder } from "./order.ts";

const hebrewOrder = ruthsOrder(hebrewMenu, "ירושלים");
const englishOrder = ruthsOrder(englishMenu, "Jerusalem");

const soup: Path = [0, "dishes", 0];

/** The shop, with the same name in both languages at the given paths of the menu. */
function sharing(...paths: readonly Path[]) {
  const menu = paths.reduce(
    (before, path) => changeAt(before, path, () => ({ he: "Goulash", en: "Goulash" })),
    soupKitchen.menu,
  );
  return { ...soupKitchen, menu };
}

/** An order of one dish: of its dish type, with a selection and its add-on, an option with its choice, and an extra. */
function orderWith(names: {
  readonly type: string;
  readonly dish: string;
  readonly selection?: string;
  readonly addOn?: string;
  readonly option?: readonly [name: string, choice: string];
  readonly extra?: string;
}): ReceivedOrder {
  const { type, dish, selection, addOn, option, extra } = names;
  const selections = [selection ?? ""].map((name) => ({
    name,
    amount: 1,
    addOns: addOn === undefined ? [] : [{ name: addOn, addedPrice: null }],
    price: null,
  }));
  const options = option === undefined ? [] : [{ name: option[0], choice: option[1], price: [] }];
  const extras = extra === undefined ? [] : [{ name: extra, amount: 1, price: null }];
  const dishes = [{ name: dish, totalPrice: null, selections, options, extras }];
  return { ...hebrewOrder, groups: [{ name: type, dishes }] };
}

describe("the language of an order", () => {
  test("is that of its names", () => {
    expect(orderLanguage(hebrewOrder, soupKitchen)).toBe("he");
    expect(orderLanguage(englishOrder, soupKitchen)).toBe("en");
  });

  test("does not depend on the customer's own words", () => {
    const { customerData } = englishOrder;
    expect(orderLanguage({ ...hebrewOrder, customerData }, soupKitchen)).toBe("he");
    expect(
      orderLanguage({ ...englishOrder, customerData: hebrewOrder.customerData }, soupKitchen),
    ).toBe("en");
  });

  test("is that of most names if a few are no longer on the menu", () => {
    const renamed = changeAt(englishOrder, ["groups", 0, "dishes", 0, "name"], () => "Old soup");
    expect(orderLanguage(renamed, soupKitchen)).toBe("en");
  });

  test("is decided by the place if the names are the same in both, and only then", () => {
    const catalogue = sharing([0, "name"], [...soup, "name"], [...soup, "selections", 0, "name"]);
    const inBoth = orderWith({ type: "Goulash", dish: "Goulash", selection: "Goulash" });
    const inEnglish = orderWith({
      type: "Goulash",
      dish: "Goulash",
      selection: "Goulash",
      extra: "Challah",
    });
    const broughtTo = (city: string, order: ReceivedOrder) => ({
      ...order,
      customerData: { ...ruth, city },
    });
    expect(orderLanguage(broughtTo("Jerusalem", inBoth), catalogue)).toBe("en");
    expect(orderLanguage(broughtTo("ירושלים", inBoth), catalogue)).toBe("he");
    expect(orderLanguage(broughtTo("ירושלים", inEnglish), catalogue)).toBe("en");
  });

  test("is Hebrew if neither the names nor the place decide", () => {
    expect(orderLanguage({ ...hebrewOrder, groups: [] }, soupKitchen)).toBe("he");
    const unknown = orderWith({ type: "Drinks", dish: "Cola" });
    const toHaifa = { ...unknown, customerData: { ...ruth, city: "Haifa" } };
    expect(orderLanguage(toHaifa, soupKitchen)).toBe("he");
  });

  test("ignores names that the menu has elsewhere", () => {
    // Two Hebrew names that are in the wrong place do not outweigh one English name in the right place.
    const order = orderWith({ type: "Soups", dish: "עוגת תפוחים", selection: "עוגה" });
    expect(orderLanguage(order, soupKitchen)).toBe("en");
  });

  const typeAndDish: readonly Path[] = [
    [0, "name"],
    [...soup, "name"],
  ];
  const named = { type: "Goulash", dish: "Goulash" };

  test.each([
    ["a selection", sharing(...typeAndDish), { ...named, selection: "Half a litre" }],
    [
      "an add-on",
      sharing(...typeAndDish, [...soup, "selections", 0, "name"]),
      { ...named, selection: "Goulash", addOn: "Dumplings" },
    ],
    ["an option", sharing(...typeAndDish), { ...named, option: ["Seasoning", ""] as const }],
    [
      "a choice",
      sharing(...typeAndDish, [...soup, "options", 0, "name"]),
      { ...named, option: ["Goulash", "Spicy"] as const },
    ],
    ["an extra", sharing(...typeAndDish), { ...named, extra: "Challah" }],
  ])(
    "is decided by %s alone, if everything above it has the same name in both",
    (_part, catalogue, names) => {
      expect(orderLanguage(orderWith(names), catalogue)).toBe("en");
    },
  );
});

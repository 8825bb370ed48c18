import { expect, test } from "vitest";
import { deskOrder } from "#domain/testing/any-week.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { linesByDish } from "./order-lines.ts";

const line = (dishName: string, price: number | null, typeName = "מרקים") => ({
  typeName,
  dishName,
  price,
  note: "",
});

/**
 * Marks of what is cooked and of what is missing are stored by these keys, which never change. A new field of a dish is part of the key
 * only of a dish that has it, so that the lines of all other orders keep theirs.
 */
const storedKeys = {
  "מרק עוף, חצי ליטר, קניידלך, חריף, צנצנת": "1ci90i5ia6v",
  "מרק עוף, חלה": "7ebmlxni4t",
};

test("a size with add-ons and choices, and an extra, have the keys that marks of earlier versions are stored by", () => {
  const { lines } = deskOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen, 1);
  const keys = lines.map(({ key, dishName, name, addOns, choices }) => [
    [dishName, name, ...addOns, ...choices.map(({ choice }) => choice)].join(", "),
    key,
  ]);
  expect(Object.fromEntries(keys)).toMatchObject(storedKeys);
  expect(lines.every(({ note }) => note === "")).toBe(true);
});

test("the lines of a dish are together, and their prices add up", () => {
  const [soup, side, extra] = [line("עדשים", 4_400), line("אורז", 2_000), line("עדשים", 600)];
  expect(linesByDish([soup, side, extra])).toEqual([
    { typeName: "מרקים", dishName: "עדשים", lines: [soup, extra], price: 5_000, note: "" },
    { typeName: "מרקים", dishName: "אורז", lines: [side], price: 2_000, note: "" },
  ]);
});

test("dishes of the same name in two dish types are two dishes", () => {
  expect(linesByDish([line("אורז", 1), line("אורז", 2, "תוספות")])).toHaveLength(2);
});

test("a dish has no price where prices may not be read", () => {
  expect(linesByDish([line("אורז", null), line("אורז", null)])).toMatchObject([{ price: null }]);
});

test("an order without lines has no dishes", () => {
  expect(linesByDish([])).toEqual([]);
});

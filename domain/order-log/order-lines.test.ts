import { expect, test } from "vitest";
import { linesByDish } from "./order-lines.ts";

const line = (dishName: string, price: number | null, typeName = "מרקים") => ({
  typeName,
  dishName,
  price,
});

test("the lines of a dish are together, and their prices add up", () => {
  const [soup, side, extra] = [line("עדשים", 4_400), line("אורז", 2_000), line("עדשים", 600)];
  expect(linesByDish([soup, side, extra])).toEqual([
    { typeName: "מרקים", dishName: "עדשים", lines: [soup, extra], price: 5_000 },
    { typeName: "מרקים", dishName: "אורז", lines: [side], price: 2_000 },
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

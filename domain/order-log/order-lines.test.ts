import { expect, test } from "vitest";
import { deskOrder } from "#domain/testing/any-week.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withTodaysKeys } from "./former-keys.ts";
import { linesByDish, orderLines } from "./order-lines.ts";

const line = (dishName: string, price: number | null, typeName = "מרקים") => ({
  typeName,
  dishName,
  price,
  note: "",
});

const ofRuth = ruthsOrder(hebrewMenu, "ירושלים");
const { order, lines: ruthsLines } = deskOrder(ofRuth, soupKitchen, 1);

/**
 * Marks of what is cooked and of what is missing are stored by these keys, which never change. A new field of a dish is part of the key
 * only of a dish that has it, so that the lines of all other orders keep theirs. Versions before 1.1 had the second keys.
 */
const storedKeys = {
  "מרק עוף, חצי ליטר, קניידלך, חריף, צנצנת": ["i27h2s0s2ib5", "1ci90i5ia6v"],
  "מרק עוף, חלה": ["i27x1e8wrhvs", "7ebmlxni4t"],
} as const;

test("a size with add-ons and choices, and an extra, have the keys that marks are stored by", () => {
  const keys = ruthsLines.map(({ key, dishName, name, addOns, choices }) => [
    [dishName, name, ...addOns, ...choices.map(({ choice }) => choice)].join(", "),
    key,
  ]);
  const today = Object.entries(storedKeys).map(([words, [key]]) => [words, key]);
  expect(Object.fromEntries(keys)).toMatchObject(Object.fromEntries(today));
  expect(ruthsLines.every(({ note }) => note === "")).toBe(true);
});

test.each(Object.values(storedKeys))(
  "the key %s is found by that of earlier versions",
  (today, former) => {
    const marks = (key: string) =>
      [
        { kind: "cooked", line: key, done: 1 },
        { kind: "cooked", lines: [{ line: key, done: 2 }] },
        { kind: "missing", line: key, amount: 1 },
      ] as const;
    expect(withTodaysKeys(marks(former), () => ruthsLines)).toEqual(marks(today));
    const current = marks(today);
    expect(withTodaysKeys(current, () => expect.unreachable())).toBe(current);
  },
);

test("a line keeps its key whatever the menu calls it and says it measures, and in whatever sequence its parts are", () => {
  const renamed = (text: string) => `${text} החדש`;
  const again = orderLines({
    ...order,
    groups: order.groups.map((group) => ({
      ...group,
      name: renamed(group.name),
      dishes: group.dishes.map((dish) => ({
        ...dish,
        name: renamed(dish.name),
        selections: dish.selections.map((selection) => ({
          ...selection,
          name: renamed(selection.name),
          measure: { quantity: 8, unit: "portion" } as const,
          addOns: selection.addOns.toReversed(),
        })),
        options: dish.options.toReversed(),
      })),
    })),
  });
  expect(again.map(({ key }) => key)).toEqual(ruthsLines.map(({ key }) => key));
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

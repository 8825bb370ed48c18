import { expect, test } from "vitest";
import { type SoldContent, type SoldOrder, sumYear } from "./sum-year.ts";

const text = (he: string, en: string) => ({ he, en });
const dish = (id: string, name: ReturnType<typeof text>, totalPrice: number, amount: number) => ({
  id,
  name,
  totalPrice,
  selections: [{ amount }, { amount: 1 }],
});

function order(changes: Partial<SoldOrder>, content: Partial<SoldContent> = {}): SoldOrder {
  return {
    week: "2026-01-07",
    due: 10_000,
    received: 0,
    isCancelled: false,
    content: {
      orderType: "delivery",
      city: { id: "p1", ...text("ירושלים", "Jerusalem") },
      totalPrice: 8_000,
      groups: [
        {
          id: "t1",
          name: text("מרקים", "Soups"),
          dishes: [dish("d1", text("מרק עוף", "Chicken soup"), 8_000, 2)],
        },
      ],
      ...content,
    },
    ...changes,
  };
}

test("a year without orders has no lines", () => {
  expect(sumYear([], "he")).toEqual({
    orders: 0,
    due: 0,
    received: 0,
    months: [],
    byType: [],
    byDish: [],
    byPlace: [],
    besideDishes: 0,
  });
});

test("orders are added up by month, dish, type and place, under their newest names", () => {
  const renamed = [
    {
      id: "t1",
      name: text("מרקים וצירים", "Soups and stocks"),
      dishes: [
        dish("d1", text("מרק הבית", "House soup"), 3_000, 1),
        dish("d2", text("מרק עדשים", "Lentil soup"), 4_000, 9),
      ],
    },
  ];
  const sums = sumYear(
    [
      order({ received: 10_000 }),
      order({ week: "2026-12-30", due: 7_000 }, { groups: renamed, totalPrice: 7_500 }),
      order(
        { week: "2026-12-30", due: 7_000 },
        { orderType: "pickup", groups: [], totalPrice: 7_000 },
      ),
    ],
    "en",
  );
  expect(sums).toEqual({
    orders: 3,
    due: 24_000,
    received: 10_000,
    months: [
      { month: 1, orders: 1, due: 10_000 },
      { month: 12, orders: 2, due: 14_000 },
    ],
    byType: [{ name: "Soups and stocks", count: 15, amount: 15_000 }],
    byDish: [
      { name: "Lentil soup", count: 10, amount: 4_000 },
      { name: "House soup", count: 5, amount: 11_000 },
    ],
    byPlace: [
      { name: "Jerusalem", orderType: "delivery", count: 2, amount: 17_000 },
      { name: "Jerusalem", orderType: "pickup", count: 1, amount: 7_000 },
    ],
    besideDishes: 1_500,
  });
});

test("a canceled order is in what was received only, and a damaged one in no table of what was sold", () => {
  const sums = sumYear(
    [order({ isCancelled: true, due: 0, received: 500 }), order({ content: undefined })],
    "he",
  );
  expect(sums).toMatchObject({ orders: 1, due: 10_000, received: 500, byType: [], byPlace: [] });
});

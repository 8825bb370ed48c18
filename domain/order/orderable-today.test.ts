import { expect, test } from "vitest";
import { limitedKitchen, litre, soldOutKitchen } from "#domain/testing/limited-kitchen.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderableToday } from "./orderable-today.ts";
import { limitNeeds } from "./portion-limits.ts";
import { soldOutRefusals } from "./sold-out-refusals.ts";

const order = { ...ruthsOrder(hebrewMenu, "ירושלים"), language: "he" } as const;
const had = new Map<string, number>();

test("today's limits count an order by its own names, although its soup has another name today", () => {
  const today = JSON.parse(
    JSON.stringify(limitedKitchen(6)).replaceAll("מרק עוף", "מרק צח"),
  ) as ReturnType<typeof limitedKitchen>;
  expect(limitNeeds(today, order, had)).toEqual([]);
  const orderable = orderableToday(soupKitchen, today);
  expect(limitNeeds(orderable, order, had)).toEqual([
    { limit: "pot", portions: 4, had: 0, most: 6 },
  ]);
});

test("what was sold out and limited when it was priced, and is not today, can be ordered", () => {
  for (const priced of [limitedKitchen(1), soldOutKitchen(litre)]) {
    const orderable = orderableToday(priced, soupKitchen);
    expect(limitNeeds(orderable, order, had)).toEqual([]);
    expect(soldOutRefusals(order, "he", orderable, { had, left: new Map() })).toEqual([]);
  }
});

test("a dish that is sold out today is sold out in each of its selections", () => {
  const soup = soupKitchen.menu[0]?.dishes[0]?.id;
  const orderable = orderableToday(soupKitchen, soldOutKitchen(soup));
  const refusals = soldOutRefusals(order, "he", orderable, { had, left: undefined });
  expect(refusals.map(({ code, name }) => [code, name])).toEqual([
    ["SOLD_OUT", "חצי ליטר"],
    ["SOLD_OUT", "ליטר"],
  ]);
});

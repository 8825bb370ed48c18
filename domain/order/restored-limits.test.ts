import { expect, test } from "vitest";
import { limitedKitchen, litre, soldOutKitchen } from "#domain/testing/limited-kitchen.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { orderIn } from "./order.ts";
import { limitNeeds } from "./portion-limits.ts";
import { soldOutRefusals } from "./sold-out-refusals.ts";

function priced(catalogue = soupKitchen) {
  const checked = checkOrder(ruthsOrder(hebrewMenu, "ירושלים"), catalogue);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  return checked.order;
}
const order = priced();
const had = new Map<string, number>();

test("today's limits count an order by its ids, although its soup has another name today", () => {
  const today = JSON.parse(
    JSON.stringify(limitedKitchen(6)).replaceAll("מרק עוף", "מרק צח"),
  ) as ReturnType<typeof limitedKitchen>;
  const needs = limitNeeds(today, order, had);
  expect(needs).toEqual([{ limit: "pot", portions: 4, had: 0, most: 6 }]);
  const left = new Map([["pot", 2]]);
  expect(soldOutRefusals(orderIn(order, "he"), "he", today, { had, left })).toMatchObject([
    { code: "SOLD_OUT", dishName: "מרק עוף", name: "ליטר" },
  ]);
});

test("a selection that was limited when it was priced, and is not today, can be ordered", () => {
  const limited = priced(limitedKitchen(9));
  expect(limitNeeds(soupKitchen, limited, had)).toEqual([]);
  const left = new Map<string, number>();
  expect(soldOutRefusals(orderIn(limited, "he"), "he", soupKitchen, { had, left })).toEqual([]);
});

test("a selection that the menu does not have today is not refused", () => {
  const today = { ...soldOutKitchen(litre), menu: soldOutKitchen(litre).menu.slice(1) };
  expect(limitNeeds(today, order, had)).toEqual([]);
  const left = new Map<string, number>();
  expect(soldOutRefusals(orderIn(order, "he"), "he", today, { had, left })).toEqual([]);
});

test("a dish that is sold out today is sold out in each of its selections", () => {
  const soup = soupKitchen.menu[0]?.dishes[0]?.id;
  const shown = orderIn(order, "he");
  const refusals = soldOutRefusals(shown, "he", soldOutKitchen(soup), { had, left: undefined });
  expect(refusals.map(({ code, name }) => [code, name])).toEqual([
    ["SOLD_OUT", "חצי ליטר"],
    ["SOLD_OUT", "ליטר"],
  ]);
});

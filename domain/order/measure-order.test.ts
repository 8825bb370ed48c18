import { expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { measureOrder } from "./measure-order.ts";

const unmeasured: Catalogue = {
  ...soupKitchen,
  menu: soupKitchen.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map(({ measure: _, ...selection }) => selection),
    })),
  })),
};

function measuresOfRuths(catalogues: readonly Catalogue[]) {
  const checked = checkOrder(ruthsOrder(englishMenu, "Jerusalem"), soupKitchen);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  const measured = measureOrder(checked.order, catalogues);
  const dishes = measured.allOrders.flatMap(({ orders }) => orders);
  return dishes.flatMap(({ selections }) => selections.map(({ measure }) => measure));
}

const inKitchen = [{ quantity: 0.5, unit: "litre" }, { quantity: 1, unit: "litre" }, null];

test("a selection has the measure of its catalogue, in whichever language it was ordered", () => {
  expect(measuresOfRuths([soupKitchen])).toEqual(inKitchen);
});

test("a newer catalogue gives the measures that an older one lacks, and changes no others", () => {
  expect(measuresOfRuths([unmeasured])).toEqual([null, null, null]);
  expect(measuresOfRuths([unmeasured, soupKitchen])).toEqual(inKitchen);
  expect(measuresOfRuths([soupKitchen, unmeasured])).toEqual(inKitchen);
});

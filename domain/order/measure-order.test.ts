import { expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { measureOrder, measuresOf } from "./measure-order.ts";
import { orderIn } from "./order.ts";

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

/** The measures of Ruth's order, which was priced with one catalogue and is read with another one. */
function measuresOfRuths(priced: Catalogue, now: Catalogue) {
  const checked = checkOrder(ruthsOrder(englishMenu, "Jerusalem"), priced);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  const measured = measureOrder(orderIn(checked.order, "he"), measuresOf(now.menu));
  const dishes = measured.groups.flatMap((group) => group.dishes);
  return dishes.flatMap(({ selections }) => selections.map(({ measure }) => measure));
}

const inKitchen = [{ quantity: 0.5, unit: "litre" }, { quantity: 1, unit: "litre" }, null];

test("a selection has the measure of its catalogue, in whichever language it was ordered", () => {
  expect(measuresOfRuths(soupKitchen, soupKitchen)).toEqual(inKitchen);
});

test("a newer catalogue gives the measures that an older one lacks, and changes no others", () => {
  expect(measuresOfRuths(unmeasured, unmeasured)).toEqual([null, null, null]);
  expect(measuresOfRuths(unmeasured, soupKitchen)).toEqual(inKitchen);
  expect(measuresOfRuths(soupKitchen, unmeasured)).toEqual(inKitchen);
});

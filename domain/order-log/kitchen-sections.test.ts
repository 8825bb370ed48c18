import fc from "fast-check";
import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { addMeasures } from "#domain/menu/measure.ts";
import { anyWeek, deskOrder } from "#domain/testing/any-week.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { ordersToServe } from "./desk-order.ts";
import { kitchenLines } from "./kitchen-lines.ts";
import { kitchenSections } from "./kitchen-sections.ts";

test("a dish has its sum, its portions and its extras", () => {
  const order = deskOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen, 1);
  const [soups, desserts] = kitchenSections(kitchenLines([order], hebrewMenu));
  expect(soups).toMatchObject({
    typeName: "מרקים",
    dishes: [
      {
        dishName: "מרק עוף",
        measures: [{ quantity: 2, unit: "litre" }],
        packs: 0,
        portions: [{ name: "חצי ליטר" }, { name: "ליטר" }],
        extras: [{ name: "חלה" }],
      },
    ],
  });
  expect(desserts?.dishes).toMatchObject([{ dishName: "עוגת תפוחים", measures: [], packs: 1 }]);
});

test("in any week the sections have every line once, and the sums of what is ordered", () => {
  fc.assert(
    fc.property(anyWeek, ({ catalogue, orders }) => {
      const menu = localizeMenu(catalogue.menu, "he");
      const lines = kitchenLines(orders, menu);
      const dishes = kitchenSections(lines).flatMap((section) =>
        section.dishes.map((dish) => ({ typeName: section.typeName, ...dish })),
      );
      expect(dishes.flatMap(({ portions, extras }) => [...portions, ...extras])).toEqual(lines);
      const groups = ordersToServe(orders).flatMap(({ order }) => order.groups);
      for (const { typeName, dishName, measures } of dishes) {
        const ofType = groups.filter((group) => group.name === typeName);
        const ordered = ofType.flatMap((group) =>
          group.dishes.flatMap((dish) => (dish.name === dishName ? dish.selections : [])),
        );
        expect(measures).toEqual(addMeasures(ordered));
      }
    }),
  );
});

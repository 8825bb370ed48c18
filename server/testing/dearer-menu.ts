import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agorot } from "#domain/money/agorot.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";

/** The soup kitchen when every selection costs a shekel more, and there is no apple cake anymore. */
export const dearerWithoutCake: Catalogue = {
  ...soupKitchen,
  menu: soupKitchen.menu.slice(0, 1).map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map((selection) => ({
        ...selection,
        price: agorot(selection.price + 100),
      })),
    })),
  })),
};

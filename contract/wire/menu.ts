import type { FullMenuWithIdsQuery } from "#contract/generated/full-menu-with-ids-operations.ts";
import type { DishFactsQuery } from "#contract/generated/late-operations.ts";
import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { isDishKind } from "#domain/menu/dish-kind.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import { priceFromWire, pricesFromWire } from "./price.ts";

type WireMenu = FullMenuQuery["fullMenu"];
type WireMenuWithIds = FullMenuWithIdsQuery["fullMenu"];
type WholeDish = WireMenuWithIds[number]["dishes"][number] &
  DishFactsQuery["fullMenu"][number]["dishes"][number];
type WholeMenu = readonly (Omit<WireMenuWithIds[number], "dishes"> & {
  readonly dishes: readonly WholeDish[];
})[];

/** Converts the menu to the answer of `fullMenu`, with prices in shekels. */
export function menuToWire(menu: ShownMenu): WholeMenu {
  return menu.map((dishType) => ({
    id: dishType.id ?? null,
    orderType: dishType.orderType,
    orderNumber: dishType.orderNumber,
    dishes: dishType.dishes.map((dish) => ({
      id: dish.id ?? null,
      image: dish.image,
      thumbnail: dish.thumbnail,
      dishDescriptions: dish.dishDescriptions,
      dishName: dish.dishName,
      selections: dish.selections.map(({ id, selectionName, price, checkBoxes }) => ({
        id: id ?? null,
        selectionName,
        price: shekelsOf(price),
        checkBoxes: checkBoxes.map((addOn) => ({
          id: addOn.id ?? null,
          addedPrice: shekelsOf(addOn.addedPrice),
          name: addOn.name,
        })),
      })),
      options: dish.options.map(({ id, name, choices }) => ({
        id: id ?? null,
        name,
        choices: choices.map((choice) => ({
          id: choice.id ?? null,
          name: choice.name,
          price: choice.price.map(shekelsOf),
        })),
      })),
      extras: dish.extras.map(({ id, name, price }) => ({
        id: id ?? null,
        name,
        price: shekelsOf(price),
      })),
      kind: dish.kind,
      allergens: dish.allergens,
    })),
  }));
}

/**
 * Reads the answer of `fullMenu` (specification §7), sorted by `orderNumber`. Throws if a price is invalid or a list is missing.
 * A kind that the answer does not have is null, "not known". All allergens are null: `withDishFacts` adds them.
 */
export function menuFromWire(menu: WireMenu): ShownMenu {
  return menu
    .map((dishType) => ({
      orderType: dishType.orderType,
      orderNumber: dishType.orderNumber,
      dishes: dishType.dishes.map((dish) => ({
        kind: isDishKind(dish.kind) ? dish.kind : null,
        allergens: null,
        dishName: dish.dishName,
        dishDescriptions: dish.dishDescriptions,
        // Another server may omit a picture, or send an empty name if there is none.
        image: dish.image || null,
        thumbnail: dish.thumbnail || null,
        selections: dish.selections.map(({ selectionName, price, checkBoxes }) => ({
          selectionName,
          price: priceFromWire(price),
          checkBoxes: checkBoxes.map(({ addedPrice, name }) => ({
            name,
            addedPrice: priceFromWire(addedPrice),
          })),
        })),
        options: dish.options.map(({ name, choices }) => ({
          name,
          choices: choices.map((choice) => ({
            name: choice.name,
            price: pricesFromWire(choice.price),
          })),
        })),
        extras: dish.extras.map(({ name, price }) => ({ name, price: priceFromWire(price) })),
      })),
    }))
    .toSorted((a, b) => a.orderNumber - b.orderNumber);
}

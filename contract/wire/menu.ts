import type { DishFactsQuery, FullMenuQuery } from "#contract/generated/operations.ts";
import { isAllergen } from "#domain/menu/allergen.ts";
import { isDishKind } from "#domain/menu/dish-kind.ts";
import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import { priceFromWire, pricesFromWire } from "./price.ts";

type WireMenu = FullMenuQuery["fullMenu"];
type WireDishFacts = DishFactsQuery["fullMenu"];
type WholeDish = WireMenu[number]["dishes"][number] & WireDishFacts[number]["dishes"][number];
type WholeMenu = readonly (Omit<WireMenu[number], "dishes"> & {
  readonly dishes: readonly WholeDish[];
})[];

/** Converts the menu to the answer of `fullMenu`, with prices in shekels. */
export function menuToWire(menu: ShownMenu): WholeMenu {
  return menu.map((dishType) => ({
    orderType: dishType.orderType,
    orderNumber: dishType.orderNumber,
    dishes: dishType.dishes.map((dish) => ({
      image: dish.image,
      thumbnail: dish.thumbnail,
      dishDescriptions: dish.dishDescriptions,
      dishName: dish.dishName,
      selections: dish.selections.map(({ selectionName, price, checkBoxes }) => ({
        selectionName,
        price: shekelsOf(price),
        checkBoxes: checkBoxes.map(({ addedPrice, name }) => ({
          addedPrice: shekelsOf(addedPrice),
          name,
        })),
      })),
      options: dish.options.map(({ name, choices }) => ({
        name,
        choices: choices.map((choice) => ({
          name: choice.name,
          price: choice.price.map(shekelsOf),
        })),
      })),
      extras: dish.extras.map(({ name, price }) => ({ name, price: shekelsOf(price) })),
      kind: dish.kind,
      allergens: dish.allergens,
    })),
  }));
}

/**
 * Reads the answer of `fullMenu` (specification §7), sorted by `orderNumber`. Throws if a price is invalid or a list is missing.
 *
 * `facts` is the answer of `DishFacts`, an operation of its own because a server written to the specification alone refuses it.
 * It is matched by name and not by position: the menu may have changed between the two answers, and an allergen must never
 * be shown for another dish. The kind and the allergens of a dish that it does not name are null, "not known".
 */
export function menuFromWire(menu: WireMenu, facts: WireDishFacts = []): ShownMenu {
  const factsOfDish = new Map(
    facts.flatMap(({ orderType, dishes }) =>
      dishes.map((dish) => [JSON.stringify([orderType, dish.dishName]), dish] as const),
    ),
  );
  return menu
    .map((dishType) => ({
      orderType: dishType.orderType,
      orderNumber: dishType.orderNumber,
      dishes: dishType.dishes.map((dish) => ({
        ...factsFromWire(factsOfDish.get(JSON.stringify([dishType.orderType, dish.dishName]))),
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

/**
 * `allergens` is null, "not known", if the server leaves the list out. It is also null if a newer server names an allergen that
 * this code does not know, because the rest of the list would be shown as if it were complete.
 */
function factsFromWire(
  facts: WireDishFacts[number]["dishes"][number] | undefined,
): Pick<Dish<string>, "kind" | "allergens"> {
  const { kind, allergens } = facts ?? {};
  return {
    kind: isDishKind(kind) ? kind : null,
    allergens: allergens?.every(isAllergen) ? allergens : null,
  };
}

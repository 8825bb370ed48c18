import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { type Allergen, isAllergen } from "#domain/menu/allergen.ts";
import { isDishKind } from "#domain/menu/dish-kind.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import { priceFromWire, pricesFromWire } from "./price.ts";

type WireMenu = FullMenuQuery["fullMenu"];

/** The menu as `fullMenu` answers it: prices in shekels. */
export function menuToWire(menu: ShownMenu): WireMenu {
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

/** Reads the answer of `fullMenu`, sorted by `orderNumber`. Throws where a price is none or a list is missing. */
export function menuFromWire(menu: WireMenu): ShownMenu {
  return menu
    .map((dishType) => ({
      orderType: dishType.orderType,
      orderNumber: dishType.orderNumber,
      dishes: dishType.dishes.map((dish) => ({
        dishName: dish.dishName,
        dishDescriptions: dish.dishDescriptions,
        // Another server may leave a picture out, or send an empty name for none.
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
        kind: isDishKind(dish.kind) ? dish.kind : null,
        allergens: allergensFromWire(dish.allergens),
      })),
    }))
    .toSorted((a, b) => a.orderNumber - b.orderNumber);
}

/**
 * Null for a list that another server leaves out. Null too where a newer server names an allergen that this code does not
 * know: the rest of the list would be shown as if it were all.
 */
function allergensFromWire(
  listed: readonly string[] | null | undefined,
): readonly Allergen[] | null {
  return listed?.every(isAllergen) ? listed : null;
}

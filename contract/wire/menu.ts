import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { isDishKind } from "#domain/menu/dish-kind.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { shekelsOf } from "#domain/money/agorot.ts";
import { type WithPrices, withPrices } from "#domain/money/with-prices.ts";
import { priceFromWire, pricesFromWire } from "./price.ts";
import { menuNames, type Specified, toSpecified } from "./specified-names.ts";

type WireMenu = FullMenuQuery["fullMenu"];

/** Converts the menu to the answer of `fullMenu`, with prices in shekels. What the schema does not name stays on the server. */
export function menuToWire(
  menu: ShownMenu,
): WithPrices<Specified<ShownMenu, typeof menuNames>, number> {
  return withPrices(toSpecified(menu, menuNames), shekelsOf);
}

/**
 * Reads the answer of `fullMenu` (specification §7), sorted by `position`, with the ids that it has. Throws if a price is invalid or a
 * list is missing. A kind that the answer does not have is null, "not known". All allergens are null: `withDishFacts` adds them.
 */
export function menuFromWire(menu: WireMenu): ShownMenu {
  return menu
    .map((dishType) => ({
      ...idIn(dishType),
      name: dishType.orderType,
      position: dishType.orderNumber,
      dishes: dishType.dishes.map((dish) => ({
        ...idIn(dish),
        kind: isDishKind(dish.kind) ? dish.kind : null,
        allergens: null,
        name: dish.dishName,
        descriptions: dish.dishDescriptions,
        // Another server may omit a picture, or send an empty name if there is none.
        image: dish.image || null,
        thumbnail: dish.thumbnail || null,
        selections: dish.selections.map((selection) => ({
          ...idIn(selection),
          name: selection.selectionName,
          price: priceFromWire(selection.price),
          addOns: selection.checkBoxes.map((addOn) => ({
            ...named(addOn),
            addedPrice: priceFromWire(addOn.addedPrice),
          })),
        })),
        options: dish.options.map((option) => ({
          ...named(option),
          choices: option.choices.map((choice) => ({
            ...named(choice),
            price: pricesFromWire(choice.price),
          })),
        })),
        extras: dish.extras.map((extra) => ({
          ...named(extra),
          price: priceFromWire(extra.price),
        })),
      })),
    }))
    .toSorted((a, b) => a.position - b.position);
}

function named(thing: { readonly name: string }): Identified & { readonly name: string } {
  return { ...idIn(thing), name: thing.name };
}

/** The id of a thing in an answer, if it was asked for and the server has one. */
function idIn(thing: object): Identified {
  const { id } = thing as { readonly id?: string | null };
  return id == null ? {} : { id };
}

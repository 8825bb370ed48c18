import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeDeliveryPlaces, localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import { inLanguage } from "#domain/language/in-language.ts";
import type { Language } from "#domain/language/language.ts";
import { wordSearch } from "#domain/language/word-search.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import { findEnteredDish } from "#domain/order/price-order-line.ts";

/** The newest menu that the device knows, in one language. */
export interface OrderMenu {
  /** With what the seller has hidden: an order is priced by it, as on the server. */
  readonly whole: ShownMenu;
  /** What can be ordered now, with the marks of what is sold out: the seller may still order it. */
  readonly offered: ShownMenu;
  readonly places: readonly DeliveryPlace<string>[];
}

/** The menu of a catalogue for the editor of orders. */
export function orderMenuOf({ menu, deliveryPlaces }: Catalogue, language: Language): OrderMenu {
  return {
    whole: localizeMenu(menu, language),
    offered: inLanguage(offeredMenu(menu), language),
    places: localizeDeliveryPlaces(deliveryPlaces, language),
  };
}

/** A dish of the menu with the name of its type, which together name it. */
export interface NamedDish {
  readonly typeName: string;
  readonly dish: Dish<string>;
}

interface DishNames {
  /** Null or missing where it has none, or none is known. */
  readonly id?: string | null;
  readonly typeName: string;
  readonly dishName: string;
}

/** A dish that can be ordered now; undefined if the menu no longer has it. */
export function findMenuDish({ offered }: OrderMenu, names: DishNames): Dish<string> | undefined {
  return findEnteredDish(offered, names)?.dish;
}

/** By their ids, or where one has none by their names. */
export function isSameDish(dish: DishNames, other: DishNames): boolean {
  if (dish.id != null && other.id != null) return dish.id === other.id;
  return dish.typeName === other.typeName && dish.dishName === other.dishName;
}

/**
 * The dishes with words that begin as the typed ones do, in the order of the menu. A word of the dish's type counts too: "soups" finds
 * all soups. Undefined for fewer than two letters.
 */
export function findMenuDishes(menu: OrderMenu, typed: string): readonly NamedDish[] | undefined {
  const isFound = wordSearch(typed);
  return (
    isFound &&
    menu.offered.flatMap(({ name: typeName, dishes }) =>
      dishes.flatMap((dish) => (isFound(`${dish.name} ${typeName}`) ? [{ typeName, dish }] : [])),
    )
  );
}

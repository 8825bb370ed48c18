import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  languages,
} from "#domain/language/language.ts";
import type { Dish, ShopMenu } from "#domain/menu/menu.ts";
import type { ReceivedDish, ReceivedOrder } from "./order.ts";

/**
 * The language of an order is the language in which the menu contains most of its names. Every name counts, down to the
 * choices, because a dish may have the same name in both languages while its parts do not. If the names are equally frequent
 * the delivery place decides, and otherwise the language is Hebrew.
 */
export function orderLanguage(order: ReceivedOrder, catalogue: Catalogue): Language {
  const weigh = (language: Language) =>
    // Any name of the menu outweighs the place, because a site may know only the Hebrew place names.
    2 * countKnownNames(order, catalogue.menu, language) +
    Number(isNamed(order.customerData.city, catalogue.deliveryPlaces, language));
  return languages.reduce(
    (best, language) => (weigh(language) > weigh(best) ? language : best),
    defaultLanguage,
  );
}

/** Counts the names of an order that the menu contains in a language: dishes within their type, parts within their dish. */
function countKnownNames({ allOrders }: ReceivedOrder, menu: ShopMenu, language: Language): number {
  return sum(allOrders, ({ typeName, orders }) => {
    const dishType = menu.find(({ orderType }) => orderType[language] === typeName);
    if (dishType === undefined) return 0;
    const knownDishes = sum(orders, (dish) => {
      const offered = dishType.dishes.find(({ dishName }) => dishName[language] === dish.dishName);
      return offered === undefined ? 0 : 1 + countKnownParts(dish, offered, language);
    });
    return 1 + knownDishes;
  });
}

function countKnownParts(
  dish: ReceivedDish,
  offered: Dish<LocalizedText>,
  language: Language,
): number {
  const selections = sum(dish.selections, ({ selectionName, checkedOptions }) => {
    const selection = offered.selections.find(
      (each) => each.selectionName[language] === selectionName,
    );
    if (selection === undefined) return 0;
    return (
      1 + sum(checkedOptions, ({ name }) => Number(isNamed(name, selection.checkBoxes, language)))
    );
  });
  const options = sum(dish.options, ({ name, choice }) => {
    const option = offered.options.find((each) => each.name[language] === name);
    return option === undefined ? 0 : 1 + Number(isNamed(choice, option.choices, language));
  });
  const extras = sum(dish.extras, ({ name }) => Number(isNamed(name, offered.extras, language)));
  return selections + options + extras;
}

function isNamed(
  name: string,
  items: readonly { readonly name: LocalizedText }[],
  language: Language,
): boolean {
  return items.some((item) => item.name[language] === name);
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

import { priceCart, priceOrder } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  languages,
} from "#domain/language/language.ts";
import type { Dish, ShopMenu, ShownMenu } from "#domain/menu/menu.ts";
import { checkCustomerData } from "./check-customer-data.ts";
import { checkDish } from "./check-dish.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { isTooLarge } from "./is-too-large.ts";
import type {
  AcceptedOrder,
  CheckedDish,
  CheckedGroup,
  ReceivedDish,
  ReceivedGroup,
  ReceivedOrder,
} from "./order.ts";
import type { OrderedAmounts } from "./ordered-amounts.ts";
import type { Refusal } from "./refusal.ts";
import { soldOutRefusals } from "./sold-out-refusals.ts";

const nothingHad: OrderedAmounts = new Map();

export type CheckedOrder =
  | { readonly ok: true; readonly order: AcceptedOrder }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Checks a received order against the catalogue and prices it again: every name, count, required option, place, price and total, and
 * that nothing is sold out. Returns the order to store, or the list of everything that is refused. `had` is what the order had before a
 * change; as much of it may stay, even if it is sold out now.
 */
export function checkOrder(
  received: ReceivedOrder,
  catalogue: Catalogue,
  had: OrderedAmounts = nothingHad,
): CheckedOrder {
  if (isTooLarge(received.allOrders)) {
    return { ok: false, refusals: [{ code: "ORDER_TOO_LARGE", path: ["allOrders"] }] };
  }
  const language = orderLanguage(received, catalogue);
  const offered = orderedPart(received, offeredMenu(catalogue.menu), language);
  const menu = localizeMenu(offered, language);

  const place = checkCustomerData(received.customerData, catalogue.deliveryPlaces, language);
  const groups = checkGroups(received.allOrders, menu);
  const soldOut = soldOutRefusals(received, language, { menu: offered }, { had, left: undefined });
  const totalPrice = priceCart(groups.allOrders);

  const refusals: Refusal[] = [...groups.refusals, ...soldOut, ...place.refusals];
  if (groups.allOrders.length === 0 && refusals.length === 0) {
    refusals.push({ code: "ORDER_EMPTY", path: ["allOrders"] });
  }
  // If a dish is refused the total is wrong too, so a second refusal for it would add no information.
  if (groups.refusals.length === 0 && received.totalPrice !== totalPrice) {
    refusals.push({
      code: "CART_TOTAL_WRONG",
      path: ["totalPrice"],
      expected: [totalPrice],
      received: [received.totalPrice],
    });
  }
  if (refusals.length > 0 || place.customer === undefined) return { ok: false, refusals };
  const order = {
    ...place.customer,
    allOrders: inBothLanguages(groups.allOrders, language, offered),
    totalPrice,
    language,
  };
  return { ok: true, order: { ...order, orderTotal: priceOrder(order) } };
}

/** The part of the menu that the order names, in the order of the menu. Localising only this part is faster. */
function orderedPart({ allOrders }: ReceivedOrder, menu: ShopMenu, language: Language): ShopMenu {
  const types = new Set(allOrders.map(({ typeName }) => typeName));
  const dishes = new Set(allOrders.flatMap(({ orders }) => orders.map(({ dishName }) => dishName)));
  return menu
    .filter(({ orderType }) => types.has(orderType[language]))
    .map((dishType) => ({
      ...dishType,
      dishes: dishType.dishes.filter(({ dishName }) => dishes.has(dishName[language])),
    }));
}

interface CheckedGroups {
  readonly allOrders: readonly CheckedGroup[];
  readonly refusals: readonly Refusal[];
}

function checkGroups(received: readonly ReceivedGroup[], menu: ShownMenu): CheckedGroups {
  const refusals: Refusal[] = [];
  const accepted = new Map<string, Map<string, CheckedDish>>();

  received.forEach((group, groupIndex) => {
    const path = ["allOrders", groupIndex];
    const { typeName } = group;
    const dishType = menu.find(({ orderType }) => orderType === typeName);
    if (dishType === undefined) {
      refusals.push({ code: "DISH_TYPE_UNKNOWN", path, typeName });
      return;
    }
    if (accepted.has(typeName)) {
      refusals.push({ code: "DISH_TYPE_TWICE", path, typeName });
      return;
    }
    const dishes = new Map<string, CheckedDish>();
    accepted.set(typeName, dishes);
    group.orders.forEach((dish, dishIndex) => {
      const where = {
        path: [...path, "orders", dishIndex],
        typeName,
        dishName: dish.dishName,
      };
      const offered = dishType.dishes.find(({ dishName }) => dishName === dish.dishName);
      if (offered === undefined) {
        refusals.push({ code: "DISH_UNKNOWN", ...where });
      } else if (dishes.has(dish.dishName)) {
        refusals.push({ code: "DISH_TWICE", ...where });
      } else {
        const checked = checkDish(dish, offered, where);
        dishes.set(dish.dishName, checked.order);
        refusals.push(...checked.refusals);
      }
    });
  });

  const allOrders = menu.flatMap(({ orderType, dishes }): readonly CheckedGroup[] => {
    const ordered = accepted.get(orderType);
    if (ordered === undefined || ordered.size === 0) return [];
    const orders = dishes.flatMap(({ dishName }) => ordered.get(dishName) ?? []);
    return [{ typeName: orderType, orders }];
  });
  return { allOrders, refusals };
}

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

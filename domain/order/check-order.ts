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
import { checkCustomerData, type OrderBefore } from "./check-customer-data.ts";
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
 * change; as much of it may stay, even if it is sold out now; what else may stay of the order `before` says `checkCustomerData`.
 */
export function checkOrder(
  received: ReceivedOrder,
  catalogue: Catalogue,
  had: OrderedAmounts = nothingHad,
  before?: OrderBefore,
): CheckedOrder {
  if (isTooLarge(received.groups)) {
    return { ok: false, refusals: [{ code: "ORDER_TOO_LARGE", path: ["groups"] }] };
  }
  const language = orderLanguage(received, catalogue);
  const offered = orderedPart(received, offeredMenu(catalogue.menu), language);
  const menu = localizeMenu(offered, language);

  const place = checkCustomerData(
    received.customerData,
    catalogue.deliveryPlaces,
    language,
    before,
  );
  const groups = checkGroups(received.groups, menu);
  const soldOut = soldOutRefusals(received, language, { menu: offered }, { had, left: undefined });
  const totalPrice = priceCart(groups.checked);

  const refusals: Refusal[] = [...groups.refusals, ...soldOut, ...place.refusals];
  if (groups.checked.length === 0 && refusals.length === 0) {
    refusals.push({ code: "ORDER_EMPTY", path: ["groups"] });
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
    groups: inBothLanguages(groups.checked, language, offered),
    totalPrice,
    language,
  };
  return { ok: true, order: { ...order, orderTotal: priceOrder(order) } };
}

/** The part of the menu that the order names, in the order of the menu. Localising only this part is faster. */
function orderedPart({ groups }: ReceivedOrder, menu: ShopMenu, language: Language): ShopMenu {
  const types = new Set(groups.map(({ name }) => name));
  const named = new Set(groups.flatMap(({ dishes }) => dishes.map(({ name }) => name)));
  return menu
    .filter(({ name }) => types.has(name[language]))
    .map((dishType) => ({
      ...dishType,
      dishes: dishType.dishes.filter(({ name }) => named.has(name[language])),
    }));
}

interface CheckedGroups {
  readonly checked: readonly CheckedGroup[];
  readonly refusals: readonly Refusal[];
}

function checkGroups(received: readonly ReceivedGroup[], menu: ShownMenu): CheckedGroups {
  const refusals: Refusal[] = [];
  const accepted = new Map<string, Map<string, CheckedDish>>();

  received.forEach((group, groupIndex) => {
    const path = ["groups", groupIndex];
    const { name: typeName } = group;
    const dishType = menu.find(({ name }) => name === typeName);
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
    group.dishes.forEach((dish, dishIndex) => {
      const where = {
        path: [...path, "dishes", dishIndex],
        typeName,
        dishName: dish.name,
      };
      const offered = dishType.dishes.find(({ name }) => name === dish.name);
      if (offered === undefined) {
        refusals.push({ code: "DISH_UNKNOWN", ...where });
      } else if (dishes.has(dish.name)) {
        refusals.push({ code: "DISH_TWICE", ...where });
      } else {
        const checked = checkDish(dish, offered, where);
        dishes.set(dish.name, checked.order);
        refusals.push(...checked.refusals);
      }
    });
  });

  const checked = menu.flatMap(({ name, dishes }): readonly CheckedGroup[] => {
    const ordered = accepted.get(name);
    if (ordered === undefined || ordered.size === 0) return [];
    return [{ name, dishes: dishes.flatMap((dish) => ordered.get(dish.name) ?? []) }];
  });
  return { checked, refusals };
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
function countKnownNames({ groups }: ReceivedOrder, menu: ShopMenu, language: Language): number {
  return sum(groups, ({ name: typeName, dishes }) => {
    const dishType = menu.find(({ name }) => name[language] === typeName);
    if (dishType === undefined) return 0;
    const knownDishes = sum(dishes, (dish) => {
      const offered = dishType.dishes.find(({ name }) => name[language] === dish.name);
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
  const selections = sum(dish.selections, ({ name: selectionName, addOns }) => {
    const selection = offered.selections.find((each) => each.name[language] === selectionName);
    if (selection === undefined) return 0;
    return 1 + sum(addOns, ({ name }) => Number(isNamed(name, selection.addOns, language)));
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

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { defaultLanguage, type Language, languages } from "#domain/language/language.ts";
import type { ReceivedOrder } from "./received-order.ts";

/** The language of an order is the language of its names: the one in which the menu knows most of them, Hebrew where that decides nothing. */
export function orderLanguage(order: ReceivedOrder, { menu }: Catalogue): Language {
  const names = new Set(
    order.allOrders.flatMap(({ typeName, orders }) => [
      typeName,
      ...orders.map(({ dishName }) => dishName),
    ]),
  );
  const knownIn = (language: Language) =>
    menu
      .flatMap(({ orderType, dishes }) => [orderType, ...dishes.map(({ dishName }) => dishName)])
      .filter((name) => names.has(name[language])).length;
  return languages.reduce(
    (best, language) => (knownIn(language) > knownIn(best) ? language : best),
    defaultLanguage,
  );
}

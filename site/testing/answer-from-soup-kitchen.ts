import type { FullMenuFilter } from "#contract/generated/schema-types.ts";
import { availabilityToWire } from "#contract/wire/availability.ts";
import { deliveryPlacesToWire } from "#contract/wire/delivery-places.ts";
import { menuToWire } from "#contract/wire/menu.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu, localizeShop } from "#domain/catalogue/localize-catalogue.ts";
import { shownPlaces } from "#domain/catalogue/shown-places.ts";
import { defaultLanguage, type Language, languages } from "#domain/language/language.ts";
import { littleLeft } from "#domain/order/little-left.ts";
import { ordersLeft } from "#domain/order/orders-left.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { ShownOrderWeek } from "#site/order-state/use-order-week.ts";
import type { Execute } from "#web/graphql/execute.ts";

/** Wednesday, 7 January 2026, 14:00 in Jerusalem. */
export const ordinaryWeek: ShownOrderWeek = {
  week: "2026-01-07",
  deadline: "2026-01-07T12:00:00.000Z",
  opensAt: null,
  isOrdinary: true,
  reason: null,
  handOverDays: null,
};

/** Answers the queries of the site like a server with this catalogue and week. */
export function answerFrom(
  catalogue: Catalogue = soupKitchen,
  orderWeek: ShownOrderWeek = ordinaryWeek,
): Execute {
  const menuIn = (language: Language) => menuToWire(localizeMenu(catalogue.menu, language));
  const shopIn = (language: Language) => ({ shop: localizeShop(catalogue, language) });
  const answers: Record<string, (language: Language) => unknown> = {
    FullMenu: (language) => ({ fullMenu: menuIn(language) }),
    FullMenuWithIds: (language) => ({ fullMenu: menuIn(language) }),
    FullMenuWithIdsInBothLanguages: () => ({ he: menuIn("he"), en: menuIn("en") }),
    FullMenuInBothLanguages: () => ({ he: menuIn("he"), en: menuIn("en") }),
    Availability: (language) => ({
      availability: availabilityToWire(littleLeft(catalogue, language, undefined)),
      ordersLeft: ordersLeft(catalogue, undefined),
      nextOpening: orderWeek.deadline,
      hasLimits: (catalogue.limits ?? []).length > 0,
    }),
    OrderWeek: () => ({ orderWeek }),
    Shop: shopIn,
    Terms: shopIn,
    Seller: shopIn,
    AccessibilityContact: shopIn,
    DeliveryPlaces: (language) => ({
      deliveryPlaces: deliveryPlacesToWire(shownPlaces(catalogue, orderWeek.week, language)),
    }),
  };
  return ({ operationName, text }, variables) => {
    const { filter } = variables as { readonly filter?: FullMenuFilter };
    const inText = languages.find((language) => text.includes(`language:${language}`));
    const data = answers[operationName]?.(filter?.language ?? inText ?? defaultLanguage);
    return Promise.resolve(
      data === undefined
        ? { errors: [{ message: `no answer to ${operationName}` }] }
        : { data: data as never },
    );
  };
}

/** Like `answerFrom`, but the given operations fail. */
export function answerAllBut(refused: readonly string[]): Execute {
  const answer = answerFrom();
  return (document, variables) =>
    refused.includes(document.operationName)
      ? Promise.resolve({ errors: [{ message: "not now" }] })
      : answer(document, variables);
}

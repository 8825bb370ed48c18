import type { Language } from "#domain/language/language.ts";
import { addressInLanguage } from "#domain/language/language-address.ts";
import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import { shekelsOf } from "#domain/money/shekels.ts";

interface ShownShop {
  readonly menu: ShownMenu;
  readonly language: Language;
  readonly shopName: string;
  readonly contactAddress: string | undefined;
  readonly publicOrigin: string | undefined;
}

/** The shop and its menu as schema.org JSON-LD for search engines; prices are in shekels. */
export function structuredData(shop: ShownShop): object {
  const { menu, language, shopName, contactAddress, publicOrigin } = shop;
  return {
    "@context": "https://schema.org",
    "@type": "FoodEstablishment",
    name: shopName,
    ...(contactAddress !== undefined && { email: contactAddress }),
    ...(publicOrigin !== undefined && {
      "@id": `${publicOrigin}/#shop`,
      url: addressInLanguage(`${publicOrigin}/`, language),
      image: `${publicOrigin}/webImages/share.jpg`,
    }),
    currenciesAccepted: "ILS",
    hasMenu: {
      "@type": "Menu",
      inLanguage: language,
      hasMenuSection: menu.map(({ orderType, dishes }) => ({
        "@type": "MenuSection",
        name: orderType,
        hasMenuItem: dishes.map((dish) => ({
          "@type": "MenuItem",
          name: dish.dishName,
          offers: offerOf(dish),
        })),
      })),
    },
  };
}

/** The price range of the selections of a dish, without add-ons. */
function offerOf({ selections }: Dish<string>): object {
  const prices = selections.map(({ price }) => shekelsOf(price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high
    ? { "@type": "Offer", price: low, priceCurrency: "ILS" }
    : { "@type": "AggregateOffer", lowPrice: low, highPrice: high, priceCurrency: "ILS" };
}

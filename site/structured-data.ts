import type { Language } from "#domain/language/language.ts";
import { addressInLanguage } from "#domain/language/language-address.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { priceText } from "#domain/money/price-text.ts";

interface ShownShop {
  readonly menu: ShownMenu;
  readonly language: Language;
  readonly shopName: string;
  readonly contactAddress: string | undefined;
  readonly publicOrigin: string | undefined;
}

/**
 * The shop as schema.org JSON-LD for search engines. It names the address of the menu and the range of its prices; the dishes are read
 * from the page itself, because as data they would be a twentieth of what every visit loads (docs/decisions/0014).
 */
export function structuredData(shop: ShownShop): object {
  const { menu, language, shopName, contactAddress, publicOrigin } = shop;
  const priceRange = priceRangeOf(menu);
  return {
    "@context": "https://schema.org",
    "@type": "FoodEstablishment",
    name: shopName,
    ...(contactAddress !== undefined && { email: contactAddress }),
    ...(publicOrigin !== undefined && {
      "@id": `${publicOrigin}/#shop`,
      url: addressInLanguage(`${publicOrigin}/`, language),
      hasMenu: addressInLanguage(`${publicOrigin}/`, language),
      image: `${publicOrigin}/webImages/share.jpg`,
    }),
    ...(priceRange !== undefined && { priceRange }),
    currenciesAccepted: "ILS",
  };
}

/** From the lowest to the highest price of a selection, without add-ons; undefined if the menu has none. */
function priceRangeOf(menu: ShownMenu): string | undefined {
  const prices = menu
    .flatMap(({ dishes }) => dishes.flatMap(({ selections }) => selections))
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  return `${priceText(lowest)}–${priceText(highest)}`;
}

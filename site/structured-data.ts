import { addressInLanguage, type SiteLanguage } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { priceText } from "#domain/money/price-text.ts";

interface ShownShop {
  readonly menu: ShownMenu;
  readonly language: SiteLanguage;
  readonly shopName: string;
  readonly contactAddress: string | undefined;
  /** The seller's postal address in one line and her phone number; undefined or empty until she has set them. */
  readonly seller: ShownSeller | null | undefined;
  /** When orders of the week can be picked up; places may have the same hours. */
  readonly pickupTimes: readonly PickupTime[];
  readonly publicOrigin: string | undefined;
}

interface ShownSeller {
  readonly address: string;
  readonly phoneNumber: string | null;
}

/** On a date `YYYY-MM-DD`, from and to `HH:MM`, in Asia/Jerusalem. */
interface PickupTime {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The shop as schema.org JSON-LD for search engines. It names the address of the menu and the range of its prices; the dishes are read
 * from the page itself, because as data they would be a twentieth of what every visit loads (docs/decisions/0014).
 */
export function structuredData(shop: ShownShop): object {
  const { menu, language, shopName, contactAddress, seller, publicOrigin } = shop;
  const priceRange = priceRangeOf(menu);
  const hours = openingHours(shop.pickupTimes);
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
    ...(seller != null &&
      seller.address !== "" && {
        address: {
          "@type": "PostalAddress",
          streetAddress: seller.address,
          addressCountry: "IL",
        },
      }),
    ...(seller?.phoneNumber != null && { telephone: seller.phoneNumber }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(priceRange !== undefined && { priceRange }),
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

/** The hours at which somebody is there: those of pickup, each once, and only for their date, because another week may have others. */
function openingHours(times: readonly PickupTime[]): readonly object[] {
  const distinct = new Map(times.map((time) => [`${time.date} ${time.from} ${time.to}`, time]));
  return [...distinct.values()].map(({ date, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    opens: from,
    closes: to,
    validFrom: date,
    validThrough: date,
  }));
}

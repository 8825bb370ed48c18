import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { checkCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";

const text = (he: string) => ({ he, en: "" });
const addOn = (name: string, addedPrice: number) => ({ name: text(name), addedPrice });
const selection = (name: string, price: number, addOns: readonly object[] = []) => ({
  name: text(name),
  price,
  addOns,
});
const choice = (name: string, ...price: readonly number[]) => ({ name: text(name), price });
const extra = (name: string, price: number) => ({ name: text(name), price });
const dish = (name: string, selections: readonly object[], parts: object = {}) => ({
  name: text(name),
  descriptions: [],
  image: null,
  thumbnail: null,
  selections,
  options: [],
  extras: [],
  kind: null,
  allergens: null,
  ...parts,
});
const coriander = [addOn("בלי כוסברה", 0), addOn("חריף במיוחד", 0)];
const types: Readonly<Record<string, readonly object[]>> = {
  מרקים: [
    dish("מרק עדשים כתומות", [
      selection("חצי ליטר", 2_400, coriander),
      selection("ליטר", 4_200, coriander),
    ]),
    dish("מרק קובה סלק", [selection("8 יחידות", 9_600)]),
  ],
  עוף: [
    dish("פרגיות בסילאן ושום", [selection("4 מנות", 14_800), selection("8 מנות", 28_000)], {
      options: [
        {
          name: text("סוג האורז"),
          choices: [choice("אורז לבן", 0), choice("אורז מלא", 0), choice("אורז בר", 800, 1_500)],
        },
      ],
      extras: [extra("חריף בצד", 400), extra("טחינה", 900)],
    }),
    dish("פרגיות ממולאות באורז ופירות יבשים", [selection("4 מנות", 16_800)]),
  ],
  בשר: [
    dish("צלי בקר ביין אדום עם שורשים", [selection("2 מנות", 11_800), selection("4 מנות", 22_800)]),
  ],
  סלטים: [dish("סלט חצילים קלויים", [selection("250 גרם", 2_500), selection("500 גרם", 4_900)])],
  קינוחים: [
    dish("עוגת שמרים שוקולד", [selection("עוגה שלמה", 8_900)]),
    dish("עוגיות שומשום", [selection("250 גרם", 2_800)]),
  ],
};
const place = (name: string, deliveryPrice: number, pickupAddress = "") => ({
  name: text(name),
  deliveryPrice,
  pickupAddress: text(pickupAddress),
  pickupPrice: 0,
});

/** The catalogue of the sample week, in Hebrew: what its orders have, at the prices that they paid, and two dishes that nobody ordered. */
export const sampleCatalogue: Catalogue = parsed({
  menu: Object.entries(types).map(([name, dishes], index) => ({
    name: text(name),
    position: index + 1,
    dishes,
  })),
  deliveryPlaces: [
    place("אפרת", 2_500, "רחוב הזית 4"),
    place("אלון שבות", 2_500, "רחוב הזית 4"),
    place("נווה דניאל", 3_000),
    place("ירושלים", 4_500),
  ],
  shop: soupKitchen.shop,
});

function parsed(content: unknown): Catalogue {
  const checked = checkCatalogue(content);
  if (checked.kind === "valid") return checked.catalogue;
  throw new Error(JSON.stringify(checked.problems));
}

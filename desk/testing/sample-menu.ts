import type { MenuQuery } from "#contract/generated/desk-operations.ts";

type Menu = MenuQuery["menu"];
type Dish = Menu["types"][number]["dishes"][number];

const priced = (name: string, price: number) => ({ name, price });
const dish = (dishName: string, parts: Partial<Dish> & Pick<Dish, "selections">): Dish => ({
  dishName,
  options: [],
  extras: [],
  ...parts,
});
const plain = (name: string, price: number) => ({ name, price, addOns: [] });

/** The menu of the sample week, in Hebrew: what its orders have, at the prices that they paid, and two dishes that nobody ordered. */
export const sampleMenu: Menu = {
  types: [
    {
      typeName: "מרקים",
      dishes: [
        dish("מרק עדשים כתומות", {
          selections: [
            {
              ...plain("חצי ליטר", 2_400),
              addOns: [priced("בלי כוסברה", 0), priced("חריף במיוחד", 0)],
            },
            {
              ...plain("ליטר", 4_200),
              addOns: [priced("בלי כוסברה", 0), priced("חריף במיוחד", 0)],
            },
          ],
        }),
        dish("מרק קובה סלק", { selections: [plain("8 יחידות", 9_600)] }),
      ],
    },
    {
      typeName: "עוף",
      dishes: [
        dish("פרגיות בסילאן ושום", {
          selections: [plain("4 מנות", 14_800), plain("8 מנות", 28_000)],
          options: [
            {
              name: "סוג האורז",
              choices: [
                { name: "אורז לבן", price: [0] },
                { name: "אורז מלא", price: [0] },
                { name: "אורז בר", price: [800, 1_500] },
              ],
            },
          ],
          extras: [priced("חריף בצד", 400), priced("טחינה", 900)],
        }),
        dish("פרגיות ממולאות באורז ופירות יבשים", { selections: [plain("4 מנות", 16_800)] }),
      ],
    },
    {
      typeName: "בשר",
      dishes: [
        dish("צלי בקר ביין אדום עם שורשים", {
          selections: [plain("2 מנות", 11_800), plain("4 מנות", 22_800)],
        }),
      ],
    },
    {
      typeName: "סלטים",
      dishes: [
        dish("סלט חצילים קלויים", {
          selections: [plain("250 גרם", 2_500), plain("500 גרם", 4_900)],
        }),
      ],
    },
    {
      typeName: "קינוחים",
      dishes: [
        dish("עוגת שמרים שוקולד", { selections: [plain("עוגה שלמה", 8_900)] }),
        dish("עוגיות שומשום", { selections: [plain("250 גרם", 2_800)] }),
      ],
    },
  ],
  places: [
    { place: "אפרת", deliveryPrice: 2_500, pickupAddress: "רחוב הזית 4", pickupPrice: 0 },
    { place: "אלון שבות", deliveryPrice: 2_500, pickupAddress: "רחוב הזית 4", pickupPrice: 0 },
    { place: "נווה דניאל", deliveryPrice: 3_000, pickupAddress: null, pickupPrice: 0 },
    { place: "ירושלים", deliveryPrice: 4_500, pickupAddress: null, pickupPrice: 0 },
  ],
};

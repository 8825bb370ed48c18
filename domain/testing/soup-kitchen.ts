import type { Cart, CartDish } from "#domain/cart/cart.ts";
import { findCartDish, saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { openDraft } from "#domain/cart/follow-draft.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { giveIds } from "#domain/catalogue/give-ids.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { Dish, DishType, ShownMenu } from "#domain/menu/menu.ts";
import { agorot } from "#domain/money/agorot.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { draftAt, type PositionedDraft } from "./draft-at.ts";
import { withoutIds } from "./without-ids.ts";

/** A small shop whose menu uses every feature; all its sums are easy to calculate by hand. */
export const soupKitchen: Catalogue = giveIds({
  menu: [
    {
      name: { he: "מרקים", en: "Soups" },
      position: 1,
      dishes: [
        {
          name: { he: "מרק עוף", en: "Chicken soup" },
          descriptions: [{ he: "צלול וחם", en: "Clear and hot" }],
          image: "chicken-soup.webp",
          thumbnail: "chicken-soup-small.webp",
          selections: [
            {
              name: { he: "חצי ליטר", en: "Half a litre" },
              price: agorot(2490),
              addOns: [
                { name: { he: "קניידלך", en: "Dumplings" }, addedPrice: agorot(350) },
                { name: { he: "אטריות", en: "Noodles" }, addedPrice: agorot(200) },
              ],
              measure: { quantity: 0.5, unit: "litre" },
            },
            {
              name: { he: "ליטר", en: "Litre" },
              price: agorot(4500),
              addOns: [{ name: { he: "קניידלך", en: "Dumplings" }, addedPrice: agorot(600) }],
              measure: { quantity: 1, unit: "litre" },
            },
          ],
          options: [
            {
              name: { he: "תיבול", en: "Seasoning" },
              choices: [
                { name: { he: "עדין", en: "Mild" }, price: [agorot(0)] },
                { name: { he: "חריף", en: "Spicy" }, price: [agorot(150)] },
              ],
            },
            {
              name: { he: "כלי", en: "Container" },
              choices: [
                { name: { he: "קופסה", en: "Box" }, price: [agorot(100), agorot(250)] },
                { name: { he: "צנצנת", en: "Jar" }, price: [agorot(300), agorot(500)] },
              ],
            },
          ],
          extras: [
            { name: { he: "חלה", en: "Challah" }, price: agorot(1200) },
            { name: { he: "חמוצים", en: "Pickles" }, price: agorot(800) },
          ],
          kind: "meat",
          allergens: ["gluten", "eggs", "celery"],
        },
        {
          name: { he: "מרק עדשים", en: "Lentil soup" },
          descriptions: [],
          image: null,
          thumbnail: null,
          selections: [
            {
              name: { he: "ליטר", en: "Litre" },
              price: agorot(1990),
              addOns: [],
              measure: { quantity: 1, unit: "litre" },
            },
          ],
          options: [],
          extras: [],
          kind: "parve",
          allergens: [],
        },
      ],
    },
    {
      name: { he: "קינוחים", en: "Desserts" },
      position: 3,
      dishes: [
        {
          name: { he: "עוגת תפוחים", en: "Apple cake" },
          descriptions: [],
          image: null,
          thumbnail: null,
          selections: [
            {
              name: { he: "עוגה", en: "Whole cake" },
              price: agorot(6000),
              addOns: [{ name: { he: "קצפת", en: "Whipped cream" }, addedPrice: agorot(500) }],
            },
          ],
          options: [],
          extras: [],
          kind: null,
          allergens: null,
        },
      ],
    },
  ],
  deliveryPlaces: [
    {
      name: { he: "ירושלים", en: "Jerusalem" },
      deliveryPrice: agorot(2500),
      pickupAddress: { he: "רחוב הנרקיס 4", en: "4 Narkis Street" },
      pickupPrice: agorot(0),
      pickupTime: {
        weekday: 5,
        from: { hour: 8, minute: 30 },
        to: { hour: 11, minute: 0 },
        note: { he: "לצלצל פעמיים", en: "ring twice" },
      },
      deliveryTime: { weekday: 5, from: { hour: 9, minute: 0 }, to: { hour: 13, minute: 0 } },
    },
    {
      name: { he: "מודיעין", en: "Modiin" },
      deliveryPrice: agorot(3500),
      pickupAddress: { he: "שדרות החשמונאים 1", en: "1 Hasmonaim Boulevard" },
      pickupPrice: agorot(1000),
      pickupTime: { weekday: 4, from: { hour: 17, minute: 0 }, to: { hour: 19, minute: 0 } },
      deliveryTime: { weekday: 5, from: { hour: 9, minute: 0 }, to: { hour: 13, minute: 0 } },
    },
    {
      name: { he: "בית שמש", en: "Beit Shemesh" },
      deliveryPrice: agorot(4000),
      pickupAddress: { he: "", en: "" },
      pickupPrice: agorot(0),
      deliveryTime: { weekday: 5, from: { hour: 9, minute: 0 }, to: { hour: 13, minute: 0 } },
    },
  ],
  shop: {
    name: { he: "בית המרק", en: "The soup kitchen" },
    contactAddress: "cook@soup-kitchen.example",
    kashrut: { he: "בהשגחת הרבנות", en: "Under rabbinical supervision" },
    cook: null,
    deadline: wednesdayTwoPm,
    opening: null,
    exceptions: [],
    payment: {
      app: { he: "ביט", en: "Bit" },
      payee: { he: "רות", en: "Ruth" },
      link: "https://pay.example/ruth",
    },
    whatsapp: "972521234567",
    seller: {
      legalName: { he: "רות כהן", en: "Ruth Cohen" },
      idNumber: "123456782",
      address: { he: "רחוב הנרקיס 4, ירושלים", en: "4 Narkis Street, Jerusalem" },
      phoneNumber: "052-123-4567",
    },
    accessibilityContact: {
      name: { he: "דינה לוי", en: "Dina Levi" },
      phoneNumber: "052-765-4321",
      email: "dina@soup-kitchen.example",
    },
    vat: { he: "המחירים כוללים מע״מ", en: "Prices include VAT" },
    terms: [
      {
        heading: { he: "ביטול", en: "Cancelling" },
        text: { he: "אפשר לבטל עד יום רביעי.", en: "Until Wednesday you may cancel." },
      },
    ],
  },
});

/** Its menu in one language. The page has it without ids, and so has a server that knows none. */
export const hebrewMenu: ShownMenu = withoutIds(localizeMenu(soupKitchen.menu, "he"));
export const englishMenu: ShownMenu = withoutIds(localizeMenu(soupKitchen.menu, "en"));

/**
 * Two half litres with dumplings, one litre; spicy, in jars; one challah: 12930 agorot.
 * (2490 + 350) × 2 + 4500 + 150 × 3 + (300 × 2 + 500 × 1) + 1200
 */
export const chickenSoupDraft: PositionedDraft = {
  amounts: [2, 1],
  checked: [[true, false], [false]],
  choices: [1, 1],
  extraAmounts: [1, 0],
};
export const chickenSoupTotal = agorot(12930);

/** Three litres: 5970 agorot. */
export const lentilSoupDraft: PositionedDraft = {
  amounts: [3],
  checked: [[]],
  choices: [],
  extraAmounts: [],
};
export const lentilSoupTotal = agorot(5970);

/** One cake with whipped cream: 6500 agorot. */
export const appleCakeDraft: PositionedDraft = {
  amounts: [1],
  checked: [[true]],
  choices: [],
  extraAmounts: [],
};
export const appleCakeTotal = agorot(6500);

/** A dish of a menu with its type and position. Throws if the menu has no dish of that name. */
export function dishNamed(
  menu: ShownMenu,
  dishName: string,
): {
  readonly dishType: DishType<string>;
  readonly dish: Dish<string>;
  readonly position: number;
} {
  for (const dishType of menu) {
    const position = dishType.dishes.findIndex((each) => each.name === dishName);
    const dish = dishType.dishes[position];
    if (dish !== undefined) return { dishType, dish, position };
  }
  throw new Error(`no dish ${dishName} on the menu`);
}

/** The cart after a customer opened a dish, changed it and put it into the cart. */
export function orderDish(
  cart: Cart,
  menu: ShownMenu,
  dishName: string,
  changed: Partial<PositionedDraft>,
): Cart {
  const { dishType, dish, position } = dishNamed(menu, dishName);
  const group = { name: dishType.name, position: dishType.position };
  const draft = openDraft(dish, findCartDish(cart, { typeName: group.name, name: dishName }));
  return saveCartDish(cart, group, cartDishOfDraft(dish, position, draftAt(dish, changed, draft)));
}

/** Chicken soup and an apple cake, 19430 agorot, in the language of the menu. */
export function soupAndCake(menu: ShownMenu): Cart {
  const soup = orderDish([], menu, menu[0]?.dishes[0]?.name ?? "", chickenSoupDraft);
  return orderDish(soup, menu, menu[1]?.dishes[0]?.name ?? "", appleCakeDraft);
}

/** A dish of a cart. Throws if the cart has no dish of that name. */
export function cartDishNamed(cart: Cart, dishName: string): CartDish {
  const dish = cart.flatMap(({ dishes }) => dishes).find((each) => each.name === dishName);
  if (dish === undefined) throw new Error(`no dish ${dishName} in the cart`);
  return dish;
}

/** The soup kitchen with a payment link that says the sum and the number of an order. */
export const paidByVariables: Catalogue = {
  ...soupKitchen,
  shop: {
    ...soupKitchen.shop,
    payment: { ...soupKitchen.shop.payment, link: "https://pay.example/ruth/{sum}?for={number}" },
  },
};

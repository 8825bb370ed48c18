import type { CartDish } from "#domain/cart/cart.ts";
import { cartDishOfDraft, type DishDraft } from "#domain/cart/dish-draft.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { Dish, ShopMenu } from "#domain/menu/menu.ts";
import { agorot } from "#domain/money/agorot.ts";

const menu: ShopMenu = [
  {
    orderType: { he: "מרקים", en: "Soups" },
    orderNumber: 1,
    dishes: [
      {
        dishName: { he: "מרק קובה סלק", en: "Beet kubbeh soup" },
        dishDescriptions: [
          {
            he: "קובה סולת במילוי בשר בקר, במרק סלק חמוץ־מתוק עם סלרי.",
            en: "Semolina kubbeh filled with beef, in a sweet-and-sour beet soup with celery.",
          },
        ],
        image: "beet-kubbeh-soup.webp",
        thumbnail: "beet-kubbeh-soup-thumbnail.webp",
        selections: [
          {
            selectionName: { he: "מנה אחת", en: "One portion" },
            price: agorot(3900),
            checkBoxes: [
              { name: { he: "חריף", en: "Spicy" }, addedPrice: agorot(0) },
              { name: { he: "עוד קובה", en: "One more kubbeh" }, addedPrice: agorot(800) },
            ],
          },
          {
            selectionName: { he: "ארבע מנות", en: "Four portions" },
            price: agorot(14800),
            checkBoxes: [{ name: { he: "חריף", en: "Spicy" }, addedPrice: agorot(0) }],
          },
        ],
        options: [
          {
            name: { he: "סוג הקמח", en: "Kind of flour" },
            choices: [
              { name: { he: "סולת", en: "Semolina" }, price: [agorot(0)] },
              { name: { he: "קמח מלא", en: "Whole grain" }, price: [agorot(250), agorot(900)] },
            ],
          },
        ],
        extras: [{ name: { he: "חלה קטנה", en: "Small challah" }, price: agorot(1200) }],
        kind: "meat",
        allergens: ["gluten", "celery"],
      },
    ],
  },
];

export const sampleDraft: DishDraft = {
  amounts: [2, 0],
  checked: [[false, true], [false]],
  choices: [1],
  extraAmounts: [1],
};

/** A dish with every kind of part, in a language. */
export function sampleDish(language: Language): Dish<string> {
  const dish = localizeMenu(menu, language)[0]?.dishes[0];
  if (dish === undefined) throw new Error("the sample has no dish");
  return dish;
}

/** The sample dish in a cart. */
export function sampleCartDish(language: Language): CartDish {
  return cartDishOfDraft(sampleDish(language), 0, sampleDraft);
}

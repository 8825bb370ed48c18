import type { dishDialogHe } from "./dish-dialog-he.ts";

/** Texts of the dish dialog in English. */
export const dishDialogEn: typeof dishDialogHe = {
  kinds: {
    meat: "Meat",
    dairy: "Dairy",
    fish: "Fish",
    parve: "Parve",
  },
  allergens: "Allergens, including add-ons and extras:",
  noAllergens: "No allergens are listed for this dish, its add-ons and extras",
  noExtraCharge: "no extra charge",
  pricePerPortion: (price) => `${price} a portion`,
  saved: (price) => `${price} less`,
  counted: (name, count, total) => `${name}: ${count}, total ${total}`,
  totalNow: (total) => `Total ${total}`,
  added: (dish) => `Added: ${dish}`,
  toCart: "To the cart",
};

import type { DishKind } from "#domain/menu/dish-kind.ts";

/** Texts of the dish dialog in Hebrew: the source. They are loaded with the dialog, not with every page. */
export const dishDialogHe = {
  kinds: {
    meat: "בשרי",
    dairy: "חלבי",
    fish: "דגים",
    parve: "פרווה",
  } satisfies Record<DishKind, string>,
  allergens: "אלרגנים במנה ובתוספות:",
  noAllergens: "לא צוינו אלרגנים במנה ובתוספות",
  noExtraCharge: "ללא תוספת מחיר",
  pricePerPortion: (price: string) => `${price} למנה`,
  saved: (price: string) => `${price} פחות`,
  /** Read by screen readers after a press on + or −. */
  counted: (name: string, count: number, total: string) => `${name}: ${count}, סה״כ ${total}`,
  /** Read by screen readers after any other change. */
  totalNow: (total: string) => `סה״כ ${total}`,
  added: (dish: string) => `נוסף לסל: ${dish}`,
  toCart: "לסל",
};

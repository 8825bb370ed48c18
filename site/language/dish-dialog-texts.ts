import type { Messages } from "./he.ts";
import { useLanguage } from "./language-context.tsx";

const he = {
  selections: "בחירת גודל וכמות",
  amount: "גודל",
  unitPrice: "מחיר",
  count: "כמות",
  subtotal: "סכום ביניים",
  countOf: (selection: string) => `כמות: ${selection}`,
  addOnFor: (addOn: string, selection: string) => `${addOn}, עבור ${selection}`,
  addOns: "התאמות",
  extras: "תוספות בצד",
  note: "הערה למנה",
  noteHint: "למשל: בלי בצל. הערה לא משנה את המחיר; מה שעולה יותר בוחרים למעלה.",
  total: "סה״כ",
  addToCart: "הוספה לסל",
  updateCart: "עדכון הסל",
  partsGone: (parts: string) => `התפריט השתנה, וכבר אי אפשר להזמין: ${parts}.`,
  gone: "המנה הזאת כבר לא בתפריט.",
  removedBySaving: "לא נבחרה כמות, ולכן עדכון הסל יסיר ממנו את המנה.",
  /** What is still to choose while every count is 0. */
  missingCount: "כמות",
  stillToChoose: (what: string) => `עוד צריך לבחור: ${what}`,
  perPortion: "ליחידה",
  allergens: "אלרגנים במנה, בהתאמות ובתוספות בצד:",
  noAllergens: "לא צוינו אלרגנים במנה, בהתאמות ובתוספות בצד",
  noExtraCharge: "בלי תוספת למחיר",
  pricePerPortion: (price: string) => `${price} למנה`,
  saved: (price: string) => `${price} פחות`,
  /** Read by screen readers after a press on + or −. */
  counted: (name: string, count: number, total: string) => `${name}: ${count}, סה״כ ${total}`,
  /** Read by screen readers after any other change. */
  totalNow: (total: string) => `סה״כ ${total}`,
  added: (dish: string) => `נוסף לסל: ${dish}`,
  toCart: "לסל",
  share: "שיתוף המנה",
  copyLink: "העתקת הקישור למנה",
};

const en: typeof he = {
  selections: "Choose sizes and how many",
  amount: "Amount",
  unitPrice: "Unit price",
  count: "Count",
  subtotal: "Subtotal",
  countOf: (selection) => `Count: ${selection}`,
  addOnFor: (addOn, selection) => `${addOn}, for ${selection}`,
  addOns: "Add-ons",
  extras: "Extras",
  note: "Note on the dish",
  noteHint:
    "For example: without onion. A note does not change the price. Choose above what costs extra.",
  total: "Total",
  addToCart: "Add to cart",
  updateCart: "Update cart",
  partsGone: (parts) => `The menu has changed. No longer offered: ${parts}.`,
  gone: "This dish is no longer on the menu.",
  removedBySaving: "Every count is 0, so updating the cart removes this dish from it.",
  missingCount: "count",
  stillToChoose: (what) => `Still to choose: ${what}`,
  perPortion: "each",
  allergens: "Allergens, including add-ons and extras:",
  noAllergens: "No allergens are listed for this dish, its add-ons and extras",
  noExtraCharge: "no extra charge",
  pricePerPortion: (price) => `${price} a portion`,
  saved: (price) => `${price} less`,
  counted: (name, count, total) => `${name}: ${count}, total ${total}`,
  totalNow: (total) => `Total ${total}`,
  added: (dish) => `Added: ${dish}`,
  toCart: "View cart",
  share: "Share this dish",
  copyLink: "Copy the link to this dish",
};

export const dishDialogTexts = { he, en };

/** The texts of the dish dialog in the shown language. They are loaded with the dialog: only its code may use them. */
export function useDishDialogTexts(): typeof he & Messages["dish"] {
  const { language, messages } = useLanguage();
  return { ...messages.dish, ...dishDialogTexts[language] };
}

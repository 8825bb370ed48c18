/** Texts of the dish dialog in Hebrew: the source. They are loaded with the dialog, not with every page. */
export const dishDialogHe = {
  selections: "בחירת גודל וכמות",
  amount: "גודל",
  unitPrice: "מחיר",
  count: "כמות",
  subtotal: "סכום ביניים",
  countOf: (selection: string) => `כמות: ${selection}`,
  addOnFor: (addOn: string, selection: string) => `${addOn}, עבור ${selection}`,
  addOns: "שינויים במנה",
  extras: "תוספות בצד",
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

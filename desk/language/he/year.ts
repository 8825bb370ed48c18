/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const yearOfShop = {
  year: "שנה",
  heading: (year: number) => `סיכום שנת ${String(year)}`,
  empty: (year: number) => `אין עדיין הזמנות בשנת ${String(year)}`,
  emptyHint: "הסיכום יתמלא מההזמנה הראשונה.",

  orders: "הזמנות",
  due: "סה״כ הזמנות",
  received: "התקבל עבורן",

  compared: "הסבב הזה, והקודמים",
  now: "הסבב הזה",
  yearAgo: "לפני שנה",

  months: "לפי חודש",
  month: "חודש",
  monthsHint: "הזמנות לפי התאריך של הסבב, תשלומים לפי היום שבו נרשמו.",
  byWay: "איך התקבל",
  way: "דרך",
  byType: "לפי סוג מנה",
  type: "סוג מנה",
  portions: "מנות",
  besideDishes: "איסוף, משלוח, תוספות והנחות",
  byDish: "המנות הנמכרות ביותר",
  dish: "מנה",
  byPlace: "לפי יישוב",
  place: "יישוב",
  amount: "סכום",
  total: "סה״כ",
  week: "סבב",

  accountant: "טבלאות לרואה החשבון",
  accountantHint: "קובצי CSV שנפתחים ב־Excel: שורה לכל הזמנה של השנה, או שורה לכל תשלום שנרשם בה.",
  csv: { orders: "הורדת ההזמנות (CSV)", payments: "הורדת התשלומים (CSV)" },
  csvFile: { orders: "הזמנות", payments: "תשלומים" },
};

const he = {
  year: "שנה",
  heading: (year: number) => `סיכום שנת ${String(year)}`,
  empty: (year: number) => `אין עדיין הזמנות בשנת ${String(year)}`,
  emptyHint: "הסיכום יתמלא מההזמנה הראשונה.",

  orders: "הזמנות",
  received: "התקבל עבורן",

  compared: "הסבב הזה, והקודמים",
  now: "הסבב הזה",
  yearAgo: "לפני שנה",

  months: "לפי חודש",
  month: "חודש",
  monthsHint: "הזמנות לפי התאריך של הסבב, תשלומים לפי היום שבו נרשמו.",
  way: "דרך",
  byType: "לפי סוג מנה",
  type: "סוג מנה",
  portions: "מנות",
  besideDishes: "איסוף, משלוח, הנחות ותוספות למחיר",
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

const en: typeof he = {
  year: "Year",
  heading: (year) => `The year ${String(year)}`,
  empty: (year) => `No orders in ${String(year)} yet`,
  emptyHint: "It fills from the first order on.",

  orders: "Orders",
  received: "Received for them",

  compared: "This round and those before",
  now: "This round",
  yearAgo: "A year ago",

  months: "By month",
  month: "Month",
  monthsHint: "Orders by the date of their round, payments by the day on which they were marked.",
  way: "Method",
  byType: "By dish type",
  type: "Dish type",
  portions: "Portions",
  besideDishes: "Pickup, delivery, surcharges and discounts",
  byDish: "Best-selling dishes",
  dish: "Dish",
  byPlace: "By town",
  place: "Town",
  amount: "Amount",
  total: "Total",
  week: "Round",

  accountant: "Tables for the accountant",
  accountantHint:
    "CSV files for a spreadsheet: a line for each order of the year, or a line for each payment that was marked in it.",
  csv: { orders: "Download the orders (CSV)", payments: "Download the payments (CSV)" },
  csvFile: { orders: "orders", payments: "payments" },
};

/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const yearTexts = { he, en };

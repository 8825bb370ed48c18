import type { yearOfShop as source } from "#desk/language/he/year.ts";

export const yearOfShop: typeof source = {
  year: "Year",
  heading: (year) => `The year ${String(year)}`,
  empty: (year) => `No orders in ${String(year)} yet`,
  emptyHint: "It fills from the first order on.",

  orders: "Orders",
  due: "Total of orders",
  received: "Received for them",

  compared: "This round and those before",
  now: "This round",
  yearAgo: "A year ago",

  months: "By month",
  month: "Month",
  monthsHint: "Orders by the date of their round, payments by the day on which they were marked.",
  byWay: "How it was received",
  way: "Way",
  byType: "By dish type",
  type: "Dish type",
  portions: "Portions",
  besideDishes: "Pickup, delivery, surcharges and discounts",
  byDish: "Best-selling dishes",
  dish: "Dish",
  byPlace: "By place",
  place: "Place",
  amount: "Amount",
  total: "Total",
  week: "Round",

  accountant: "Tables for the accountant",
  accountantHint:
    "CSV files for a spreadsheet: a line for each order of the year, or a line for each payment that was marked in it.",
  csv: { orders: "Download the orders (CSV)", payments: "Download the payments (CSV)" },
  csvFile: { orders: "orders", payments: "payments" },
};

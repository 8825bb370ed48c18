import type { tableOfOrders as source } from "#desk/language/he/order-table.ts";

export const tableOfOrders: typeof source = {
  name: "Name",
  place: "City",
  way: "Way",
  dishes: "Dishes",
  due: "Total",
  received: "Received",
  actions: "Payment",

  help: "Keyboard shortcuts",
  keys: {
    "↑ ↓": "Next or previous order",
    Enter: "Open the order",
    Esc: "Close the order",
    "/": "Search",
    P: "Paid",
    A: "Packed",
    H: "Handed over",
    N: "New order",
    "?": "This list",
  },
};

import type { orders as source } from "#desk/language/he/orders.ts";

export const orders: typeof source = {
  title: "Orders",

  count: (count) => (count === 1 ? "1 order" : `${String(count)} orders`),
  unpaid: (count) => `${String(count)} unpaid`,
  allPaid: "all paid",
  cancelledCount: (count) => `${String(count)} canceled`,

  message: "Message to customers",
  newOrder: "New order",
  week: "Order round",
  older: "Older orders",

  search: "Name, phone or amount",
  clearSearch: "Clear search",
  found: (count) => {
    if (count === 0) return "No order found";
    return count === 1 ? "1 order found" : `${String(count)} orders found`;
  },
  nothingFoundHint:
    "Search by the beginning of a name, digits of a phone number, or an amount in shekels.",
  empty: "No orders in this round yet",
  emptyHint: "A new order for this round appears here at once.",
  closedHint: "The closing time of this round has passed, and a new order goes to the next one.",
  list: "Orders, newest first",
  dishes: (names, more) => `${names.join(", ")}${more === 0 ? "" : `, and ${String(more)} more`}`,

  unreadable: (numbers) =>
    numbers.length === 1
      ? `1 order is damaged and cannot be read: ${numbers.join("")}`
      : `${String(numbers.length)} orders are damaged and cannot be read: ${numbers.join(", ")}`,

  pickup: "Pickup",
  delivery: "Delivery",
  packed: "Packed",
  handedOver: "Handed over",
  cancelled: "Canceled",
};

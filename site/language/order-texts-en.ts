import type { OrderTexts } from "./order-texts-he.ts";

export const orderTextsEn: OrderTexts = {
  seeChangesFirst: "Before ordering, look over the changes and press “Got it”.",
  lastOrder: (number, total) => `Order ${number}, ${total}`,
  lastOrderSent: "Your order was sent",
  showPayment: "Payment details",
  inDoubt:
    "An order from this cart may already have been placed: it was sent, and no answer came. To find out, send it again; the same order is placed only once.",
  confirmRemoveLine: (line, dish) => `Remove “${line}” from “${dish}”?`,
  failedServer: "The server had an error, and your order may already have been placed.",
  tooManyOrders: (minutes) =>
    `Many orders have been placed in the last hour with this email, with this phone number or from this network, so your order was not placed. Please try again in ${minutes === 1 ? "a minute" : `${String(minutes)} minutes`}; everything you typed is still here.`,
  keyReusedBy: (number, total) =>
    `Order ${number} for ${total} has already been placed from this cart, and something has changed since. Keep it and pay for it, or send this cart as another order.`,
  keepEarlier: "Keep the order already placed",
  waiting: {
    "no-answer": "No answer yet. Still trying; your order will be placed only once.",
    "server-error":
      "The server could not place your order. Still trying; it will be placed only once.",
    offline: "There is no connection. Still trying; your order will be placed only once.",
  },
  mayLeave:
    "You can also leave now and send it later: your cart and your details are kept, and the same order is placed only once.",
  leave: "Leave",
  notChosenYet: "not chosen yet",
  pickupOrDelivery: "Pickup or delivery",
  allergies: "Do you have an allergy? Ask us before ordering:",
  refusals: {
    ORDER_EMPTY: "The cart is empty.",
    DISH_TYPE_UNKNOWN: (name) => `${name}: no longer on the menu.`,
    DISH_UNKNOWN: (name) => `${name}: no longer on the menu.`,
    PART_UNKNOWN: (dish, name) => `${dish}: “${name}” is no longer offered.`,
    OPTION_REQUIRED: (dish, name) => `${dish}: please choose “${name}”.`,
    COUNT_OUT_OF_RANGE: (dish) => `${dish}: a count must be from 0 to 20.`,
    PRICE_CHANGED: (dish, name, from, to) =>
      `${dish}, ${name}: the price changed from ${from} to ${to}.`,
    TOTAL_WRONG: "The total changed.",
    DELIVERY_PLACE_UNKNOWN: (city) => `${city}: no longer on the list of cities.`,
    PICKUP_UNAVAILABLE: (city) => `${city}: pickup is no longer available there.`,
    DELIVERY_PRICE_CHANGED: (city, from, to) => `${city}: the price changed from ${from} to ${to}.`,
    OTHER: "The order does not match the menu.",
  },
};

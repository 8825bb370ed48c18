import type { OrderTexts } from "./order-texts-he.ts";

export const orderTextsEn: OrderTexts = {
  tooMuch:
    "There is more in your cart than is left this week. You can order once you lower or remove it.",
  seeChangesFirst: "Before ordering, look over the changes and press “Got it”.",
  changes: {
    "dish-gone": (dish) => `${dish}: no longer on the menu, removed from the cart.`,
    "part-gone": (dish, part) => `${dish}: “${part}” is no longer offered and was removed.`,
    "choice-needed": (dish, option) => `${dish}: please choose “${option}” again.`,
    "price-changed": (dish, from, to) => `${dish}: the price changed from ${from} to ${to}.`,
    "dish-renamed": (oldName, dish) => `“${oldName}” is now called “${dish}”.`,
    "part-renamed": (dish, oldName, part) => `${dish}: “${oldName}” is now called “${part}”.`,
  },
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
  orderWeek: {
    isFor: (deadline) => `This order will be for the round that closes on ${deadline}.`,
    changed: (deadline) =>
      `Your order has not been placed: orders are now for the round that closes on ${deadline}, no longer for the one you saw. Send it for this round?`,
    agree: "Yes, for this round",
    notOpen: (opening) =>
      `Your order has not been placed: orders are not taken now. They open on ${opening}. Your cart and everything you typed stay here.`,
  },
  refusals: {
    ORDER_EMPTY: "The cart is empty.",
    DISH_TYPE_UNKNOWN: (name) => `${name}: no longer on the menu.`,
    DISH_UNKNOWN: (name) => `${name}: no longer on the menu.`,
    PART_UNKNOWN: (dish, name) => `${dish}: “${name}” is no longer offered.`,
    OPTION_REQUIRED: (dish, name) => `${dish}: please choose “${name}”.`,
    COUNT_OUT_OF_RANGE: (dish) => `${dish}: a count must be from 0 to 20.`,
    PRICE_CHANGED: (dish, name, from, to) =>
      `${dish}, ${name}: the price changed from ${from} to ${to}.`,
    SOLD_OUT: (dish, name) => `${dish}, ${name}: sold out for this week.`,
    ONLY_LEFT: (dish, name, left) => `${dish}, ${name}: only ${left} left this week.`,
    TOTAL_WRONG: "The total changed.",
    DELIVERY_PLACE_UNKNOWN: (city) => `${city}: no longer on the list of cities.`,
    PICKUP_UNAVAILABLE: (city) => `${city}: pickup is no longer available there.`,
    DELIVERY_PRICE_CHANGED: (city, from, to) => `${city}: the price changed from ${from} to ${to}.`,
    OTHER: "The order does not match the menu.",
  },

  checkout: {
    title: "Your details",
    name: "Name",
    phoneNumber: "Phone number",
    email: "Email for the confirmation",
    orderType: "Order type: pickup or delivery",
    pickup: "Pickup",
    delivery: "Delivery",
    city: "City",
    chooseCity: "Choose a city",
    address: "Delivery address",
    pickupAt: (address) => `Pickup at ${address}`,
    noPickupHere: "No pickup in this city",
    cartTotal: "Subtotal",
    pickupPrice: "Pickup",
    deliveryPrice: "Delivery",
    orderTotal: "Total to pay",
    free: "Free",
    send: "Send the order",
    sending: "Sending your order…",
    placesFailed: "The list of cities did not load.",
    placesLoading: "Loading the list of cities…",
    toPutRight: "Please correct the following:",
    requiredFields: "Fields marked with * are required",
    problems: {
      NAME_REQUIRED: "Name is required",
      PHONE_REQUIRED: "Phone number is required",
      PHONE_NOT_TEN_DIGITS: "Phone number must be 10 digits",
      EMAIL_INVALID: "Invalid email",
      ORDER_TYPE_REQUIRED: "Order type is required",
      ADDRESS_REQUIRED: "Address is required for delivery orders",
      CITY_REQUIRED: "City is required (even for pickup orders)",
      TEXT_TOO_LONG: "This text is too long",
    },
    refused: "The order was not placed, because something changed:",
    lookOverCart: "Review your cart",
    refusedNext:
      "Your cart has been updated to match the menu. Please review it and send the order again.",
    failed: "We received no answer. Your order may have arrived already.",
    failedNext: "It is safe to send it again: your order will be placed only once.",
    offline:
      "There is no connection, so the order was not sent. Everything you typed is still here.",
    unavailable:
      "We cannot take orders right now. Your order was not placed, and everything you typed is still here.",
    tooMany: "Too many requests. Try again in a minute; everything you typed is still here.",
    keyReused:
      "An earlier order from this cart has already been placed. Send this cart as another order?",
    sendAsNew: "Send as another order",
    privacyNote: "Your details are used for this order only.",
    askUs: "Questions? Write to us:",
    clientError:
      "The order was not placed because of an error on our side. Everything you typed is still here.",
  },

  orderSent: {
    title: "Order sent",
    thanks: "Thank you! Your order has been placed.",
    number: "Order number",
    total: "Total to pay",
    week: "Order round closes",
    pay: (app, payee) => `Please pay ${payee} with ${app}.`,
    payee: "Payee",
    payNow: (app) => `Pay with ${app}`,
    payLink: "Payment link",
    qrCode: "QR code of the payment link",
    scan: "You can also scan it with your phone",
    pickupAt: "Pickup address",
    deliverTo: "Delivery address",
    share: "Share the order",
    save: "Save the order as a file",
    payLater: "The seller will write to you about how to pay.",
    payDefault: "Please pay the seller through the mobile payment app.",
    close: "Close",
  },
};

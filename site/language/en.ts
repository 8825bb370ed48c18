import type { Messages } from "./messages.ts";

export const en: Messages = {
  siteName: "Aris Gourmet",
  pageTitle: (page, siteName) => `${page} · ${siteName}`,
  otherLanguageName: "עברית",
  skipToContent: "Skip to content",
  loading: "One moment…",
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  tryAgain: "Try again",

  shell: {
    bottomBar: "Main navigation",
    pricingHint: "The more you order, the less each portion costs",
    deadlineHint: (when) => `Orders for this week are due by ${when}`,
    deadline: (weekday, time) =>
      `${["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][weekday] ?? ""} ${twelveHours(time)}`,
    menu: "Menu",
    whyChoose: "Why Aris Gourmet",
    cart: "Cart",
    cartWith: (dishes) => (dishes === 1 ? "Cart, 1 dish" : `Cart, ${dishes} dishes`),
    questions: "Questions and comments",
    needsScripts: "Ordering needs JavaScript. The menu can be read without it.",
  },

  about: { title: "About", text: "About" },

  unknownPage: {
    title: "Page not found",
    text: "This route does not exist",
    toMenu: "To the menu",
  },

  whyChoose: {
    title: "Why choose Aris Gourmet",
    points: [
      "Chicken can be ordered cleaned and de-fatted",
      "Little oil",
      "Minimal sugar, with a sweetener option",
      "Whole-grain option",
      "Ordering by serving, with discounts for larger amounts",
      "Food prepared to order",
      "Home kitchen under kosher supervision",
      "Certified kosher ingredients",
      "Produce from stores that take tithes",
    ],
  },

  menu: {
    title: "Menu",
    sections: "Dish types",
    failed: "Something went wrong, try refreshing",
    orderThis: "Order this",
    orderThisDish: (dish) => `Order this: ${dish}`,
    from: "from ",
    inCart: "in the cart",
    enlarge: (dish) => `Enlarge the picture: ${dish}`,
    picture: (dish) => `Picture of ${dish}`,
  },

  dish: {
    selections: "Choose amounts",
    amount: "Amount",
    unitPrice: "Unit price",
    count: "Count",
    subtotal: "Subtotal",
    countOf: (selection) => `Count: ${selection}`,
    addOnFor: (addOn, selection) => `${addOn}, for ${selection}`,
    addOns: "Add-ons",
    extras: "Extras",
    total: "Total",
    addToCart: "Add to cart",
    updateCart: "Update cart",
    gone: "This dish is no longer on the menu.",
    removedBySaving: "With nothing counted, the dish leaves the cart.",
    perPortion: "each",
    more: (name) => `More: ${name}`,
    less: (name) => `Less: ${name}`,
  },

  cart: {
    title: "Your cart",
    empty: "Your cart is still empty",
    emptyHint: "Choose dishes from the menu and they wait for you here.",
    toMenu: "To the menu",
    edit: "Edit",
    editDish: (dish) => `Edit: ${dish}`,
    remove: "Remove",
    removeDish: (dish) => `Remove: ${dish}`,
    total: "Cart total",
    dishTotal: "Dish total",
    clear: "Clear Cart",
    placeOrder: "Place Order",
    confirmClear: "Clear the cart?",
    confirmClearText: "All dishes will be removed from the cart.",
    confirmRemove: (dish) => `Remove ${dish} from the cart?`,
    changed: "The menu has changed since you filled your cart:",
    understood: "Got it",
    changes: {
      "dish-gone": (dish) => `${dish}: no longer on the menu, removed from the cart.`,
      "part-gone": (dish, part) => `${dish}: “${part}” is no longer offered and was removed.`,
      "choice-needed": (dish, option) => `${dish}: please choose “${option}” again.`,
      "price-changed": (dish, from, to) => `${dish}: the price changed from ${from} to ${to}.`,
    },
  },

  checkout: {
    title: "Your details",
    name: "Name",
    phoneNumber: "Phone number",
    email: "E-mail for the confirmation",
    orderType: "How you get your order",
    pickup: "Pickup",
    delivery: "Delivery",
    city: "City",
    chooseCity: "Choose a city",
    address: "Delivery address",
    pickupAt: (address) => `Pickup at ${address}`,
    noPickupHere: "No pickup in this city",
    cartTotal: "Dishes",
    pickupPrice: "Pickup",
    deliveryPrice: "Delivery",
    orderTotal: "To pay",
    free: "free",
    send: "Send the order",
    sending: "Sending your order…",
    stillTrying: "The connection is slow. Still trying; your order will be placed once only.",
    placesFailed: "The list of cities did not load.",
    placesLoading: "Loading the list of cities…",
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
      PICKUP_UNAVAILABLE: (city) => `${city}: no pickup there any more.`,
      DELIVERY_PRICE_CHANGED: (city, from, to) =>
        `${city}: the price changed from ${from} to ${to}.`,
      OTHER: "The order does not fit the menu.",
    },
    lookOverCart: "Look over the cart",
    refusedNext: "The cart now follows the menu. Please look it over and send it again.",
    failed: "No answer came back, so we cannot tell whether your order arrived.",
    failedNext: "Trying again is safe: the same order is placed once only.",
    unavailable:
      "The server cannot take orders right now. Nothing was ordered, and all you typed is still here.",
    tooMany: "Too many requests. Try again in a minute; all you typed is still here.",
    keyReused:
      "An earlier order from this cart has already been placed. Send this cart as another order?",
    sendAsNew: "Send as another order",
    clientError:
      "The order was not placed because of a fault of ours. All you typed is still here.",
  },

  orderSent: {
    title: "Order sent",
    thanks: "Thank you! Your order has been placed.",
    number: "Order number",
    total: "To pay",
    week: "For the week of",
    pay: (app, payee) => `Please pay with ${app} to ${payee}.`,
    payDefault: "Please pay the seller through the mobile payment app.",
    close: "Close",
  },
};

/** 14:00 as 2pm, 9:30 as 9:30am. */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

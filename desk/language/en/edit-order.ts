import type { editOrder as source } from "#desk/language/he/edit-order.ts";

const refusals: (typeof source)["refusals"] = {
  NAME_REQUIRED: () => "The name is missing",
  PHONE_REQUIRED: () => "The phone number is missing",
  PHONE_NOT_TEN_DIGITS: () => "A mobile number has 10 digits, a landline 9",
  EMAIL_INVALID: () => "The email address is not valid. It may be left empty",
  ORDER_TYPE_REQUIRED: () => "Choose pickup or delivery",
  ADDRESS_REQUIRED: () => "The delivery address is missing",
  CITY_REQUIRED: () => "Choose a town",
  TEXT_TOO_LONG: () => "The text is too long",
  ORDER_EMPTY: () => "The order has no dishes. It needs at least one; otherwise cancel the order",
  ORDER_TOO_LARGE: () => "The order is too large",
  DISH_TYPE_UNKNOWN: () => "The dish is not on the menu",
  DISH_UNKNOWN: () => "The dish is not on the menu: you can only take some off or remove it",
  DISH_TWICE: () => "The dish is there twice",
  NO_SELECTION: () => "Choose a size and how many",
  SELECTION_UNKNOWN: (about) => `“${about}” is not on the menu: you can only take some off`,
  SELECTION_TWICE: (about) => `“${about}” is there twice`,
  ADD_ON_UNKNOWN: (about) => `The add-on “${about}” is not on the menu`,
  ADD_ON_TWICE: (about) => `The add-on “${about}” is there twice`,
  OPTION_UNKNOWN: (about) => `The question “${about}” is not on the menu`,
  OPTION_TWICE: (about) => `The question “${about}” is answered twice`,
  OPTION_REQUIRED: (about) => `Choose: ${about}`,
  CHOICE_UNKNOWN: (about) => `“${about}” is not on the menu: choose something else`,
  EXTRA_UNKNOWN: (about) => `The extra “${about}” is not on the menu: you can only take some off`,
  EXTRA_TWICE: (about) => `The extra “${about}” is there twice`,
  COUNT_OUT_OF_RANGE: () => "Counts go from 0 to 20",
  DELIVERY_PLACE_UNKNOWN: (about) => `There is no delivery or pickup for “${about}”`,
  PICKUP_UNAVAILABLE: () => "There is no pickup in this town",
  ADJUSTMENT_NOT_AMOUNT: () => "Type an amount, such as 20 or 12.50",
  ADJUSTMENT_TEXT_REQUIRED: () => "Write the reason: the customer reads it",
  ADJUSTMENT_TOO_LARGE: () => "The amount is too large",
  TOTAL_BELOW_ZERO: () => "The discount is more than the order costs",
  WEEK_UNKNOWN: () => "Orders cannot be taken for this round",
};

export const editOrder: typeof source = {
  toOrder: "Back to the order",
  ofOrder: (number, week) => `Order ${number} · round closing ${week}`,
  loadFailed: "The order cannot be opened at the moment",
  loadFailedHint: "Changing an order or taking a new one needs an internet connection.",

  resumed: "You began this earlier and did not save it.",
  startOver: "Start over",
  startOverTitle: "Delete what you wrote?",
  startOverHint: "The order itself does not change.",
  keepWriting: "Keep writing",

  person: "Ordered before? Name or phone number",
  sameAgain: "Same as last time",
  lastFailed: "The last order cannot be read at the moment. Try again.",
  asLastTime: "The dishes from last time were added at today’s prices.",
  again: {
    "dish-gone": (dish) => `${dish}: no longer on the menu, not added.`,
    "part-gone": (dish, part) => `${dish}: “${part}” is no longer on the menu.`,
    "choice-needed": (dish, option) => `${dish}: choose “${option}”.`,
    "price-changed": (dish, from, to) => `${dish}: ${to} instead of ${from}.`,
    "dish-renamed": (oldName, dish) => `“${oldName}” is now called “${dish}”.`,
    "part-renamed": (dish, oldName, part) => `${dish}: “${oldName}” is now called “${part}”.`,
    soldOut: (dish, selection) =>
      `${dish}, ${selection}: marked as sold out. It is added, and you can remove it.`,
  },

  customer: "Whose order it is",
  name: "Name",
  phoneNumber: "Phone",
  email: "Email (optional)",
  customerLanguage: "Language of the customer",
  languages: { he: "Hebrew", en: "English" },
  week: "For which round",
  closedWeek: (date) => `Closed ${date}`,
  openWeek: (date) => `Open until ${date}`,

  dishes: "Dishes",
  noDishes: "There are no dishes in the order yet.",
  more: (name) => `One more: ${name}`,
  less: (name) => `One fewer: ${name}`,
  countOf: (name) => `Count of ${name}`,
  allParts: "All choices",
  fewerParts: "Fewer choices",
  extras: "Extras on the side",
  remove: "Remove",
  putBack: "Put back",
  removed: "Removed from the order",
  notOnMenu:
    "The dish has changed on the menu or left it. You can take some off or remove it, but not add to it.",
  isNew: "New in the order",
  wasPrice: (price) => `instead of ${price}`,

  addDish: "Add a dish: two letters of its name",
  found: (count) => {
    if (count === 0) return "No such dish on the menu";
    return count === 1 ? "1 dish found" : `${String(count)} dishes found`;
  },
  addOne: (dish) => `Add: ${dish}`,
  added: (dish) => `Added: ${dish}`,
  isInOrder: "In the order",

  howAndWhere: "How and where",
  orderType: "Pickup or delivery",
  place: "Town",
  choosePlace: "Choose a town",
  free: "free",
  noPickup: "There is no pickup in this town.",
  pickupAt: (address) => `Pickup: ${address}`,
  address: "Delivery address",
  orderNote: "Customer’s note on the order",
  dishNote: (dish) => `Customer’s note: ${dish}`,

  adjustment: "Discount or surcharge",
  adjustments: { none: "None", discount: "Discount", surcharge: "Surcharge" },
  adjustmentText: "Reason",
  missingStays: (things) =>
    `Missing from the order: ${things}. This still comes off the price after the change, beside what is set here, as long as it stays in the order as it is. What you take off or change no longer counts as missing.`,
  missingEnds: (things) =>
    `Missing from the order: ${things}. After the change this no longer counts as missing, and only the discount here comes off.`,
  adjustmentHint: "The customer reads it, so write in the customer’s language.",
  ownReason: "Words of your own that reach the customer need to be confirmed.",

  tellsNew: "Confirmation email to the customer",
  tellsNewHint: "It is sent at once, as for an order on the site.",

  totalBefore: "Before",
  totalNow: "Now",
  total: "Total to pay",
  totalLater: "known when saved",
  totalIs: (amount) => `Total ${amount}`,
  save: "Save the change",
  placeOrder: "Place the order",
  nothingChanged: "Nothing has changed yet.",

  offline: "Saving needs an internet connection. What you write is kept on this device meanwhile.",
  inDoubt:
    "There was no answer, and it may be saved already. You can safely send it again: it counts only once.",
  unavailable:
    "Not saved: the server is not available at the moment. What you wrote is kept on this device; try again.",
  notAccepted: "Not saved: the server did not accept it. Reload the page and try again.",
  unconfirmed:
    "Not saved yet, and what you wrote is kept on this device: words of your own that reach the customer need to be confirmed, and so does sending once many emails went out within an hour.",
  unknownOrder: "The order was not found.",
  toPutRight: "Not saved. Please correct this:",

  outdated: "The order has changed meanwhile",
  outdatedHint:
    "This is what it is now. What you wrote is still further down, and is not saved yet.",
  outdatedTotal: "Order total",
  keepMineHint: "When you save, what you wrote replaces this order as a whole.",

  saidChanged: (name, total) => `${name}: order changed, total ${total}`,
  saidPlaced: (name, total) => `${name}: order placed, total ${total}`,
  refusals,
};

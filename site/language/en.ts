import { twelveHourText } from "#domain/schedule/weekly-deadline.ts";
import type { Messages } from "./he.ts";

export const en: Messages = {
  siteName: "Aris Gourmet",
  pageTitle: (page, siteName) => `${page} · ${siteName}`,
  skipToContent: "Skip to content",
  loading: "One moment…",
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  tryAgain: "Try again",
  copying: {
    copy: "Copy",
    copyThis: (name) => `Copy: ${name}`,
    copied: "Copied",
    refused:
      "This browser does not allow copying. The text is selected, so you can copy it yourself.",
  },
  inNewTab: (link) => `${link} (opens in a new tab)`,
  whatsapp: "WhatsApp",

  shell: {
    bottomBar: "Main navigation",
    pricingHint: "The more you order, the less each portion costs",
    deadlineHint: (when) => `Orders are due by ${when}`,
    handOver: (days) => `The food arrives on\n${days}`,
    deadline: (weekday, hour, minute) =>
      `${["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][weekday] ?? ""} ${twelveHourText(hour, minute).replace(" ", "")}`,
    menu: "Menu",
    whyChoose: "Why us",
    cart: "Cart",
    cartWith: (dishes) => (dishes === 1 ? "Cart, 1 dish" : `Cart, ${dishes} dishes`),
    questions: "Contact us",
    pageLinks: "About this site",
    cannotOrder:
      "This browser is too old to order with, or its JavaScript is off. You can read the menu, and order",
    orderDirectly: "by phone or message",
  },

  about: { title: "About", text: "About" },

  accessibility: { title: "Accessibility statement" },
  privacy: { title: "Privacy policy" },
  terms: { title: "Terms of sale" },

  placedOrder: { title: "Your order" },
  myOrders: { title: "My orders" },

  unknownPage: {
    title: "Page not found",
    text: "This route does not exist",
    toMenu: "See the menu",
  },

  whyChoose: { title: "Why choose Aris Gourmet" },

  menu: {
    title: "Menu",
    sections: "Dish types",
    cook: "Who cooks",
    failed: "Something went wrong, try refreshing",
    orderThis: "Order this",
    orderThisDish: (dish) => `Order this: ${dish}`,
    details: "Details",
    detailsOfDish: (dish) => `Details: ${dish}`,
    from: "From ",
    kinds: { meat: "Meat", dairy: "Dairy", fish: "Fish", parve: "Parve" },
    left: (left) => (left > 0 ? `Only ${left} left` : "Sold out"),
    inCart: (amount) => `In cart: ${amount}`,
    enlarge: (dish) => `Enlarge the picture: ${dish}`,
    pictureNote: "Picture for illustration; extras cost more",
    picture: (dish) => `Picture of ${dish}`,
  },

  dish: {
    more: (name) => `More: ${name}`,
    less: (name) => `Less: ${name}`,
  },

  cart: {
    title: "Your cart",
    empty: "Your cart is empty",
    emptyHint: "The dishes you choose from the menu will appear here.",
    toMenu: "See the menu",
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
    changed: "The menu has changed:",
    understood: "Got it",
  },
};

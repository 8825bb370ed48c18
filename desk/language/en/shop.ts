import type { shop as hebrew } from "#desk/language/he/shop.ts";

const orders = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);

export const shop: typeof hebrew = {
  title: "Shop",
  save: "Save",
  discard: "Discard changes",
  gone: "There is nothing here. It may have been removed on another device.",
  changedElsewhere: "This was changed on another device meanwhile. What is saved now:",
  saved: (what) => `Saved: ${what}`,
  moved: (what) => `Moved: ${what}`,
  removed: (what) => `Removed: ${what}`,
  up: "Up",
  down: "Down",
  remove: "Remove",
  upOf: (what) => `Up: ${what}`,
  downOf: (what) => `Down: ${what}`,
  removeOf: (what) => `Remove: ${what}`,

  missing: {
    hint: (count) =>
      count === 1
        ? "One thing is left to fill in before the site is ready for customers:"
        : `${String(count)} things are left to fill in before the site is ready for customers:`,
    finished: "Everything is filled in. The site is ready for customers.",
  },

  customers: "Each customer’s orders and debts, what is stored about them, and erasing",

  parts: {
    places: {
      title: "Delivery and pickup",
      what: "where to, for how much, and where orders are picked up",
      intro: "Customers see the towns in the order form, in this sequence.",
    },
    contact: {
      title: "Name and contact",
      what: "name of the shop, email and WhatsApp",
      intro: "What the shop is called on the site and in emails, and how customers reach you.",
    },
    payment: {
      title: "Payment",
      what: "which app is used, and whom to pay",
      intro:
        "How customers pay after ordering. To change who gets the money you have to sign in again, and an email is sent about it.",
    },
    kashrut: {
      title: "Kashrut",
      what: "the kashrut line on the menu and on every page",
      intro: "This line is on the menu and at the bottom of every page.",
    },
    cook: {
      title: "Who cooks",
      what: "your name, one sentence and a picture of you",
      intro:
        "This is how customers get to know you: at the top of the menu, on the page “Why us”, and in emails, there without the picture. Fill in as much as you like.",
    },
    times: {
      title: "When orders are taken",
      what: "when orders close each week, and when they open",
      intro: "The times of every round. A single round is changed on the page “Coming rounds”.",
    },
    notes: {
      title: "Customers’ notes",
      what: "what customers want to say about a dish or the order",
      intro:
        "Customers can write a short note on each dish, such as “without onion”, and one on the order, such as a gate code. A note does not change the price. It is shown with the order, in the emails, in the kitchen, when packing and on the sheets. A note that was written before you turn this off still arrives.",
    },
    opening: {
      title: "An email when orders open",
      what: "to customers who asked for it and confirmed it",
      intro:
        "At the foot of the menu and after each order, customers can ask for an email when orders open. Each of them confirms the address first. The email goes out only when you press send on the page “Weekly message”, at most once a week, and each has a link to stop. The law asks for the name and the address of your business in it, so fill them in on the page “Business details and VAT”.",
    },
    seller: {
      title: "Business details and VAT",
      what: "what the law requires customers to be told",
      intro: "These details are part of the terms of sale.",
    },
    accessibility: {
      title: "Accessibility",
      what: "whom to contact about accessibility of the site",
      intro: "These details are part of the accessibility statement.",
    },
    privacy: {
      title: "Keeping customers’ details",
      what: "After how many years they are erased automatically",
      intro:
        "Every night, the name, phone, email, address and notes of orders older than this are erased. Dishes and amounts stay. The law requires accounts to be kept for seven years. A shorter time takes effect only after seven days, and can be undone until then.",
    },
    terms: {
      title: "Terms of sale",
      what: "canceling, payment, allergens and whatever else customers should know",
      intro: "The terms are in sections, in both languages.",
    },
  },

  fields: {
    name: "Name of the shop",
    contactAddress: "Email address",
    whatsapp: "WhatsApp number",
    "payment.app": "Payment app",
    "payment.payee": "Whom to pay",
    "payment.link": "Payment link",
    kashrut: "Kashrut line",
    "cook.name": "Your name",
    "cook.sentence": "One sentence",
    "cook.image": "The picture",
    "cook.thumbnail": "The small picture",
    "seller.legalName": "Registered name of the business",
    "seller.idNumber": "Business number",
    "seller.address": "Address of the business",
    "seller.phoneNumber": "Phone number of the business",
    vat: "VAT",
    takesNotes: "Customers can write notes",
    tellsOfOpening: "Customers can ask for an email when orders open",
    "accessibilityContact.name": "Name",
    "accessibilityContact.phoneNumber": "Phone number",
    "accessibilityContact.email": "Email",
    placeName: "Name of the town",
    deliveryPrice: "Price of delivery",
    pickupAddress: "Pickup address",
    deliveryTime: "When deliveries arrive",
    pickupTime: "When orders can be picked up",
    pickupPrice: "Price of pickup",
  },
  hints: {
    contactAddress: "Questions of customers arrive here, and the notices about new orders.",
    whatsapp: "Leave it empty if there is none.",
    "payment.app": "Such as Bit or PayBox.",
    "payment.payee": "A name or a phone number, as it is searched for in the app.",
    "payment.link":
      "Leave it empty if the app has none. In the link, {sum} becomes the amount still to pay, and {number} the order number. For example: https://paypal.me/aris/{sum}ILS",
    "cook.name": "As customers call you, such as your first name.",
    "cook.sentence":
      "For example: “I have cooked at home for twenty years, just as for our own Shabbat.”",
    "seller.idNumber": "Number of the business, company or identity card: 5 to 9 digits.",
    vat: "A whole sentence, such as “Prices include VAT”.",
    "accessibilityContact.email": "If it is empty, the email address of the shop is used.",
    pickupAddress: "Leave it empty if orders cannot be picked up there.",
  },

  paymentLink: {
    opens: (sum, number) => `For order ${number} with ${sum} to pay, the link opens`,
  },

  cookPicture: "The picture of you",
  checked: { yes: "Yes", no: "No" },

  handOver: {
    none: "Not set yet",
    note: "A line for customers, if needed",
  },

  places: {
    add: "Add a town",
    none: "There are no towns yet, so nobody can order.",
    delivery: "Delivery:",
    pickup: "Pickup:",
    noPickup: "No pickup",
  },

  terms: {
    hint: "A section that begins with a square bracket is a draft. Remove it once everything is right.",
    allergens: "In place of {allergens} customers read the allergens of all dishes.",
    section: (number) => `Section ${String(number)}`,
    heading: "Heading",
    text: "Text",
    add: "Add a section",
  },

  years: {
    label: "Erase after",
    count: (years: number) => (years === 1 ? "1 year" : `${String(years)} years`),
  },

  times: {
    deadline: "Orders close",
    opening: "Orders open",
    day: "Day",
    time: "Time",
    always: "Right after closing",
    ahead: "How the coming rounds will be",
    counting: "One moment…",
    keepsHint:
      "A new closing time begins after the rounds that have orders or a time of their own. No order changes its round.",
    keeps: "(as until now)",
    until: (moment) => `Orders until ${moment}`,
    closed: (day) => `Closed: ${day}`,
    opensAt: (moment) => `from ${moment}`,
    orders: (count) => `· ${orders(count)}`,
  },
};

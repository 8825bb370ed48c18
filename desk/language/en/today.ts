import type { today as source } from "#desk/language/he/today.ts";

const orders = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);
/** `48 hours`, or below three hours `90 minutes`, and above a week `2,922 days`. */
const timeSpan = (milliseconds: number) => {
  const minutes = Math.max(2, Math.round(milliseconds / 60_000));
  const hours = Math.round(minutes / 60);
  if (hours > 7 * 24) return `${Math.round(hours / 24).toLocaleString("en")} days`;
  return minutes < 180 ? `${String(minutes)} minutes` : `${String(hours)} hours`;
};

const asked = "whoever runs the site has to";
const operator = "Whoever runs the site has to";

const damaged = (count: number) =>
  count === 1
    ? "1 order is damaged and cannot be read"
    : `${String(count)} orders are damaged and cannot be read`;

export const today: typeof source = {
  title: "Today",
  nothing: "All is well: there is nothing to do now",
  nothingUntil: (moment) => `Customers can order until ${moment}.`,
  problems: {
    database: () =>
      "Orders and marks cannot be saved at the moment. The server may be out of space.",
    "older-version": () =>
      `Orders and marks cannot be saved at the moment: an earlier version of the shop is running on the server. ${operator} restart it.`,
    catalogue: () => "The site has no menu, so nobody can order.",
    "database-slow": () =>
      `Saving on the server is very slow. If this goes on, ${asked} look at it.`,
    disk: () =>
      `The server is running out of space, and then it cannot take orders. ${operator} make space.`,
    "unreadable-orders": ({ amount }) =>
      `${damaged(amount)}. The details are in the emails that came with the orders. ${operator} look at this.`,
    "mails-held": () =>
      "Emails are not being sent: the shop’s mail server is no longer set. They are kept and will be sent once it is.",
    "mails-to-files": () =>
      `Emails are not being sent to customers: they are only written to files on the server. ${operator} connect a mail server.`,
    "mails-waiting": ({ amount, moment, why }) =>
      `${
        amount === 1
          ? `1 email has been waiting since ${moment}.`
          : `${String(amount)} emails have been waiting, the first since ${moment}.`
      }${why === null ? "" : ` ${why}.`}`,
    "mails-dead": null,
    "desk-mails": ({ moment }) =>
      `Devices of the shop sent many emails to customers within an hour (${moment}), and were stopped until a passkey confirms. If that was not you, the page “Devices” signs a device out.`,
    backup: ({ moment }) =>
      `There has been no backup of the shop since ${moment}. If the server fails, orders may be lost. ${operator} look at this.`,
    "backup-copies": () =>
      "There is no recent backup away from the server. If the server is lost, so are the orders. The page “Backups and problems” says what is missing.",
    clock: ({ moment, amount }) =>
      `The server’s clock was set ${amount < 0 ? "back" : "forward"} by ${timeSpan(Math.abs(amount))} (${moment}), or the server was suspended. Check that the newest orders are in the right round.`,
    "old-weeks": null,
    certificate: () =>
      `The security certificate of the site expires soon or has expired, and then browsers warn customers about the site. ${operator} look at this.`,
  },
  otherProblem: `Something is wrong with the server. ${operator} look at this.`,

  peopleQuestions: "One customer or two?",
  peopleQuestion: (number, name) =>
    `Order ${number} of \u2068${name}\u2069 has details of two customers`,

  ordersUntil: (moment) => `Open for orders until ${moment}`,
  ordersSoFar: (count, amount) => `${orders(count)} so far, ${amount}`,
  full: { all: "The round is full.", pickup: "Pickup is full.", delivery: "Delivery is full." },
  weekBefore: (count, amount) =>
    count === 0
      ? "No orders by this point in the previous round"
      : `By this point in the previous round: ${orders(count)}, ${amount}`,
  noOrders: "No orders yet.",
  toWeekMessage: "Message for your customers’ chat: what is new, and when orders close",

  weekOf: (moment) => `Orders until ${moment}`,
  bought: (done, of) => `Shopping: you have ${String(done)} of ${String(of)}`,
  cooked: (done, of) => `Kitchen: ${String(done)} of ${String(of)} dishes all ready`,
  packed: (done, of) => `Packing: ${String(done)} of ${String(of)} packed`,
  handedOver: (done, of) => `Handed over: ${String(done)} of ${String(of)}`,
  toPay: (count, amount) => `Not paid yet: ${orders(count)}, ${amount}`,
  toGiveBack: (count, amount) => `To refund: ${orders(count)}, ${amount}`,
  notHandedOver: (count) => `Not handed over: ${orders(count)}`,
  notPaid: (count) => `Not paid: ${orders(count)}`,
  unreadable: damaged,

  allDone: "Everything is handed over and paid.",
  close: "Finish the round",
  closeTitle: "Finish the round?",
  stillOpen: "Not done yet:",
  closeHint: "What is not paid stays on the money list. You can reopen the round at any time.",
  isClosed: "The round is finished.",
  closed: "The round is finished",
  reopen: "Reopen the round",
  reopened: "The round is open again",

  mails: "Emails",
  notDelivered: "This email to a customer did not arrive:",

  toWeeks: "Skip a round, close at another time, see holidays",
  weekClosed: (day, reason) =>
    `No orders are taken for the round of ${day}${reason === null ? "" : `: ${reason}`}`,
  weekMoved: (day, moment, reason) =>
    `Orders for the round of ${day} are taken until ${moment}${reason === null ? "" : ` (${reason})`}`,
  holidaysNear: (day, names) => `Holidays in the round of ${day}: ${names}`,

  earlierWeeks: "Earlier rounds that are not finished",

  settingsChanged: "Changes to the shop’s settings in the last week",
  byCommand: "by a command on the server",
  settings: {
    name: "Name of the shop",
    contactAddress: "Email address of the shop",
    kashrut: "Kashrut line",
    cook: "Who cooks",
    deadline: "Weekly closing time",
    earlierDeadlines: "Closing time of coming rounds",
    opening: "Opening of orders",
    payment: "Payment",
    whatsapp: "WhatsApp number",
    seller: "Details of the seller",
    accessibilityContact: "Accessibility contact",
    vat: "VAT line",
    takesNotes: "Customers’ notes",
    tellsOfOpening: "The email when orders open",
    customerYears: "How long customers’ details are kept",
    terms: "Terms of sale",
  },

  missing: "Missing on the site",
  missingCount: (count) =>
    count === 1
      ? "1 detail is missing on the site"
      : `${String(count)} details are missing on the site`,
  missingHint: "Until these are filled in, the site is not ready for customers:",
  placeholders: {
    contactAddress: "the email address of the business",
    name: "the name of the shop",
    kashrut: "the kashrut line: who supervises",
    "payment.app": "which app is used for payment",
    "payment.payee": "whom to pay",
    "seller.legalName": "the registered name of the business",
    "seller.idNumber": "the business number",
    "seller.address": "the address of the business",
    "seller.phoneNumber": "the phone number of the business",
    "accessibilityContact.name": "whom to contact about accessibility",
    vat: "whether prices include VAT",
    terms: "the terms of sale, with kashrut: pots of parve dishes, greens, challah and wine",
    deliveryPlaces: "where you deliver, and where orders are picked up",
    menu: "the menu: it has no dishes yet",
    "deliveryPlaces.times": "when orders are picked up and delivered",
    "menu.english": "the English of dishes that are in Hebrew only",
  },
};

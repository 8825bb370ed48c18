import type { weeks as source } from "#desk/language/he/weeks.ts";

const orders = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);
const customers = (count: number) => (count === 1 ? "1 customer" : `${String(count)} customers`);

export const weeks: typeof source = {
  title: "Coming rounds",
  intro: "Skip a round, change when it closes, and tell customers why.",
  needsConfirm: "Changing a round needs to be confirmed.",

  until: (clock) => `Orders are taken until ${clock}`,
  untilInstead: (moment) => `Orders are taken until ${moment}`,
  usually: (moment) => `instead of ${moment}`,
  opensAt: (moment) => `Orders are taken from ${moment}`,
  closed: "No orders taken",
  nextOpen: (day) => `The next open round: ${day}`,
  reasonIs: (reason) => `Customers read: “${reason}”`,
  orders,
  ordersLeft: (count) =>
    count === 1 ? "1 order is still in this round" : `${orders(count)} are still in this round`,

  holidays: "Holidays on the days of this round",
  restDay: "no work",

  skip: "Skip this round",
  otherDeadline: "Close at another time",
  change: "Change",
  open: "Take orders again",
  ordinaryDeadline: "Back to the usual time",
  otherHandOver: "Pickup and delivery at another time",
  tellHandOver: "Tell customers",
  bringBack: (count) => (count === 1 ? "Bring the order back" : `Bring ${orders(count)} back`),

  skipTitle: (day) => `Skip the round of ${day}`,
  deadlineTitle: (day) => `Another closing time for the round of ${day}`,
  closingDay: "Until which day can customers order?",
  closingTime: "Until what time?",
  noTime: "A time is missing",

  handOverTitle: (day) => `Pickup and delivery of the round of ${day}`,
  handOverDay: "On which day?",
  usualHandOver: "As usual, at the times of each town",
  from: "From",
  to: "Until",
  wrongHours: "The end must be after the beginning",
  handOver: (when) => `Pickup and delivery: ${when}`,
  toldOtherwise: (count) =>
    `${customers(count)} ${count === 1 ? "was" : "were"} told another time of pickup or delivery.`,
  tellOfHours: "Email every customer who was told another time",

  reason: "What should we tell customers?",
  noReason: "No reason",
  vacation: { he: "חופשה", en: "Vacation" },
  ownReason: "Something else",
  inHebrew: "In Hebrew",
  inEnglish: "In English",
  noText: "Both languages are needed",

  ofOrders: (count) =>
    count === 1
      ? "There is 1 order in this round. What should happen to it?"
      : `There are ${orders(count)} in this round. What should happen to them?`,
  keep: "Leave in this round and cook as usual",
  move: (day) => `Move to the round of ${day}`,
  cancelOrders: "Cancel, and do not cook",
  tell: (count) => `Email ${customers(count)} about it`,
  tellHint: "The email goes out after two minutes. Undo before that, and nobody gets it.",
  withoutEmail: (count) =>
    count === 1
      ? "1 order has no email address. Please call."
      : `${orders(count)} have no email address. Please call.`,

  bringBackTitle: "Bring the orders back?",
  bringBackHint: (count) =>
    count === 1
      ? "The round will be as it was before the change, with its order. A customer who already got an email gets another one."
      : `The round will be as it was before the change, with ${orders(count)} back in it. Customers who already got an email get another one.`,

  saidClosed: (day) => `No orders are taken for the round of ${day}.`,
  saidDeadline: (day, moment) => `Orders for the round of ${day} are taken until ${moment}.`,
  saidOrdinary: (day) => `The round of ${day} is open as usual.`,
  saidHandOver: (text) => `Saved. ${text}.`,
  saidUsualHandOver: "Saved. Pickup and delivery are at the usual times of each town.",
  saidPromised: (count) => `The time of ${orders(count)} was changed.`,
  saidMoved: (count, day) =>
    count === 1
      ? `1 order was moved to the round of ${day}.`
      : `${orders(count)} were moved to the round of ${day}.`,
  saidCancelled: (count) =>
    count === 1 ? "1 order was canceled." : `${orders(count)} were canceled.`,
  saidBack: (count) =>
    count === 1 ? "1 order is back in the round." : `${orders(count)} are back in the round.`,
  saidTold: (count) =>
    count === 1
      ? "1 customer will get an email in two minutes."
      : `${customers(count)} will get an email in two minutes.`,
  undone: "The change was undone.",

  problems: {
    outdated:
      "Not saved: the round was changed on another device meanwhile. Here is how it is now.",
    "deadlines-cross":
      "Not saved: a round must close after the one before it and before the one after it.",
    "hand-over-before-closing":
      "Not saved: pickup and delivery of a round must begin after it closes. Change the other time first.",
    "hand-over-passed": "Not saved: that time of pickup and delivery is over already.",
    "nothing-to-undo": "The change was undone already.",
    "action-reused": "Not saved. Please try again.",
  },
  unsure:
    "The server did not answer, so the change may or may not be saved. Trying again completes what is missing and does nothing twice.",
};

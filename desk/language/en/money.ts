import type { money as source } from "#desk/language/he/money.ts";
import { paymentWaysEn } from "#domain/order-log/payment-way-words-en.ts";

export const money: typeof source = {
  title: "Money",

  notPaid: "Not paid",
  toPay: (amount) => `${amount} to pay`,
  toPayRest: (amount, received) => `${amount} still to pay (${received} paid)`,
  toGiveBack: (amount) => `${amount} to refund`,
  paid: "Paid",

  way: "How it was paid",
  ways: paymentWaysEn,

  received: (way) => (way === "app" ? "Mark paid" : `Mark paid ${paymentWaysEn[way].by}`),
  gaveBack: (way) => (way === "app" ? "Mark refunded" : `Mark refunded ${paymentWaysEn[way].by}`),

  saidReceived: (name, amount, way) => `${name}: ${amount} paid ${paymentWaysEn[way].by}`,
  saidGaveBack: (name, amount, way) => `${name}: ${amount} refunded ${paymentWaysEn[way].by}`,

  search: "Amount, name or phone",
  nothingFound:
    "No open payment or refund matches. To search by amount, type the exact amount that arrived.",

  toPasted: "From a list",
  pasted: "Payments that came in",

  toWeek: "Round totals",
  weekHeading: "This round",
  due: "Total of orders",
  receivedSum: "Received",
  stillToPay: "Still to be paid",
  stillToGiveBack: "Still to refund",
  byWay: "How it was received",
  byWayFailed: "What was received each way cannot be shown at the moment.",

  toBePaid: (count, amount) =>
    count === 1
      ? `1 order is not paid: ${amount}`
      : `In all rounds, ${String(count)} orders are not paid: ${amount}`,
  toBeGivenBack: (count, amount) =>
    count === 1 ? `1 refund is open: ${amount}` : `${String(count)} refunds are open: ${amount}`,
  allSettled: "Everything is paid",
  allSettledHint: "No order of any round is waiting for a payment or a refund.",
  otherWeeksFailed: "What is open in other rounds cannot be shown at the moment.",
  asking: {
    askWeek: "Ask for payment (this round)",
    askAll: "Ask for payment (all rounds)",
    title: "Ask for payment by email",
    toAsk: (orders, amount) =>
      `${orders}, ${amount} left to pay. The email goes out in two minutes, in the language of the order.`,
    nobody: "There is nobody to email at the moment.",
    again: (orders, amount) =>
      `Also ask again about ${orders} (${amount}) already asked about in the last 24 hours`,
    withoutMail: "No email address. You can ask them by WhatsApp:",
    failed: "Asking for payment is not possible at the moment. Try again shortly.",
    send: (count) => (count === 1 ? "Send 1 email" : `Send ${String(count)} emails`),
    saidOne: (name) => `${name}: request for payment by email`,
    said: (orders) => `A request for payment goes out in two minutes: ${orders}`,
  },
  askedAt: (when) => `Asked ${when}`,
  byWhatsapp: "Ask by WhatsApp",
  saidAsked: (name) => `${name}: asked to pay by WhatsApp`,
  ofWeek: (date) => `round of ${date}`,
  toYear: "Year totals",
  moreOpen: "More orders",

  csv: "Download the orders as a table (CSV)",
  csvFailed: "The table cannot be downloaded at the moment. Try again shortly.",
  csvDone: "The download is complete.",
  csvFile: (week) => `orders-${week}.csv`,
};

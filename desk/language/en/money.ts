import type { money as source } from "#desk/language/he/money.ts";
import type { PaymentWay } from "#domain/desk/desk-event.ts";

const ways: Record<PaymentWay, string> = {
  app: "by app",
  cash: "in cash",
  transfer: "by transfer",
};

export const money: typeof source = {
  title: "Money",

  toPay: (amount) => `${amount} to pay`,
  toPayRest: (amount, received) => `${amount} still to pay (${received} paid)`,
  toGiveBack: (amount) => `${amount} to give back`,
  paid: "Paid",

  ways,
  way: "How it was paid",
  wayNames: { app: "App", cash: "Cash", transfer: "Transfer" },

  received: (way) => (way === "app" ? "Paid" : `Paid ${ways[way]}`),
  gaveBack: (way) => (way === "app" ? "Given back" : `Given back ${ways[way]}`),
  ofOrder: (button, amount, name) => `${button}: ${amount}, ${name}`,

  saidReceived: (name, amount, way) => `${name}: ${amount} paid ${ways[way]}`,
  saidGaveBack: (name, amount, way) => `${name}: ${amount} given back ${ways[way]}`,

  search: "Who paid? Search by amount",
  searchHint: "The amount that arrived, such as 240",
  clearSearch: "Clear search",
  notAnAmount: "Type an amount in shekels, such as 240 or 35.50",
  owesThis: (amount, count) => {
    if (count === 0) return `No open order for ${amount}`;
    return count === 1
      ? `1 open order for ${amount}`
      : `${String(count)} open orders for ${amount}`;
  },

  weekHeading: "This round",
  due: "Total of orders",
  receivedSum: "Received",
  stillToPay: "Still to come",
  stillToGiveBack: "Still to give back",
  byWay: "How it came",
  byWayFailed: "What came in each way cannot be shown at the moment.",

  openHeading: "Open, from all rounds",
  whoOwes: (count, amount) =>
    count === 1 ? `1 order to be paid: ${amount}` : `${String(count)} orders to be paid: ${amount}`,
  whoGetsBack: (count, amount) =>
    count === 1
      ? `1 order gets money back: ${amount}`
      : `${String(count)} orders get money back: ${amount}`,
  allSettled: "All is paid",
  allSettledHint: "No order is waiting for a payment or a refund.",
  openFailed: "What is open in other rounds cannot be shown at the moment.",
  tooMany: "These are the 500 oldest orders.",
  thisWeek: "The round shown",
  ofWeek: (date) => `Round that closed ${date}`,

  csv: "Download the orders as a table (CSV)",
  csvFailed: "The table cannot be downloaded at the moment. Try again shortly.",
  csvDone: "The table is downloaded.",
  csvFile: (week) => `orders-${week}.csv`,
};

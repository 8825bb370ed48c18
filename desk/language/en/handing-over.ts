import type { handingOver as source } from "#desk/language/he/handing-over.ts";

const each = (count: number) => (count === 2 ? "both" : `all ${String(count)}`);
const orders = (count: number) => (count === 2 ? "both orders" : `${String(count)} orders`);

export const handingOver: typeof source = {
  title: "Handing over",

  empty: "Nothing to hand over yet",
  emptyHint: "Orders appear here as soon as they come in.",
  handedOverOf: (handedOver, all) => `${String(handedOver)} of ${String(all)} handed over`,
  allHandedOver: "Everything is handed over",
  onlyOpen: "Not handed over yet",

  search: "Search by name",
  nothingFoundHint: "The first two letters of the first or last name are enough.",

  notPacked: "Not packed",
  cancelled: "The order is canceled",
  askSeller: "To pay: ask the seller",
  box: "What is in it",

  handedOver: "Hand over",
  paidAndHandedOver: (amount) => `${amount} cash, hand over`,
  notHandedOver: "Mark not handed over",

  saidHandedOver: (name) => `${name}: handed over`,
  saidPaidAndHandedOver: (name, amount) => `${name}: ${amount} paid in cash, handed over`,
  saidNotHandedOver: (name) => `${name}: not handed over yet`,

  together: {
    orders: (count) => `${String(count)} orders together`,
    handedOver: (count) => `Hand over ${each(count)}`,
    paidAndHandedOver: (amount, count) => `${amount} cash, hand over ${each(count)}`,
    notHandedOver: (count) => `Mark ${each(count)} not handed over`,
    areHandedOver: "handed over",
    saidHandedOver: (name, count) => `${name}: ${orders(count)} handed over`,
    saidPaidAndHandedOver: (name, amount, count) =>
      `${name}: ${amount} paid in cash, ${orders(count)} handed over`,
    saidNotHandedOver: (name, count) => `${name}: ${orders(count)} not handed over yet`,
  },
};

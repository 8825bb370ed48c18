import type { paper as source } from "#desk/language/he/paper.ts";

export const paper: typeof source = {
  title: "Print",

  sheets: {
    kitchen: "Kitchen sheet",
    slips: "Packing slips",
    labels: "Labels",
    roll: "Packing slips for an 80 mm roll",
    route: "Delivery route",
  },
  choose: "What to print",
  language: "Language of the print",
  otherNames:
    "The names of dishes are not loaded in the language of the print yet. This needs a connection to the server.",
  languages: { he: "עברית", en: "English" },
  print: "Print",
  toChanged: (count) =>
    count === 1 ? "Show the order that changed" : `Show the ${String(count)} orders that changed`,
  toAll: "Show all orders",
  preview: (sheet) => `Preview: ${sheet}`,

  neverPrinted: "Not printed in this round yet.",
  printed: (time) => `Printed ${time}.`,
  nothingChanged: "No order has changed since.",
  changed: (count) =>
    count === 1 ? "1 order changed since." : `${String(count)} orders changed since.`,
  takeAway: "Canceled orders. Take their slips away:",
  movedAway: "Orders moved to another round. Take their slips away:",
  saidPrinted: (sheet) => `${sheet}: marked as printed`,

  noSheet: "There is no such sheet",
  empty: "Nothing to print",
  emptyHint: "There are no orders in this round yet.",

  week: (date) => `Round closing ${date}`,
  printedAt: (time) => `Printed ${time}`,
  page: "Page",
  pageOf: "of",

  extras: "Extras",
  note: "Note",
  pickup: "Pickup",
  delivery: "Delivery",
  things: (count) => (count === 1 ? "1 item" : `${String(count)} items`),
  orders: (count) => (count === 1 ? "1 order" : `${String(count)} orders`),
  stops: (count) => (count === 1 ? "1 stop" : `${String(count)} stops`),
  firstLabel: "First label on the sheet",
};

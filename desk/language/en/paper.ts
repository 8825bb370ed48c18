import type { paper as source } from "#desk/language/he/paper.ts";

const changedText = (count: number) =>
  count === 1 ? "1 order has changed since" : `${String(count)} orders have changed since`;

export const paper: typeof source = {
  title: "Print",

  papers: {
    kitchen: "Kitchen sheet",
    slips: "Packing slips",
    labels: "Labels",
    roll: "Packing slips for an 80 mm roll",
    route: "Delivery route",
    shopping: "Shopping list",
  },
  notPrinted: {
    kitchen: "The kitchen sheet is not printed yet",
    slips: "The packing slips are not printed yet",
    labels: "The labels are not printed yet",
    route: "The route is not printed yet",
    shopping: "The shopping list is not printed yet",
  },
  changedSince: {
    kitchen: (moment, count) => `Kitchen sheet printed ${moment}. ${changedText(count)}`,
    slips: (moment, count) => `Packing slips printed ${moment}. ${changedText(count)}`,
    labels: (moment, count) => `Labels printed ${moment}. ${changedText(count)}`,
    route: (moment, count) => `Route printed ${moment}. ${changedText(count)}`,
    shopping: (moment, count) =>
      `Shopping list printed ${moment}. ${
        count === 1 ? "1 ingredient has changed" : `${String(count)} ingredients have changed`
      } since`,
  },
  choose: "What to print",
  language: "Language of the print",
  otherNames:
    "The names of dishes are not loaded in the language of the print yet. This needs a connection to the server.",
  languages: { he: "עברית", en: "English" },
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

  otherBrowser: {
    pageNumbers:
      "This browser numbers the pages only if headers and footers are checked in the print window; a phone has no such choice. Chrome on a computer always numbers them.",
    labels:
      "This browser cannot set margins, so names may miss their labels. In the print window choose A4, no margins and 100%, and try it on plain paper first. Chrome on a computer prints every name in its place.",
    sameLength:
      "In this browser all slips of the roll are as long as the longest one, and you choose the paper of the roll in the print window. In Chrome on a computer each slip has its own length.",
    roll: "This browser cannot set the size of the paper. On a roll printer, choose paper 80 mm wide in the print window. On any other printer each order would take a whole sheet, so print the packing slips on A4 there. Chrome on a computer prints the roll as it should be.",
    slipsOnA4: "Show the packing slips on A4",
  },

  noSheet: "There is no such sheet",
  empty: "Nothing to print",
  emptyHint: "There are no orders in this round yet.",

  week: (date) => `Round of ${date}`,
  printedAt: (time) => `Printed ${time}`,
  page: "Page",
  pageOf: "of",

  extras: "Extras",
  note: "Note",
  things: (count) => (count === 1 ? "1 item" : `${String(count)} items`),
  stop: (number) => `Stop ${String(number)}`,
  phoneEnd: (digits) => `Phone …${digits}`,
  stops: (count) => (count === 1 ? "1 stop" : `${String(count)} stops`),
  ingredients: (count) => (count === 1 ? "1 ingredient" : `${String(count)} ingredients`),
  labelSheet: "Sheet of labels",
  labelsOfSize: (size, count) => `${size} mm, ${String(count)} on a sheet`,
  labelsAcross: "Move sideways",
  labelsAlong: "Move up or down",
  moved: {
    not: "Not moved",
    right: (distance) => `${distance} mm to the right`,
    left: (distance) => `${distance} mm to the left`,
    down: (distance) => `${distance} mm down`,
    up: (distance) => `${distance} mm up`,
  },
  labelsKept:
    "The sheet and the move are kept on this device. If the print lies beside the labels, measure by how much and move it.",
  firstLabel: "First label on the sheet",
};

import type { packing as source } from "#desk/language/he/packing.ts";

export const packing: typeof source = {
  title: "Packing",

  empty: "Nothing to pack yet",
  emptyHint: "Orders appear here as soon as they come in.",
  packedOf: (packed, all) => `${String(packed)} of ${String(all)} packed`,
  allPacked: "Everything is packed",
  onlyOpen: "Not packed yet",
  toPaper: "Labels and packing slips",

  ofPlace: (place, packed, all) => `${place}: ${String(packed)} of ${String(all)}`,
  packedRest: (open) => (open === 2 ? "Mark both as packed" : `Mark all ${String(open)} as packed`),
  note: "Note",
  customersNote: "Customer’s note",

  isMissing: "Item missing",
  whatIsMissing: (name) => `${name}: what is missing?`,
  missingHint: "The price of what is missing comes off the order.",
  missingTells: "A customer who left an email address is told after two minutes.",
  missing: (missing, of) =>
    missing === of ? "Missing" : `Missing: ${String(missing)} of ${String(of)}`,
  howManyMissing: (amount, thing) => `Missing: ${String(amount)} × ${thing}`,

  howManyOf: (left, missing) =>
    missing === 0
      ? `How many of ${String(left)} are missing?`
      : `How many more of ${String(left)} are missing?`,
  allMissing: "Missing",

  packed: "Mark packed",
  notPacked: "Mark not packed",

  saidPacked: (name) => `${name}: packed`,
  saidRestPacked: (place, boxes) => `${place}: ${String(boxes)} packed`,
  saidMissing: (name, amount, thing) => `${name}, missing: ${String(amount)} × ${thing}`,
  saidNotPacked: (name) => `${name}: not packed yet`,
};

import type { route as source } from "#desk/language/he/route.ts";

export const route: typeof source = {
  title: "Route",

  empty: "No deliveries",
  emptyHint: "Orders with delivery appear here as soon as they come in.",
  doneOf: (done, all) => `${String(done)} of ${String(all)} stops done`,
  allDone: "All deliveries are handed over",
  toPaper: "Print",

  change: "Change the sequence of stops",
  changeHint: "The sequence is kept for the coming weeks too.",
  changed: "Done",
  up: "Up",
  down: "Down",
  moved: (address, position, all) => `${address}: stop ${String(position)} of ${String(all)}`,
  kept: "The sequence of stops is saved.",
  notKept:
    "The sequence of stops has changed on this device only. Saving it needs a connection to the server.",

  navigate: "Navigate",
  otherMaps: "Other navigation apps",
  otherMap: "Other app",
  callTo: (name) => `Call ${name}`,
};

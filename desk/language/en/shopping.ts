import type { shopping as he } from "#desk/language/he/shopping.ts";

export const shopping: typeof he = {
  title: "Shopping",
  empty: "Nothing to buy",
  emptyHint:
    "The list is made from the orders of the round and the recipes of the dishes. You write a recipe where you edit the dish.",
  there: (done, of) => `You have ${String(done)} of ${String(of)}`,
  allThere: "You have everything",
  show: "What is shown",
  onlyOpen: "Still to buy",
  all: "Everything",
  toPaper: "List to print",
  withoutRecipe: "These dishes have no recipe, so the list leaves them out:",
  byPiece:
    "Some portions of these dishes do not say how much they are, so each was counted as one unit of the recipe:",

  had: (amount) => `You already have ${amount}`,
  atHome: "At home",
  howMuchAtHome: "How much is at home",
  ofItem: (control, name) => `${control}: ${name}`,

  saidHad: (name, amount) => `${name}: you have ${amount}`,
  saidNone: (name) => `${name}: none yet`,

  changedSince: (time) => `What changed since the list was printed (${time}):`,
  more: (name, by) => `${name}: ${by} more`,
  less: (name, by) => `${name}: ${by} less`,
  removed: (name) => `${name}: not needed anymore`,

  share: "Share the list",
  copy: "Copy the list",
  shared: "The list went to the app that you chose.",
  copied: "The list is copied and can be pasted into a chat.",
  refused: "The browser did not copy. You can copy it here:",
};

import type { shopping as he } from "#desk/language/he/shopping.ts";

export const shopping: typeof he = {
  title: "Shopping",
  empty: "Nothing to buy",
  emptyHint:
    "The list is made from the orders of the round and the recipes of the dishes. You write a recipe where you edit the dish.",
  inCart: (done, of) => `${String(done)} of ${String(of)} in the cart`,
  allInCart: "Everything is in the cart",
  show: "What is shown",
  onlyOpen: "Still to buy",
  all: "Everything",
  toPaper: "List to print",
  withoutRecipe: "These dishes have no recipe, so the list leaves them out:",
  byPiece:
    "Some portions of these dishes do not say how much they are, so each was counted as one unit of the recipe:",

  stillToBuy: (amount, inCart) => `${amount} more, ${inCart} in the cart`,
  isAtHome: (amount) => `${amount} at home`,
  allAtHome: "All at home",
  notAtHome: "None at home",
  atHome: "At home",
  howMuchAtHome: "How much is at home",
  ofItem: (control, name) => `${control}: ${name}`,

  saidInCart: (name) => `${name}: in the cart`,
  saidNotInCart: (name) => `${name}: not in the cart`,
  saidAtHome: (name, amount) => `${name}: ${amount} at home`,
  saidNotAtHome: (name) => `${name}: none at home`,

  changedSince: (time) => `What changed since the list was printed (${time}):`,
  more: (name, by, now) => `${name}: ${by} more, ${now} in all`,
  added: (name, amount) => `${name}: ${amount}, new on the list`,
  less: (name, by, now) => `${name}: ${by} less, ${now} in all`,
  removed: (name) => `${name}: not needed anymore`,
  deleted: (count) =>
    count === 1
      ? "1 printed ingredient was deleted since."
      : `${String(count)} printed ingredients were deleted since.`,

  share: "Share the list",
  copy: "Copy the list",
  shared: "The list went to the app that you chose.",
  copied: "The list is copied and can be pasted into a chat.",
  refused: "The browser did not copy. You can copy it here:",
};

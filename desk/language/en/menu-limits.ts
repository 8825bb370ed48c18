import type { menuLimits as source } from "#desk/language/he/menu-limits.ts";

const portions = (count: number) => (count === 1 ? "1 portion" : `${String(count)} portions`);

export const menuLimits: typeof source = {
  intro:
    "How much can be sold in one round, such as what fits into the oven. When it is used up, customers see that it is sold out.",
  toMenu: "To the menu",
  inWeek: (most) => `Up to ${portions(most)} in a round`,
  ordered: (count) => `(ordered for the open round: ${String(count)})`,
  nothingCounts: "Nothing counts towards it yet.",
  portions: (count) => `${portions(count)} each`,
  change: "Change",
  remove: "Remove",
  addLimit: "New limit",

  name: "Name of the limit",
  nameHint: "Only you see it, customers do not. For example: the big oven.",
  most: "How many portions in a round?",
  counts: "What counts?",
  countsHint: "Beside each amount: how many portions it takes.",
  leaveOut: "Do not count",
  search: "Find a dish to add",
  found: (count) => (count === 0 ? "No other such dish" : `Found: ${String(count)}`),
  add: "Add",
  noName: "A name is needed",
  noNumber: "A number is needed, 0 or more",
  noPortions: "A number is needed, 1 or more",

  said: {
    saved: (name) => `The limit “${name}” is saved`,
    removed: (name) => `The limit “${name}” is removed`,
  },
};

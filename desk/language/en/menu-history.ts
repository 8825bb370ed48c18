import type { menuHistory as source } from "#desk/language/he/menu-history.ts";

export const menuHistory: typeof source = {
  intro: "Every change of the menu and the shop is kept here, and every version can be restored.",
  toMenu: "To the menu",
  now: "The version that customers see now",
  thisDevice: "this device",
  noDevice: "a command on the server",
  first: "The first version",
  nothing: "Nothing changed",
  andMore: (count) => (count === 1 ? "and 1 more change" : `and ${String(count)} more changes`),
  older: "Older changes",

  restore: "Restore this version",
  restoreTitle: (moment) => `Restore the version of ${moment}?`,
  restoreHint:
    "Dishes, prices, places and the shop will be as they were then. What was decided about rounds stays. This can be undone.",
  restored: (moment) => `The version of ${moment} is restored`,

  things: {
    dish: (name) => name,
    dish_type: (name) => `Dish type “${name}”`,
    place: (name) => `Place “${name}”`,
    limit: (name) => `Limit “${name}”`,
    ingredient: (name) => `Ingredient “${name}”`,
    selection: (name, dish) => `${dish}, ${name}`,
    week: (day) => `The round of ${day}`,
  },
  kinds: {
    added: "new",
    removed: "removed",
    moved: "moved in its list",
    price: "price changed",
    sold_out: "sold out",
    available: "available again",
    hidden: "hidden from customers",
    shown: "shown to customers",
    texts: "description changed",
    picture: "picture changed",
    recipe: "recipe changed",
    changed: "details changed",
  },
  renamed: (before) => `renamed from “${before}”`,
};

import type { menu as source } from "#desk/language/he/menu.ts";

const dishes = (count: number) => (count === 1 ? "1 dish" : `${String(count)} dishes`);

export const menu: typeof source = {
  search: "Find a dish",
  found: (count) => (count === 0 ? "No such dish" : dishes(count)),
  empty: "There are no dishes yet. Begin with a dish type, such as soups.",
  emptyType: "There are no dishes of this type yet.",
  dishes,
  from: "From ",

  missing: {
    he: (count) => `Hebrew missing (${String(count)})`,
    en: (count) => `English missing (${String(count)})`,
  },
  missingHint: "Until then customers see the text in the other language there.",
  dishType: "dish type",

  marks: {
    soldOut: "Sold out",
    someSoldOut: "Some amounts are sold out",
    hidden: "Hidden from customers",
    missingHe: "Hebrew missing",
    missingEn: "English missing",
    noPicture: "No picture",
  },

  soldOut: "Mark sold out",
  available: "Available again",
  more: "More",
  sizes: "Is only one amount sold out?",
  hide: "Hide from customers",
  show: "Show to customers",
  edit: "Edit",
  newDish: "New dish",
  copy: "Copy",
  copyOf: (name, count) => (count === 1 ? `${name} (copy)` : `${name} (copy ${String(count)})`),
  up: "Move up",
  down: "Move down",
  toOtherType: "Move to another type",
  toType: (type) => `To “${type}”`,
  remove: "Remove from the menu",
  removeType: "Remove with all its dishes",
  addType: "New dish type",
  rename: "Rename",
  ofType: "Edit the dish type",

  typeTitle: "New dish type",
  renameTitle: (name) => `Rename “${name}”`,
  typeName: "Name",

  said: {
    soldOut: (name) => `${name}: sold out`,
    available: (name) => `${name}: available again`,
    hidden: (name) => `${name}: hidden from customers`,
    shown: (name) => `${name}: shown to customers`,
    moved: (name) => `${name}: moved on the menu`,
    movedTo: (name, type) => `${name}: now under “${type}”`,
    removed: (name) => `${name}: removed from the menu`,
    removedType: (name) => `${name}: removed from the menu`,
    renamed: (name) => `The name is saved: ${name}`,
    copied: (name) => `${name}: saved, and hidden from customers`,
    added: (name) => `Added to the menu: ${name}`,
  },
};

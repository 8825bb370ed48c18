import type { recipes as source } from "#desk/language/he/recipes.ts";

export const recipes: typeof source = {
  title: "Recipe",
  hint: "Customers do not see it. The shopping list is made from it.",
  quantity: "How much it makes",
  lines: "Ingredients",
  linesHint:
    "One ingredient on each line, such as: 2 tbsp oil. A line that is only for an add-on, a choice or an extra begins with its name, such as: Whole wheat: 1 kg whole-wheat flour, less 1 kg flour.",
  amountHint: "Such as 250 g, ½ kg, 2 tbsp",
  otherUnit: {
    gram: "This ingredient is weighed. Write, for example, 250 g.",
    millilitre: "This ingredient is measured by volume. Write, for example, 100 ml or 2 tbsp.",
    piece: "This ingredient is counted in pieces. Write, for example, 3.",
  },
  noAmount: "Write one amount, such as 250 g or 2 tbsp.",
  notListed: (name, similar) =>
    `“${name}” is not in the list of ingredients yet.${similar === "" ? "" : ` Similar ones in the list: ${similar}.`}`,
  noPart: (name) => `The dish has no add-on, choice or extra called “${name}”.`,

  addIngredient: "Add to the list",
  name: "Name of the ingredient",
  unit: "Measured by",
  units: { gram: "Weight (g)", millilitre: "Volume (ml)", piece: "Pieces" },
  aisle: "Aisle in the store",
  aisles: {
    vegetables: "Fruit and vegetables",
    meat: "Meat and poultry",
    fish: "Fish",
    "eggs-and-dairy": "Eggs and dairy",
    bread: "Bread",
    "dry-goods": "Dry goods",
    spices: "Spices",
    "oils-and-sauces": "Oils and sauces",
    frozen: "Frozen",
    packaging: "Packaging",
    other: "Other",
  },
  pack: "How much is in a pack",
  packHint: "Such as 1 kg. Empty if it is bought loose.",
  gramsOfCup: "Weight of a cup, in grams",
  gramsOfCupHint: "So that you can write cups and spoons. It may stay empty.",
  change: "Change",
  said: (name) => `The ingredient “${name}” is saved`,

  shopping: {
    title: "Shopping",
    empty: "Nothing to buy",
    emptyHint:
      "The list is made from the orders of the round and the recipes of the dishes. You write a recipe where you edit the dish.",
    there: (done, of) => `You have ${String(done)} of ${String(of)}`,
    allThere: "You have everything",
    onlyOpen: "Still to buy",
    toPaper: "List to print",
    withoutRecipe: "These dishes have no recipe, so the list leaves them out:",
    byPiece:
      "Some portions of these dishes do not say how much they are, so each was counted as one unit of the recipe:",

    had: (amount) => `You already have ${amount}`,
    atHome: "At home",
    howMuchAtHome: "How much is at home",

    saidHad: (name, amount) => `${name}: you have ${amount}`,
    saidNone: (name) => `${name}: none yet`,

    changedSince: (time) => `What changed since the list was printed (${time}):`,
    more: (name, by) => `${name}: ${by} more`,
    less: (name, by) => `${name}: ${by} less`,
    removed: (name) => `${name}: not needed anymore`,
  },
};

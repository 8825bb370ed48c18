import { liters, pieces } from "#seed/menu/portions.ts";
import { instead, type RecipePlans } from "./build-recipe.ts";

export const dessertRecipes: RecipePlans = {
  "Orange cake": [
    pieces(20),
    { egg: 6, oil: 250, orange: 6, bakingPowder: 15, salt: 3, icingSugar: 100 },
    ...instead("Sweetener instead of sugar", { sugar: 400 }, { sweetener: 130 }),
    ...instead("Whole wheat", { flour: 500 }, { wholeFlour: 500 }),
  ],
  "Coconut malabi": [
    pieces(6),
    { coconutMilk: 800, cornstarch: 70, roseWater: 20, cup: 6 },
    ...instead("Sweetener instead of sugar", { sugar: 100 }, { sweetener: 35 }),
    ["Coconut and peanuts", { coconut: 30, peanuts: 40 }],
    ["Coconut and pistachio", { coconut: 30, pistachios: 40 }],
    ["Jar of rose syrup", { sugar: 150, roseWater: 30, jar: 1 }],
  ],
  "Chocolate yeast cake": [
    pieces(2),
    { egg: 3, sugar: 220, oil: 60, margarine: 100, yeast: 12, darkChocolate: 350, salt: 6 },
    ...instead("Whole wheat", { flour: 750 }, { wholeFlour: 750 }),
  ],
  "Date maamoul": [
    pieces(24),
    { semolina: 300, flour: 200, margarine: 200, roseWater: 15, sugar: 40 },
    { datePaste: 400, cinnamon: 4, icingSugar: 40 },
  ],
  "Dried fruit compote": [
    liters(2),
    { prunes: 300, apricots: 250, driedApples: 200, driedPears: 200, lemon: 1 },
    { cinnamon: 3, cloves: 1 },
    ...instead("Sweetener instead of sugar", { sugar: 100 }, { sweetener: 35 }),
  ],
};

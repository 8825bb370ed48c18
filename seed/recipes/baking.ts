import { pieces, servings } from "#seed/menu/portions.ts";
import { commonParts, instead, type RecipePlans } from "./build-recipe.ts";

export const bakingRecipes: RecipePlans = {
  "Shabbat challah": [
    pieces(4),
    { sugar: 90, egg: 3, oil: 100, yeast: 14, salt: 16 },
    ...instead("Whole wheat", { flour: 1000 }, { wholeFlour: 1000 }),
    ["Sesame", { sesame: 20 }],
    ["Poppy seeds", { poppySeeds: 20 }],
  ],
  "Parve bourekas": [
    pieces(24),
    { puffPastry: 1000, egg: 1, sesame: 20, salt: 8, blackPepper: 2 },
    ["Potato and onion", { potato: 900, onion: 300, oil: 40 }],
    ["Spinach and garlic", { spinach: 800, garlic: 0.5, onion: 150, oil: 30 }],
    ["Mushroom", { mushroom: 1000, onion: 250, oil: 40 }],
  ],
  "Mushroom and thyme pie": [
    servings(6),
    { mushroom: 1000, onion: 600, thyme: 0.7, cornstarch: 20, oil: 50 },
    { margarine: 150, egg: 3, salt: 10, blackPepper: 2 },
    ...instead("Whole wheat", { flour: 300 }, { wholeFlour: 300 }),
  ],
  Jachnun: [
    pieces(8),
    { margarine: 200, silan: 30, honey: 20, bakingPowder: 5, salt: 18 },
    ...instead("Whole wheat", { flour: 1000 }, { wholeFlour: 1000 }),
    ["Grated tomatoes (250 g)", { tomato: 280, salt: 2 }],
    commonParts.brownEgg,
    commonParts.schug,
  ],
  "Focaccia with red onion and rosemary": [
    pieces(1),
    { yeast: 5, oliveOil: 60, redOnion: 100, rosemary: 0.3, coarseSalt: 5, salt: 6, sugar: 5 },
    ...instead("Whole wheat", { flour: 350 }, { wholeFlour: 350 }),
  ],
};

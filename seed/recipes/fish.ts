import { grams, pieces, servings } from "#seed/menu/portions.ts";
import { instead, type RecipePlans } from "./build-recipe.ts";

export const fishRecipes: RecipePlans = {
  "Chraime (fish in spicy tomato sauce)": [
    servings(8),
    { tomato: 600, redPepper: 600, garlic: 2, tomatoPaste: 200, oil: 150, lemon: 2, cilantro: 1 },
    { paprika: 30, cumin: 8, caraway: 6, salt: 20 },
    ["Nile perch", { nilePerch: 1600 }],
    ["Gray mullet", { mullet: 1900 }],
    ["Salmon", { salmon: 1600 }],
    ["Medium", { chili: 2 }],
    ["Hot", { chili: 5 }],
  ],
  "Gefilte fish": [
    pieces(16),
    { groundCarp: 1200, onion: 500, egg: 3, matzaMeal: 80, oil: 30, salt: 20, blackPepper: 3 },
    { fishBones: 800, carrot: 400 },
    ...instead("Sweetener instead of sugar", { sugar: 90 }, { sweetener: 30 }),
    [
      "Jar of red horseradish",
      { horseradish: 150, beet: 120, vinegar: 40, sugar: 15, salt: 3, jar: 1 },
    ],
  ],
  "Herb-baked salmon": [
    servings(8),
    { salmon: 1600, dill: 1, parsley: 1, thyme: 0.5, garlic: 0.3, oliveOil: 60 },
    { salt: 14, blackPepper: 2 },
    ["Herbs and lemon", { lemon: 3 }],
    ["Herbs, mustard and honey", { mustard: 80, honey: 60 }],
    ["Herbs and pistachio", { pistachios: 150 }],
  ],
  "Tilapia fillet in lemon and garlic": [
    servings(8),
    { tilapia: 1600, lemon: 4, garlic: 0.7, oliveOil: 100, dill: 1, salt: 14, blackPepper: 2 },
  ],
  "Fish patties in tomato sauce": [
    grams(2000),
    { groundFish: 1000, onion: 300, egg: 2, breadcrumbs: 100, parsley: 1, cilantro: 0.5 },
    { crushedTomatoes: 800, tomatoPaste: 60, garlic: 0.5, oil: 60 },
    { paprika: 10, cumin: 5, salt: 20 },
    ["Extra spicy", { chili: 3 }],
  ],
};

import { grams } from "#seed/menu/portions.ts";
import { commonParts, instead, type RecipePlans } from "./build-recipe.ts";

export const saladRecipes: RecipePlans = {
  "Homemade hummus with whole chickpeas": [
    grams(2000),
    { chickpeas: 650, tahini: 450, lemon: 4, garlic: 0.3, cumin: 5, salt: 18 },
    { oliveOil: 80, paprika: 4, parsley: 0.5 },
    ["Jar of pickled cucumbers", { cucumber: 450, garlic: 0.3, dill: 0.3, salt: 25, jar: 1 }],
    commonParts.pitas,
  ],
  "Green tahini": [
    grams(1000),
    { wholeTahini: 450, lemon: 4, parsley: 2, cilantro: 1, garlic: 0.2, salt: 10 },
  ],
  Matbucha: [
    grams(2000),
    { tomato: 3000, redPepper: 900, garlic: 1, oil: 150, paprika: 15, sugar: 15, salt: 20 },
    ["Medium", { chili: 2 }],
    ["Hot", { chili: 5 }],
  ],
  "Roasted eggplant with tahini": [
    grams(2000),
    { eggplant: 3000, tahini: 350, lemon: 3, garlic: 0.3, salt: 15 },
    { pomegranate: 1, parsley: 0.5 },
  ],
  "Moroccan carrot salad": [
    grams(2000),
    { carrot: 2200, garlic: 0.5, lemon: 2, oil: 100, parsley: 1 },
    { cumin: 10, paprika: 10, salt: 15 },
    ["Extra spicy", { chili: 3 }],
  ],
  "Tabbouleh with pomegranate": [
    grams(2000),
    { parsley: 9, mint: 3, redOnion: 150, pomegranate: 2, lemon: 5, oliveOil: 150, salt: 12 },
    ...instead("Quinoa instead of bulgur", { bulgur: 250 }, { quinoa: 250 }),
  ],
  "Home-pickled vegetables": [
    grams(700),
    { cauliflower: 150, carrot: 120, cabbage: 120, cucumber: 150, garlic: 0.3, bayLeaves: 0.5 },
    { vinegar: 60, sugar: 8, salt: 25, jar: 1 },
  ],
};

import { grams, pieces, servings } from "#seed/menu/portions.ts";
import { instead, type RecipePlans } from "./build-recipe.ts";

export const sideDishRecipes: RecipePlans = {
  "Jerusalem kugel": [
    pieces(10),
    { sugar: 350, oil: 200, egg: 6, salt: 15, blackPepper: 12 },
    ...instead("Whole wheat", { noodles: 800 }, { wholeNoodles: 800 }),
    ["Extra black pepper", { blackPepper: 5 }],
  ],
  "Festive rice with almonds and raisins": [
    servings(8),
    { almonds: 100, raisins: 80, cranberries: 80, onion: 200, oil: 70, saffron: 0.5, salt: 14 },
    ["White basmati", { basmati: 640 }],
    ["Brown rice", { brownRice: 640 }],
  ],
  "Couscous with vegetables": [
    servings(8),
    { pumpkin: 800, carrot: 500, zucchini: 600, cabbage: 400, onion: 300, chickpeas: 150 },
    { oil: 80, turmeric: 5, cinnamon: 2, salt: 22 },
    ...instead("Whole wheat", { semolina: 700 }, { wholeSemolina: 700 }),
  ],
  "Mujaddara (rice and lentils)": [
    grams(2000),
    { basmati: 450, greenLentils: 350, onion: 1200, oil: 250 },
    { cumin: 8, salt: 18, blackPepper: 2 },
  ],
  "Green beans with garlic and lemon": [
    grams(1000),
    { greenBeans: 1100, garlic: 0.5, lemon: 1, oliveOil: 60, salt: 8 },
  ],
  "Carrot tzimmes": [
    grams(2000),
    { carrot: 1800, prunes: 300, orange: 3, oil: 40, cinnamon: 3, salt: 6 },
    ...instead("Sweetener instead of sugar", { sugar: 90 }, { sweetener: 30 }),
  ],
};

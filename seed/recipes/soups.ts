import { liters, servings } from "#seed/menu/portions.ts";
import { commonParts, type RecipePlans } from "./build-recipe.ts";

export const soupRecipes: RecipePlans = {
  "Orange lentil soup": [
    liters(4),
    { redLentils: 700, onion: 500, carrot: 400, tomatoPaste: 50, garlic: 0.5, oil: 60 },
    { cumin: 10, turmeric: 6, salt: 30, cilantro: 1, lemon: 3 },
    ["Medium", { chili: 1 }],
    ["Hot", { chili: 3 }],
    commonParts.soupCroutons,
  ],
  "Clear chicken soup with vegetables": [
    liters(4),
    { wholeChicken: 1, chickenWings: 700, carrot: 500, onion: 300, zucchini: 300 },
    { celery: 0.5, celeryRoot: 200, parsleyRoot: 200, dill: 1, parsley: 0.5 },
    { salt: 35, blackPepper: 3, turmeric: 2 },
    ["Kneidlach (6 pieces)", { matzaMeal: 90, egg: 2, oil: 30, salt: 3 }],
    ["Fine soup noodles", { noodles: 200 }],
    commonParts.soupCroutons,
  ],
  "Yemenite beef soup": [
    liters(4),
    { marrowBones: 600, potato: 900, tomato: 400, onion: 400, garlic: 0.5, tomatoPaste: 40 },
    { hawaij: 25, salt: 30, cilantro: 1 },
    ["Shank", { beefShin: 1200 }],
    ["Cheek", { beefCheek: 1200 }],
    ["Short rib", { asado: 1600 }],
    ["Lachuch flatbreads (3 pieces)", { flour: 250, semolina: 50, yeast: 4, sugar: 5, salt: 5 }],
    commonParts.schug,
  ],
  "Beet kubbeh soup": [
    servings(8),
    { semolina: 700, groundBeef: 500, onion: 500, celery: 0.8, baharat: 5, salt: 40, oil: 60 },
    { beet: 1500, tomatoPaste: 50, garlic: 0.5, lemon: 4, sugar: 60 },
    { blackPepper: 3 },
    ["One more kubbeh", { semolina: 22, groundBeef: 16, onion: 9 }],
  ],
  "Vegetable and barley soup": [
    liters(4),
    { pearlBarley: 350, whiteBeans: 250, onion: 400, carrot: 400, potato: 300, celery: 0.5 },
    { celeryRoot: 200, parsleyRoot: 150, tomatoPaste: 40, oil: 50, dill: 0.5 },
    { paprika: 8, bayLeaves: 1, salt: 30, blackPepper: 3 },
  ],
  "Pumpkin and coconut soup": [
    liters(4),
    { pumpkin: 2500, onion: 400, carrot: 300, coconutMilk: 800, ginger: 40, garlic: 0.3 },
    { oil: 50, nutmeg: 1, salt: 28, blackPepper: 2 },
    { pumpkinSeeds: 120 },
  ],
};

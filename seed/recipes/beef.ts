import { grams, pieces, servings } from "#seed/menu/portions.ts";
import { commonParts, type RecipePlans } from "./build-recipe.ts";

export const beefRecipes: RecipePlans = {
  "Beef pot roast with root vegetables": [
    grams(2000),
    { beefShoulder: 2400, redWine: 500, onion: 500, carrot: 400, parsleyRoot: 250, shallots: 300 },
    { celery: 0.3, garlic: 0.5, tomatoPaste: 40, thyme: 0.3, bayLeaves: 1, oil: 60 },
    { salt: 22, blackPepper: 3 },
  ],
  "Beef meatballs with peas and artichoke hearts in lemon sauce": [
    servings(8),
    { groundBeef: 1200, bread: 150, egg: 2, onion: 350, parsley: 1, dill: 0.5 },
    { peas: 600, artichokes: 800, garlic: 0.4, lemon: 3, oil: 50 },
    { turmeric: 5, salt: 20, blackPepper: 2 },
  ],
  "Vegetables stuffed with beef and rice": [
    servings(8),
    { redPepper: 1300, zucchini: 1300, onion: 1200 },
    { groundBeef: 1000, roundRice: 400, mint: 1, baharat: 6 },
    { crushedTomatoes: 800, tomatoPaste: 80, lemon: 2, sugar: 40, oil: 60, salt: 25 },
  ],
  "Slow-roasted asado short ribs": [
    grams(1000),
    { asado: 1500, onion: 200, garlic: 0.3, paprika: 5, salt: 14, blackPepper: 3 },
    ["Chimichurri", { parsley: 1, garlic: 0.2, oliveOil: 80, vinegar: 25, chili: 1 }],
    ["Date barbecue", { silan: 60, mustard: 20, tomatoPaste: 40, vinegar: 20 }],
    ["Red wine and shallot", { redWine: 200, shallots: 150, thyme: 0.2 }],
  ],
  "Shabbat cholent": [
    servings(8),
    { beefShin: 1200, marrowBones: 600, whiteBeans: 300, pearlBarley: 250, potato: 1200 },
    { onion: 400, garlic: 0.5, silan: 30, oil: 60, paprika: 12, salt: 28, blackPepper: 3 },
    { tray: 2 },
    ["With kishke", { kishke: 600 }],
    commonParts.brownEgg,
  ],
  "Fried kubbeh with beef and pine nuts": [
    pieces(24),
    { bulgur: 700, flour: 80, groundBeef: 600, onion: 300, pineNuts: 60, oil: 500 },
    { baharat: 6, salt: 16 },
    commonParts.tahini,
  ],
  "Moroccan beef cigars": [
    pieces(24),
    { cigarSheets: 24, groundBeef: 600, onion: 250, parsley: 0.5, oil: 400 },
    { cinnamon: 3, cumin: 4, salt: 8, blackPepper: 2 },
  ],
};

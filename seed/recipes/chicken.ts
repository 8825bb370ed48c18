import { grams, pieces, servings } from "#seed/menu/portions.ts";
import { commonParts, instead, type RecipePlans } from "./build-recipe.ts";

export const chickenRecipes: RecipePlans = {
  "Whole roast chicken with potatoes": [
    pieces(1),
    { wholeChicken: 1, potato: 1200, onion: 300, garlic: 0.3, rosemary: 0.3, oil: 50, tray: 1 },
    { paprika: 5, salt: 14, blackPepper: 2 },
    ["Bread, celery and herbs", { bread: 250, onion: 100, celery: 0.3, parsley: 0.3, thyme: 0.2 }],
    ["Rice and dried fruit", { roundRice: 150, raisins: 40, apricots: 50, cinnamon: 1 }],
  ],
  "Chicken schnitzel": [
    grams(2000),
    { chickenBreast: 1600, egg: 4, flour: 120, mustard: 40, sesame: 60, oil: 400 },
    { paprika: 6, salt: 18, blackPepper: 2 },
    ...instead("Whole-grain breadcrumbs", { breadcrumbs: 350 }, { wholeCrumbs: 350 }),
    ["Jar of garlic and lemon sauce", { mayonnaise: 180, garlic: 0.2, lemon: 1, jar: 1 }],
  ],
  "Grilled chicken thigh skewers (pargiyot)": [
    pieces(8),
    { pargiyot: 1400, redOnion: 300, cherryTomato: 300, oil: 40, salt: 14, skewers: 8 },
    ["Herbs and lemon", { lemon: 2, thyme: 0.3, parsley: 0.5, garlic: 0.3, oliveOil: 40 }],
    ["Paprika and garlic", { paprika: 15, garlic: 0.7, oliveOil: 40 }],
    ["Silan and soy", { silan: 80, soySauce: 80, ginger: 10 }],
  ],
  "Chicken legs in silan and orange": [
    servings(8),
    { chickenLeg: 8, silan: 150, orange: 4, onion: 300, garlic: 0.5, thyme: 0.5, oil: 40 },
    { salt: 18, blackPepper: 2 },
  ],
  "Chicken with olives and preserved lemon": [
    servings(8),
    { chickenLeg: 8, olives: 400, preservedLemon: 150, onion: 500, garlic: 0.7, cilantro: 1 },
    { oil: 60, ginger: 20, turmeric: 6, cumin: 4, salt: 12 },
  ],
  "Chicken thighs (pargiyot) stuffed with rice, almonds and raisins": [
    servings(8),
    { pargiyot: 1600, roundRice: 250, raisins: 80, almonds: 80, pineNuts: 40, cinnamon: 2 },
    { redWine: 250, silan: 80, onion: 300, thyme: 0.3, parsley: 0.5, oil: 60 },
    { salt: 18, blackPepper: 2 },
  ],
  "Jerusalem mixed grill": [
    grams(1000),
    { pargiyot: 900, chickenHearts: 350, onion: 600, oil: 60 },
    { baharat: 8, cumin: 5, turmeric: 5, paprika: 5, salt: 14 },
    ["Extra spicy", { chili: 2 }],
    commonParts.pitas,
    commonParts.tahini,
  ],
  "Chopped chicken liver": [
    grams(1000),
    { chickenLiver: 700, onion: 700, egg: 5, oil: 100, salt: 10, blackPepper: 2 },
  ],
};

import { pita } from "#art/ingredients/breads.ts";
import { swirledDip } from "#art/ingredients/dips.ts";
import { chickpea } from "#art/ingredients/dry-goods.ts";
import { lemonHalf } from "#art/ingredients/fruits.ts";
import { parsley, sprig } from "#art/ingredients/herbs.ts";
import { garlicClove, garlicSlice } from "#art/ingredients/onions.ts";
import { cookedPepper, greenChilli } from "#art/ingredients/peppers.ts";
import { oilDrops, pool, puddle, shine } from "#art/ingredients/sauces.ts";
import { choppedHerb, paprika, pepperSpice, sesame, sprinkle } from "#art/ingredients/sprinkle.ts";
import { disc } from "#art/kit/kitchen.ts";
import { blob } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { linen, napkin, planks } from "#art/kit/table.ts";
import { bowl, celadon, indigo, stoneware } from "#art/kit/vessels.ts";

const hummus: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [
      kitchen.put(pita, at(1075, 720, 20, 1.15)),
      kitchen.put(pita, at(1120, 560, 70, 1)),
      sprig(kitchen, parsley, at(130, 150, 30), 2),
    ],
    bowl(
      indigo,
      swirledDip("#ecd5aa", 340),
      puddle(blob(kitchen.random, 168, 160, 0.07, 13), "#c9962e", 0.85),
      kitchen.heap(chickpea, 46, disc(128), { size: [0.95, 1.15] }),
      kitchen.scatter(chickpea, 5, disc(215)),
      oilDrops(kitchen.random, 9, disc(150), "#e2b43c"),
      sprinkle(kitchen.random, paprika, 260, disc(270)),
      sprinkle(kitchen.random, choppedHerb, 40, disc(200)),
      kitchen.put(parsley, at(6, -20, -60, 1.3)),
      kitchen.put(parsley, at(40, 6, 20, 1.2)),
    ),
  );

const greenTahini: Recipe = (kitchen) =>
  scene(
    linen("cream"),
    [
      napkin(190, 470, -12, "#f7efe2", "#9db08a"),
      kitchen.put(lemonHalf, at(1065, 680, 10, 1.15)),
      sprig(kitchen, parsley, at(1080, 190, -60, 1.1), 2),
    ],
    bowl(
      stoneware,
      swirledDip("#b9c98a", 340),
      sprinkle(
        kitchen.random,
        { ...choppedHerb, length: 5, width: 4, raised: false },
        260,
        disc(310),
      ),
      sprinkle(kitchen.random, sesame, 36, disc(120)),
      kitchen.put(parsley, at(-14, -20, -70, 1.7)),
      kitchen.put(parsley, at(32, 18, 15, 1.6)),
      kitchen.put(parsley, at(-26, 32, 140, 1.4)),
    ),
  );

const matbucha: Recipe = (kitchen) =>
  scene(
    planks("#d9b78f"),
    [
      napkin(1015, 500, 12, "#e8eee6", "#b5482f"),
      kitchen.scatter(garlicClove, 3, disc(55, 120, 160), { size: [1.5, 1.7] }),
      sprig(kitchen, parsley, at(110, 760, -30), 2),
    ],
    bowl(
      celadon,
      pool("#9c2412", 340),
      kitchen.scatter(cookedPepper, 120, disc(310)),
      kitchen.scatter(garlicSlice, 12, disc(270)),
      kitchen.scatter(cookedPepper, 26, disc(290)),
      oilDrops(kitchen.random, 26, disc(280), "#e08a32"),
      sprinkle(kitchen.random, pepperSpice, 40, disc(280)),
      kitchen.put(greenChilli, at(4, -4, -22, 1.75)),
      shine(318),
    ),
  );

export const dips: Readonly<Record<string, Recipe>> = {
  "homemade-hummus": hummus,
  "green-tahini": greenTahini,
  matbucha,
};

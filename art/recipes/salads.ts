import { pomegranateSeed } from "#art/ingredients/dry-goods.ts";
import { roastedEggplant } from "#art/ingredients/eggplant.ts";
import { lemonSlice } from "#art/ingredients/fruits.ts";
import { mint, parsley, sprig } from "#art/ingredients/herbs.ts";
import { garlicSlice } from "#art/ingredients/onions.ts";
import { carrotCoin } from "#art/ingredients/roots.ts";
import { drizzle, pool, shine } from "#art/ingredients/sauces.ts";
import {
  bulgur,
  choppedHerb,
  coarseSalt,
  cuminSpice,
  sprinkle,
} from "#art/ingredients/sprinkle.ts";
import { disc, ovalArea } from "#art/kit/kitchen.ts";
import { point } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { linen, napkin, spoon } from "#art/kit/table.ts";
import { bowl, charcoal, platter, porcelain, terracotta } from "#art/kit/vessels.ts";

const roastedEggplantWithTahini: Recipe = (kitchen) =>
  scene(
    linen("sand"),
    [kitchen.scatter(pomegranateSeed, 5, disc(60, 1110, 110))],
    platter(
      porcelain,
      roastedEggplant(kitchen, at(6, 8, -8, 1.3)),
      drizzle(
        [
          point(-206, 96),
          point(-166, -90),
          point(-96, 150),
          point(-30, -150),
          point(44, 176),
          point(110, -190),
          point(176, 150),
          point(234, -170),
          point(276, 66),
          point(322, -96),
        ],
        34,
        "#fff8e8",
      ),
      kitchen.scatter(pomegranateSeed, 24, ovalArea(500, 210, 10, 4), { size: [1.15, 1.4] }),
      kitchen.scatter(pomegranateSeed, 8, ovalArea(720, 440), { size: [1.1, 1.3] }),
      sprinkle(kitchen.random, choppedHerb, 50, ovalArea(520, 200)),
      kitchen.put(parsley, at(-40, -10, -40, 1.4)),
      kitchen.put(parsley, at(6, 14, 40, 1.4)),
      kitchen.put(parsley, at(160, 30, 100, 1.2)),
      sprinkle(kitchen.random, coarseSalt, 16, ovalArea(460, 150)),
    ),
  );

const moroccanCarrotSalad: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [napkin(1010, 430, -12, "#f6ead6", "#e08a3a"), sprig(kitchen, parsley, at(120, 740, -40), 2)],
    bowl(
      terracotta,
      pool("#c2651c", 340),
      kitchen.scatter(carrotCoin, 60, disc(300), { size: [1.05, 1.3] }),
      kitchen.scatter(carrotCoin, 34, disc(245), { size: [1.05, 1.3] }),
      sprinkle(kitchen.random, cuminSpice, 130, disc(290)),
      kitchen.scatter(garlicSlice, 15, disc(260), { size: [1.2, 1.5] }),
      sprinkle(kitchen.random, choppedHerb, 150, disc(280)),
      kitchen.put(lemonSlice, at(112, -112, 20, 1.3)),
      kitchen.put(parsley, at(26, -20, 120, 1.3)),
      kitchen.put(parsley, at(-6, 6, 60, 1.3)),
      shine(318),
    ),
  );

const tabbouleh: Recipe = (kitchen) =>
  scene(
    linen("rose"),
    [
      spoon(1115, 480, 10),
      kitchen.scatter(pomegranateSeed, 6, disc(70, 105, 130)),
      sprig(kitchen, mint, at(110, 740, -50, 0.95), 2),
    ],
    bowl(
      charcoal,
      pool("#3f6a2a", 340),
      sprinkle(kitchen.random, { ...choppedHerb, length: 18, width: 15 }, 900, disc(326)),
      sprinkle(kitchen.random, { ...bulgur, length: 8, width: 14 }, 120, disc(310)),
      sprinkle(kitchen.random, { ...choppedHerb, length: 16, width: 14 }, 360, disc(290)),
      sprinkle(kitchen.random, { ...bulgur, length: 8, width: 14 }, 50, disc(280)),
      kitchen.scatter(pomegranateSeed, 56, disc(290), { size: [1.4, 1.7] }),
      kitchen.put(mint, at(-50, 14, 196, 1.7)),
      kitchen.put(mint, at(50, 14, -16, 1.7)),
      kitchen.put(mint, at(0, -50, -90, 1.8)),
      kitchen.put(mint, at(2, 22, 100, 1.2)),
    ),
  );

export const salads: Readonly<Record<string, Recipe>> = {
  "roasted-eggplant-with-tahini": roastedEggplantWithTahini,
  "moroccan-carrot-salad": moroccanCarrotSalad,
  "tabbouleh-with-pomegranate": tabbouleh,
};

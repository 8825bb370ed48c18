import { beefChunk } from "#art/ingredients/beef.ts";
import { herbSauce } from "#art/ingredients/dips.ts";
import { pumpkinSeed } from "#art/ingredients/dry-goods.ts";
import { kneidel, soupKubbeh } from "#art/ingredients/dumplings.ts";
import { lemonWedge } from "#art/ingredients/fruits.ts";
import { celerySlice } from "#art/ingredients/greens.ts";
import { celeryLeaf, coriander, dill, sprig } from "#art/ingredients/herbs.ts";
import { boiledChicken } from "#art/ingredients/poultry.ts";
import { beetCube, carrotCoin, potatoHalf } from "#art/ingredients/roots.ts";
import { curl, oilDrops, pool, shine, veil } from "#art/ingredients/sauces.ts";
import { choppedHerb, paprika, pepperSpice, sprinkle } from "#art/ingredients/sprinkle.ts";
import { disc } from "#art/kit/kitchen.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { linen, napkin, planks, spoon } from "#art/kit/table.ts";
import {
  bowl,
  charcoal,
  indigo,
  porcelain,
  roundBowl,
  stoneware,
  terracotta,
} from "#art/kit/vessels.ts";

const orangeLentilSoup: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [
      napkin(1010, 520, 14, "#f4e6cf", "#d98a4e"),
      kitchen.put(lemonWedge, at(1085, 175, -35, 1.15)),
      sprig(kitchen, coriander, at(120, 770, -40), 2),
    ],
    bowl(
      stoneware,
      pool("#ee9a36", 340),
      curl(kitchen.random, 240, 2, 34, "#f2c04a"),
      oilDrops(kitchen.random, 14, disc(240), "#e0a628"),
      sprinkle(kitchen.random, choppedHerb, 90, disc(140)),
      kitchen.heap(coriander, 5, disc(64), { size: [1.3, 1.6] }),
      sprinkle(kitchen.random, paprika, 40, disc(250)),
    ),
  );

const clearChickenSoup: Recipe = (kitchen) =>
  scene(
    linen("cream"),
    [napkin(180, 420, -12, "#dfe6d6", "#8aa07a"), spoon(1115, 430, 12)],
    bowl(
      porcelain,
      pool("#eabf58", 340),
      kitchen.scatter(carrotCoin, 6, disc(235), { size: [0.9, 1.1] }),
      kitchen.scatter(celerySlice, 5, disc(240)),
      veil("#eec25c", 340, 340, 0.34),
      kitchen.put(boiledChicken, at(-66, -150, -20, 1.4)),
      kitchen.put(kneidel, at(128, -28, 0, 1.22)),
      kitchen.put(kneidel, at(-76, 104, 0, 1.22)),
      kitchen.put(carrotCoin, at(-222, -30, 0, 1.15)),
      kitchen.put(carrotCoin, at(118, 150, 0, 1.15)),
      kitchen.put(carrotCoin, at(176, 196, 40, 1.1)),
      kitchen.put(carrotCoin, at(118, -204, 0, 1.15)),
      kitchen.put(celerySlice, at(58, 214, 40, 1.2)),
      kitchen.put(celerySlice, at(250, 84, 80, 1.2)),
      kitchen.put(celerySlice, at(-214, 36, 20, 1.2)),
      oilDrops(kitchen.random, 26, disc(290)),
      dill(kitchen, at(16, -56, 34, 1.15)),
      dill(kitchen, at(10, 128, -30, 0.95)),
    ),
  );

const yemeniteBeefSoup: Recipe = (kitchen) =>
  scene(
    planks("#d8b78e"),
    [
      `<g transform="translate(1065 170)">${roundBowl(stoneware, 118, [herbSauce(kitchen.random, 110)])}</g>`,
      sprig(kitchen, coriander, at(110, 760, -30), 2),
      spoon(1110, 560, 10),
    ],
    bowl(
      terracotta,
      pool("#dda22c", 340),
      kitchen.scatter(beefChunk, 3, disc(200), { size: [1, 1.2] }),
      veil("#dda22c", 340, 340, 0.45),
      kitchen.put(potatoHalf, at(112, 76, -20, 1.5)),
      kitchen.put(beefChunk, at(-108, -66, 14, 2.1)),
      kitchen.put(beefChunk, at(-70, 128, -30, 1.6)),
      kitchen.put(beefChunk, at(106, -138, 40, 1.5)),
      oilDrops(kitchen.random, 30, disc(290), "#f0c23e"),
      sprinkle(kitchen.random, pepperSpice, 70, disc(290)),
      kitchen.put(coriander, at(-20, 26, -50, 1.7)),
      kitchen.put(coriander, at(34, -20, 30, 1.7)),
      kitchen.put(coriander, at(220, -70, 80, 1.4)),
      kitchen.put(coriander, at(-220, 74, 150, 1.4)),
      kitchen.put(coriander, at(70, 220, 60, 1.4)),
    ),
  );

const beetKubbehSoup: Recipe = (kitchen) =>
  scene(
    linen("sage"),
    [napkin(1020, 470, 10, "#f6ecdd", "#a83a52"), spoon(110, 470, -10)],
    bowl(
      indigo,
      pool("#8d1532", 340),
      kitchen.scatter(beetCube, 15, disc(280), { size: [1, 1.25] }),
      veil("#8d1532", 340, 340, 0.42),
      kitchen.scatter(beetCube, 9, disc(285), { size: [1, 1.2] }),
      oilDrops(kitchen.random, 18, disc(290), "#c43a52"),
      kitchen.put(soupKubbeh, at(-118, -96, 0, 1.28)),
      kitchen.put(soupKubbeh, at(108, -112, 0, 1.28)),
      kitchen.put(soupKubbeh, at(-102, 118, 0, 1.28)),
      kitchen.put(soupKubbeh, at(122, 106, 0, 1.28)),
      kitchen.put(celeryLeaf, at(-24, -6, -100, 1.15)),
      kitchen.put(celeryLeaf, at(30, 14, 20, 1.15)),
      kitchen.put(celeryLeaf, at(-10, 30, 140, 1)),
      kitchen.put(celeryLeaf, at(240, -10, 60, 0.9)),
    ),
  );

const pumpkinCoconutSoup: Recipe = (kitchen) =>
  scene(
    linen("clay"),
    [
      napkin(190, 480, -14, "#e4e9dc", "#7f9a6d"),
      spoon(1105, 450, 8),
      kitchen.scatter(pumpkinSeed, 4, disc(50, 1075, 90)),
    ],
    bowl(
      charcoal,
      pool("#e67f1e", 340),
      curl(kitchen.random, 262, 2.3, 50, "#fff5e2"),
      kitchen.heap(pumpkinSeed, 24, disc(95), { size: [0.95, 1.15] }),
      kitchen.scatter(pumpkinSeed, 7, disc(215)),
      sprinkle(kitchen.random, paprika, 50, disc(220)),
      shine(318),
    ),
  );

export const soups: Readonly<Record<string, Recipe>> = {
  "orange-lentil-soup": orangeLentilSoup,
  "clear-chicken-soup": clearChickenSoup,
  "yemenite-beef-soup": yemeniteBeefSoup,
  "beet-kubbeh-soup": beetKubbehSoup,
  "pumpkin-coconut-soup": pumpkinCoconutSoup,
};

import {
  chickpea,
  cranberry,
  raisin,
  toastedAlmond,
} from "#seed/pictures/ingredients/dry-goods.ts";
import {
  cabbagePiece,
  courgetteChunk,
  gherkin,
  pickleSlice,
} from "#seed/pictures/ingredients/greens.ts";
import { parsley, sprig } from "#seed/pictures/ingredients/herbs.ts";
import { mound } from "#seed/pictures/ingredients/mound.ts";
import { noodleCake } from "#seed/pictures/ingredients/noodle-cake.ts";
import { carrotPiece, pumpkinChunk } from "#seed/pictures/ingredients/roots.ts";
import { oilDrops, pool } from "#seed/pictures/ingredients/sauces.ts";
import {
  choppedHerb,
  couscous,
  pepperSpice,
  saffronRice,
  sprinkle,
} from "#seed/pictures/ingredients/sprinkle.ts";
import { disc, ovalArea } from "#seed/pictures/kit/kitchen.ts";
import { ellipse } from "#seed/pictures/kit/outline.ts";
import { area, at } from "#seed/pictures/kit/piece.ts";
import { type Recipe, scene } from "#seed/pictures/kit/scene.ts";
import { linen, napkin, planks, spoon } from "#seed/pictures/kit/table.ts";
import { bowl, indigo, plate, platter, stoneware, terracotta } from "#seed/pictures/kit/vessels.ts";

const jerusalemKugel: Recipe = (kitchen) =>
  scene(
    planks("#dab98f"),
    [],
    plate(
      stoneware,
      noodleCake(kitchen, 318),
      kitchen.put(gherkin, at(226, 222, -38, 1.15)),
      kitchen.put(pickleSlice, at(176, 130, 0, 1)),
      kitchen.put(pickleSlice, at(126, 190, 0, 0.95)),
    ),
  );

const festiveRice: Recipe = (kitchen) =>
  scene(
    linen("rose"),
    [spoon(1125, 640, 24)],
    platter(
      indigo,
      mound("#e6ad3c", 404, 258),
      sprinkle(kitchen.random, saffronRice, 1500, ovalArea(800, 508)),
      sprinkle(kitchen.random, saffronRice, 700, ovalArea(640, 380)),
      kitchen.scatter(raisin, 30, ovalArea(700, 420)),
      kitchen.scatter(cranberry, 26, ovalArea(700, 420)),
      kitchen.scatter(toastedAlmond, 34, ovalArea(660, 390)),
      sprinkle(kitchen.random, choppedHerb, 90, ovalArea(660, 400)),
      kitchen.put(parsley, at(-20, -16, -60, 1.5)),
      kitchen.put(parsley, at(24, 14, 20, 1.5)),
      kitchen.put(parsley, at(-30, 30, 140, 1.3)),
    ),
  );

const couscousWithVegetables: Recipe = (kitchen) =>
  scene(
    linen("sage"),
    [napkin(1015, 470, 12, "#f8efdf", "#d98a3a"), sprig(kitchen, parsley, at(110, 760, -30), 2)],
    bowl(
      terracotta,
      pool("#c98f3a", 340),
      mound("#efd07c", 330, 326),
      sprinkle(kitchen.random, couscous, 2900, disc(326)),
      area(ellipse(214, 204), "#a8642a", 0.35),
      kitchen.scatter([pumpkinChunk, carrotPiece, courgetteChunk, cabbagePiece], 12, disc(190), {
        size: [1.2, 1.35],
      }),
      kitchen.heap([courgetteChunk, pumpkinChunk, carrotPiece], 9, disc(130), {
        size: [1.25, 1.4],
      }),
      kitchen.scatter(chickpea, 24, disc(232), { size: [1.05, 1.25] }),
      oilDrops(kitchen.random, 6, disc(200), "#eab24a"),
      sprinkle(kitchen.random, choppedHerb, 60, disc(220)),
      sprinkle(kitchen.random, pepperSpice, 20, disc(240)),
      kitchen.put(parsley, at(4, -8, -40, 1.4)),
    ),
  );

export const sides: Readonly<Record<string, Recipe>> = {
  "jerusalem-kugel": jerusalemKugel,
  "festive-rice": festiveRice,
  "couscous-with-vegetables": couscousWithVegetables,
};

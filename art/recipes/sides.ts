import { chickpea, cranberry, raisin, toastedAlmond } from "#art/ingredients/dry-goods.ts";
import { cabbagePiece, courgetteChunk, gherkin, pickleSlice } from "#art/ingredients/greens.ts";
import { parsley, sprig } from "#art/ingredients/herbs.ts";
import { mound } from "#art/ingredients/mound.ts";
import { noodleCake } from "#art/ingredients/noodle-cake.ts";
import { carrotPiece, pumpkinChunk } from "#art/ingredients/roots.ts";
import { oilDrops, puddle } from "#art/ingredients/sauces.ts";
import { choppedHerb, couscous, saffronRice, sprinkle } from "#art/ingredients/sprinkle.ts";
import { disc, ovalArea } from "#art/kit/kitchen.ts";
import { blob } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { linen, napkin, planks, spoon } from "#art/kit/table.ts";
import { bowl, indigo, plate, platter, stoneware } from "#art/kit/vessels.ts";

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

const festiveRice: Recipe = (kitchen) => {
  const basmati = { ...saffronRice, length: 20, width: 10 };
  const pale = { ...basmati, colors: ["#fbe6a6", "#fdf0c4", "#f8dc8c"] };
  return scene(
    linen("rose"),
    [spoon(1125, 640, 24)],
    platter(
      indigo,
      mound("#f0bf50", 408, 262),
      sprinkle(kitchen.random, basmati, 1500, ovalArea(800, 508)),
      sprinkle(kitchen.random, basmati, 500, ovalArea(620, 370)),
      sprinkle(kitchen.random, pale, 110, ovalArea(700, 430)),
      kitchen.scatter(raisin, 15, ovalArea(690, 420), { size: [1.3, 1.6] }),
      kitchen.scatter(cranberry, 19, ovalArea(690, 420), { size: [1.3, 1.6] }),
      kitchen.scatter(toastedAlmond, 19, ovalArea(650, 390), { size: [1.15, 1.35] }),
      sprinkle(kitchen.random, choppedHerb, 70, ovalArea(660, 400)),
      kitchen.put(parsley, at(-30, -20, -60, 1.9)),
      kitchen.put(parsley, at(36, 14, 20, 1.9)),
      kitchen.put(parsley, at(-40, 42, 140, 1.6)),
    ),
  );
};

const couscousWithVegetables: Recipe = (kitchen) =>
  scene(
    linen("sage"),
    [napkin(1015, 470, 12, "#f8efdf", "#d98a3a"), sprig(kitchen, parsley, at(110, 760, -30), 2)],
    bowl(
      indigo,
      mound("#f2d686", 330, 326),
      sprinkle(kitchen.random, couscous, 2300, disc(326)),
      puddle(blob(kitchen.random, 236, 226, 0.06, 15), "#d9902f", 0.6),
      kitchen.ring([pumpkinChunk, courgetteChunk, carrotPiece], 9, disc(172), {
        turn: [-24, 24],
        size: [1.4, 1.55],
      }),
      kitchen.put(cabbagePiece, at(-52, -44, 30, 1.5)),
      kitchen.put(carrotPiece, at(46, -46, 62, 1.4)),
      kitchen.put(pumpkinChunk, at(-36, 54, 14, 1.45)),
      kitchen.put(courgetteChunk, at(58, 48, -34, 1.4)),
      kitchen.scatter(chickpea, 22, disc(226), { size: [1.15, 1.35] }),
      oilDrops(kitchen.random, 8, disc(200), "#f2bc52"),
      sprinkle(kitchen.random, choppedHerb, 60, disc(240)),
      kitchen.put(parsley, at(-4, -10, -40, 1.8)),
      kitchen.put(parsley, at(30, 14, 60, 1.6)),
    ),
  );

export const sides: Readonly<Record<string, Recipe>> = {
  "jerusalem-kugel": jerusalemKugel,
  "festive-rice": festiveRice,
  "couscous-with-vegetables": couscousWithVegetables,
};

import { asadoStrip, beefChunk, brownEgg, kishke, roastSlice } from "#art/ingredients/beef.ts";
import { herbSauce, swirledDip } from "#art/ingredients/dips.ts";
import { barley, pineNut, redBean, whiteBean } from "#art/ingredients/dry-goods.ts";
import { friedKubbeh, openKubbeh } from "#art/ingredients/dumplings.ts";
import { lemonWedge } from "#art/ingredients/fruits.ts";
import { parsley, rosemary, sprig, thyme } from "#art/ingredients/herbs.ts";
import { smallOnion } from "#art/ingredients/onions.ts";
import { cookedPepper } from "#art/ingredients/peppers.ts";
import { carrotPiece, parsnipPiece, potatoChunk } from "#art/ingredients/roots.ts";
import { gravy, oilDrops, pool } from "#art/ingredients/sauces.ts";
import { choppedHerb, coarseSalt, pepperSpice, sprinkle } from "#art/ingredients/sprinkle.ts";
import {
  pepperLid,
  stuffedCourgette,
  stuffedOnion,
  stuffedPepper,
} from "#art/ingredients/stuffed-vegetables.ts";
import { board, pan, pot } from "#art/kit/cookware.ts";
import { disc, ovalArea, rectangle } from "#art/kit/kitchen.ts";
import { point } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { linen, napkin, planks } from "#art/kit/table.ts";
import { celadon, plate, platter, roundBowl, stoneware } from "#art/kit/vessels.ts";

const beefRoast: Recipe = (kitchen) =>
  scene(
    linen("cream"),
    [napkin(1080, 700, 30, "#eef0e6", "#8a6a4a")],
    platter(
      stoneware,
      gravy(kitchen.random, 366, 226, "#7a421c"),
      kitchen.ring([carrotPiece, parsnipPiece, carrotPiece, smallOnion], 24, ovalArea(660, 400), {
        turn: [60, 130],
        size: [1.05, 1.25],
      }),
      kitchen.row(roastSlice, 6, point(-200, 14), point(200, -6), {
        turn: [12, 20],
        size: [1.1, 1.16],
      }),
      sprinkle(kitchen.random, choppedHerb, 60, ovalArea(640, 330)),
      thyme(kitchen, at(-20, 20, -20, 1.2)),
    ),
  );

const stuffedVegetables: Recipe = (kitchen) =>
  scene(
    linen("sage"),
    [sprig(kitchen, parsley, at(100, 130, 30), 2)],
    pan(
      "#7d3b2a",
      pool("#c24524", 360),
      kitchen.scatter(cookedPepper, 30, disc(330)),
      oilDrops(kitchen.random, 18, disc(330), "#eb9440"),
      kitchen.put(stuffedPepper("#cf3a22"), at(-150, -158, 8, 1.1)),
      kitchen.put(stuffedPepper("#eeb02e"), at(142, -172, 30, 1.06)),
      kitchen.put(stuffedCourgette, at(-4, 36, -10, 1.3)),
      kitchen.put(stuffedOnion, at(-128, 214, 0, 0.96)),
      kitchen.put(stuffedOnion, at(128, 204, 0, 1.06)),
      kitchen.put(pepperLid, at(-276, 4, -20, 0.7)),
      kitchen.put(pepperLid, at(0, -296, 20, 0.7)),
      sprinkle(kitchen.random, choppedHerb, 110, disc(300)),
      kitchen.put(parsley, at(4, -52, 60, 1.5)),
      kitchen.put(parsley, at(266, 40, 100, 1.4)),
      kitchen.put(parsley, at(2, 250, 0, 1.4)),
    ),
  );

const asado: Recipe = (kitchen) =>
  scene(
    linen("clay"),
    [],
    board(
      kitchen.put(asadoStrip, at(-150, -182, -4, 1.1)),
      kitchen.put(asadoStrip, at(-134, 6, 3, 1.1)),
      kitchen.put(asadoStrip, at(-150, 190, -3, 1.1)),
      sprinkle(kitchen.random, coarseSalt, 60, rectangle(500, 470, -145, 0)),
      sprinkle(kitchen.random, choppedHerb, 34, rectangle(480, 450, -145, 0)),
      `<g transform="translate(324 -126)">${roundBowl(stoneware, 128, [herbSauce(kitchen.random, 112)])}</g>`,
      sprinkle(kitchen.random, coarseSalt, 90, ovalArea(110, 74, 336, 84)),
      rosemary(kitchen, at(334, 196, -40, 1.05)),
    ),
  );

const shabbatCholent: Recipe = (kitchen) =>
  scene(
    planks("#d3ae86"),
    [],
    pot(
      "#3f4a52",
      pool("#6f3f1c", 340),
      kitchen.scatter([barley, whiteBean, redBean, barley], 170, disc(318), { size: [1.05, 1.3] }),
      kitchen.put(potatoChunk, at(-236, -30, 10, 1.35)),
      kitchen.put(potatoChunk, at(-120, -220, 40, 1.35)),
      kitchen.put(potatoChunk, at(226, 110, 0, 1.4)),
      kitchen.put(potatoChunk, at(20, 236, 20, 1.35)),
      kitchen.put(potatoChunk, at(16, -40, 30, 1.4)),
      kitchen.put(beefChunk, at(-116, -76, -10, 1.6)),
      kitchen.put(beefChunk, at(120, 210, 24, 1.3)),
      kitchen.put(beefChunk, at(226, -60, 70, 1.3)),
      kitchen.scatter([whiteBean, redBean, barley], 40, disc(300), { size: [1, 1.2] }),
      kitchen.put(brownEgg, at(70, -176, -24, 1.36)),
      kitchen.put(brownEgg, at(-186, 104, 52, 1.36)),
      kitchen.put(kishke, at(-20, 166, -10, 1.5)),
      kitchen.put(kishke, at(70, 86, 10, 1.5)),
      oilDrops(kitchen.random, 12, disc(300), "#c98a34"),
      sprinkle(kitchen.random, pepperSpice, 50, disc(310)),
    ),
  );

const friedKubbehPlate: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [napkin(170, 430, -14, "#f7efe0", "#6f8fa5")],
    plate(
      celadon,
      kitchen.put(friedKubbeh, at(-196, -150, 70, 1.14)),
      kitchen.put(friedKubbeh, at(-66, -166, 82, 1.14)),
      kitchen.put(friedKubbeh, at(-214, 116, 100, 1.14)),
      kitchen.put(friedKubbeh, at(-88, 104, 92, 1.14)),
      kitchen.put(friedKubbeh, at(40, 112, 84, 1.14)),
      kitchen.put(openKubbeh, at(196, 216, -34, 1.2)),
      `<g transform="translate(150 -110)">${roundBowl(stoneware, 150, [swirledDip("#efe1c0", 132), sprinkle(kitchen.random, choppedHerb, 14, disc(60))])}</g>`,
      kitchen.put(lemonWedge, at(262, 66, 66, 1.1)),
      kitchen.scatter(pineNut, 4, disc(44, 66, 282), { size: [1, 1.2] }),
      kitchen.put(parsley, at(-30, 276, 30, 1.4)),
      kitchen.put(parsley, at(-70, 290, 110, 1.3)),
    ),
  );

export const meat: Readonly<Record<string, Recipe>> = {
  "beef-roast": beefRoast,
  "stuffed-vegetables": stuffedVegetables,
  asado,
  "shabbat-cholent": shabbatCholent,
  "fried-kubbeh": friedKubbehPlate,
};

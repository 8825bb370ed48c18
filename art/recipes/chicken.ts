import { pitaHalf } from "#art/ingredients/breads.ts";
import { swirledDip } from "#art/ingredients/dips.ts";
import { raisin, toastedAlmond } from "#art/ingredients/dry-goods.ts";
import { lemonWedge, roastedOrangeSlice } from "#art/ingredients/fruits.ts";
import { gherkin } from "#art/ingredients/greens.ts";
import { parsley, rosemary, sprig, thyme } from "#art/ingredients/herbs.ts";
import { friedOnion, onionWedge } from "#art/ingredients/onions.ts";
import { cherryTomato } from "#art/ingredients/peppers.ts";
import { chickenLeg, grilledChicken, schnitzel, skewerPiece } from "#art/ingredients/poultry.ts";
import { openParcel, tiedParcel, wholeChicken } from "#art/ingredients/roasts.ts";
import { potatoWedge } from "#art/ingredients/roots.ts";
import { gravy } from "#art/ingredients/sauces.ts";
import { skewer } from "#art/ingredients/skewer.ts";
import { choppedHerb, coarseSalt, paprika, sesame, sprinkle } from "#art/ingredients/sprinkle.ts";
import { ovenDish } from "#art/kit/cookware.ts";
import { disc, ovalArea, rectangle } from "#art/kit/kitchen.ts";
import { block } from "#art/kit/outline.ts";
import { area, at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { fork, linen, napkin, planks } from "#art/kit/table.ts";
import {
  celadon,
  indigo,
  plate,
  platter,
  porcelain,
  roundBowl,
  stoneware,
} from "#art/kit/vessels.ts";

const roastChickenWithPotatoes: Recipe = (kitchen) =>
  scene(
    linen("sage"),
    [],
    ovenDish(
      stoneware,
      area(block(860, 580, 60), "#d9a94e"),
      kitchen.scatter([potatoWedge, potatoWedge, onionWedge], 34, rectangle(760, 480), {
        size: [0.95, 1.15],
      }),
      wholeChicken(kitchen, at(-20, 0, -6, 1.14)),
      kitchen.put(potatoWedge, at(-330, -200, 20, 1.15)),
      kitchen.put(potatoWedge, at(320, 205, -20, 1.15)),
      kitchen.put(onionWedge, at(330, -205, 30, 1.15)),
      kitchen.put(onionWedge, at(-325, 205, -30, 1.15)),
      rosemary(kitchen, at(-180, 190, -20, 1.2)),
      rosemary(kitchen, at(110, -206, 16, 1.2)),
      sprinkle(kitchen.random, coarseSalt, 26, rectangle(700, 440)),
    ),
  );

const chickenSchnitzel: Recipe = (kitchen) =>
  scene(
    linen("clay"),
    [napkin(170, 460, -12, "#f6efe0", "#c98a52"), fork(1110, 430, 8)],
    plate(
      celadon,
      kitchen.put(schnitzel, at(36, -134, -16, 1.2)),
      kitchen.put(schnitzel, at(-40, -22, -4, 1.22)),
      kitchen.put(schnitzel, at(6, 96, -20, 1.24)),
      sprinkle(kitchen.random, coarseSalt, 12, disc(150)),
      kitchen.put(lemonWedge, at(206, 196, -34, 1.25)),
      kitchen.put(lemonWedge, at(116, 250, -10, 1.15)),
      sprig(kitchen, parsley, at(-206, 216, 14, 1.1), 2),
    ),
  );

const pargiyotSkewers: Recipe = (kitchen) =>
  scene(
    planks("#d4ad82"),
    [kitchen.put(lemonWedge, at(110, 790, 20))],
    platter(
      indigo,
      kitchen.scatter(friedOnion, 44, ovalArea(720, 430), { size: [1.1, 1.4] }),
      ...[-174, -58, 58, 174].map((y, row) =>
        skewer(kitchen, skewerPiece, 5, at(row % 2 === 0 ? -14 : 14, y, -7)),
      ),
      kitchen.put(cherryTomato, at(-330, 120, 0, 1.15)),
      kitchen.put(cherryTomato, at(-270, 176, 0, 1.1)),
      kitchen.put(cherryTomato, at(336, -96, 0, 1.15)),
      kitchen.put(cherryTomato, at(270, -180, 0, 1.05)),
      kitchen.scatter(friedOnion, 4, ovalArea(560, 300), { size: [1.2, 1.4] }),
      sprinkle(kitchen.random, choppedHerb, 80, ovalArea(620, 380)),
      kitchen.put(parsley, at(-356, -60, 40, 1.4)),
      kitchen.put(parsley, at(350, 60, 160, 1.4)),
    ),
  );

const chickenThighsInSilan: Recipe = (kitchen) =>
  scene(
    linen("honey"),
    [],
    ovenDish(
      indigo,
      area(block(860, 580, 60), "#7a3c14"),
      kitchen.scatter(roastedOrangeSlice, 14, rectangle(740, 470), { size: [1, 1.1] }),
      kitchen.put(chickenLeg("#a4541c"), at(-236, -128, -12, 1.12)),
      kitchen.put(chickenLeg("#9c4c18"), at(-226, 128, -8, 1.12)),
      kitchen.put(chickenLeg("#b05e22"), at(150, -116, 8, 1.1)),
      kitchen.put(chickenLeg("#a4541c"), at(166, 132, -6, 1.1)),
      kitchen.put(roastedOrangeSlice, at(-352, 216, 0, 0.92)),
      kitchen.put(roastedOrangeSlice, at(0, 4, 30, 0.9)),
      kitchen.put(roastedOrangeSlice, at(352, -216, 10, 0.92)),
      sprinkle(kitchen.random, sesame, 120, rectangle(720, 460)),
      thyme(kitchen, at(-60, 212, -16, 1.3)),
      thyme(kitchen, at(90, -212, 14, 1.3)),
    ),
  );

const stuffedPargit: Recipe = (kitchen) =>
  scene(
    linen("rose"),
    [napkin(1030, 440, 12, "#f7efe2", "#8a3244"), fork(120, 460, -8)],
    plate(
      porcelain,
      gravy(kitchen.random, 292, 270, "#5a1620"),
      kitchen.put(tiedParcel, at(-10, -118, -12, 1.36)),
      kitchen.put(openParcel, at(-4, 122, 4, 1.36)),
      kitchen.scatter(raisin, 6, disc(250)),
      kitchen.scatter(toastedAlmond, 5, disc(250)),
      sprinkle(kitchen.random, choppedHerb, 30, disc(240)),
      thyme(kitchen, at(-60, -10, -20, 1.3)),
    ),
  );

const jerusalemMixedGrill: Recipe = (kitchen) =>
  scene(
    planks("#d9b78f"),
    [kitchen.put(pitaHalf, at(1070, 170, 28, 1.05))],
    platter(
      porcelain,
      kitchen.put(pitaHalf, at(300, -120, -66, 1.02)),
      kitchen.scatter(friedOnion, 64, ovalArea(560, 400, -90, 6), { size: [1.15, 1.4] }),
      kitchen.heap(grilledChicken, 40, ovalArea(500, 350, -90, 0), { size: [1.15, 1.4] }),
      kitchen.scatter(friedOnion, 26, ovalArea(430, 290, -90, 0), { size: [1.1, 1.35] }),
      kitchen.heap(grilledChicken, 9, ovalArea(300, 200, -90, -10), { size: [1.15, 1.35] }),
      sprinkle(
        kitchen.random,
        { ...paprika, colors: ["#f0b53a", "#e09a24"] },
        110,
        ovalArea(500, 350, -90, 0),
      ),
      sprinkle(kitchen.random, choppedHerb, 120, ovalArea(500, 340, -90, 0)),
      `<g transform="translate(258 104)">${roundBowl(indigo, 128, [swirledDip("#f0dfbd", 112), sprinkle(kitchen.random, choppedHerb, 12, disc(60))])}</g>`,
      kitchen.put(cherryTomato, at(66, 234, 0, 1.3)),
      kitchen.put(cherryTomato, at(128, 204, 0, 1.2)),
      kitchen.put(gherkin, at(-40, 252, -14, 1.05)),
      kitchen.put(gherkin, at(-130, 240, 4, 1.05)),
      kitchen.put(parsley, at(-100, -40, 40, 1.7)),
      kitchen.put(parsley, at(-66, -12, 150, 1.6)),
    ),
  );

export const chicken: Readonly<Record<string, Recipe>> = {
  "roast-chicken-with-potatoes": roastChickenWithPotatoes,
  "chicken-schnitzel": chickenSchnitzel,
  "pargiyot-skewers": pargiyotSkewers,
  "chicken-thighs-in-silan": chickenThighsInSilan,
  "stuffed-pargit": stuffedPargit,
  "jerusalem-mixed-grill": jerusalemMixedGrill,
};

import { gefilteSlice } from "#art/ingredients/dumplings.ts";
import { crustedSalmon, poachedFillet } from "#art/ingredients/fishes.ts";
import { lemonSlice, lemonWedge } from "#art/ingredients/fruits.ts";
import { coriander, dill, parsley, sprig } from "#art/ingredients/herbs.ts";
import { garlicClove } from "#art/ingredients/onions.ts";
import { cookedPepper, redChilli } from "#art/ingredients/peppers.ts";
import { carrotCoin } from "#art/ingredients/roots.ts";
import { oilDrops, pool, puddle } from "#art/ingredients/sauces.ts";
import { choppedHerb, coarseSalt, sprinkle } from "#art/ingredients/sprinkle.ts";
import { bakingTray, pan } from "#art/kit/cookware.ts";
import { disc, ovalArea, rectangle } from "#art/kit/kitchen.ts";
import { blob, point } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { linen, napkin, planks } from "#art/kit/table.ts";
import { indigo, platter } from "#art/kit/vessels.ts";

const chraime: Recipe = (kitchen) =>
  scene(
    linen("cream"),
    [kitchen.put(lemonWedge, at(1110, 790, -30)), sprig(kitchen, coriander, at(100, 130, 30), 2)],
    pan(
      "#5a5450",
      pool("#c23a1c", 360),
      kitchen.scatter(cookedPepper, 54, disc(330)),
      oilDrops(kitchen.random, 26, disc(330), "#f09a3c"),
      kitchen.put(poachedFillet, at(-14, -176, -14, 1.2)),
      kitchen.put(poachedFillet, at(10, 2, -8, 1.36)),
      kitchen.put(poachedFillet, at(22, 182, -12, 1.16)),
      kitchen.put(garlicClove, at(-268, -70, 20, 1.35)),
      kitchen.put(garlicClove, at(-236, 132, 70, 1.3)),
      kitchen.put(garlicClove, at(262, -104, -30, 1.35)),
      kitchen.put(garlicClove, at(280, 92, 110, 1.25)),
      kitchen.put(redChilli, at(-190, 176, 44, 1.05)),
      kitchen.put(redChilli, at(236, -30, -60, 0.9)),
      sprinkle(kitchen.random, choppedHerb, 70, disc(280)),
      kitchen.put(coriander, at(-60, -96, -60, 1.6)),
      kitchen.put(coriander, at(-20, -70, 30, 1.5)),
      kitchen.put(coriander, at(70, 92, 80, 1.5)),
      kitchen.put(lemonWedge, at(-250, 20, 70, 0.9)),
    ),
  );

const gefilteFish: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [napkin(1080, 240, 20, "#f8f0e2", "#7d9bb0")],
    platter(
      indigo,
      sprig(kitchen, parsley, at(-330, 150, 150, 1.15), 2),
      kitchen.row(gefilteSlice, 3, point(-240, -20), point(210, -20), {
        turn: [62, 68],
        size: [1.42, 1.46],
      }),
      kitchen.row(carrotCoin, 3, point(-252, -66), point(198, -66), { size: [1.42, 1.5] }),
      dill(kitchen, at(-230, 40, 66, 0.66)),
      dill(kitchen, at(-6, 40, 66, 0.66)),
      dill(kitchen, at(218, 34, 66, 0.66)),
      puddle(
        blob(kitchen.random, 92, 60, 0.1, 11).map(({ x, y }) => point(x + 332, y + 132)),
        "#7a1236",
      ),
      sprinkle(
        kitchen.random,
        { length: 22, width: 9, colors: ["#a5214c", "#8c163c", "#c03a63"], raised: true },
        150,
        ovalArea(165, 104, 332, 126),
      ),
      sprinkle(
        kitchen.random,
        { length: 18, width: 8, colors: ["#b52a56", "#d0527a"], raised: true },
        40,
        ovalArea(90, 50, 328, 116),
      ),
    ),
  );

const bakedSalmon: Recipe = (kitchen) =>
  scene(
    planks("#d6b48c"),
    [],
    bakingTray(
      kitchen.row(lemonSlice, 3, point(-300, -160), point(300, -170), { size: [1.15, 1.2] }),
      kitchen.row(lemonSlice, 2, point(-160, 190), point(170, 190), { size: [1.15, 1.2] }),
      dill(kitchen, at(-160, -120, -60, 1.2)),
      dill(kitchen, at(150, 40, 80, 1.2)),
      kitchen.row(crustedSalmon, 3, point(-310, 10), point(310, 10), {
        turn: [-6, 6],
        size: [1.16, 1.2],
      }),
      kitchen.put(lemonSlice, at(-150, 150, 10, 1.05)),
      kitchen.put(lemonSlice, at(160, -130, 30, 1.05)),
      dill(kitchen, at(-330, 180, -30, 1)),
      dill(kitchen, at(360, -190, 150, 1)),
      sprinkle(kitchen.random, coarseSalt, 30, rectangle(800, 500)),
    ),
  );

export const fish: Readonly<Record<string, Recipe>> = {
  chraime,
  "gefilte-fish": gefilteFish,
  "baked-salmon": bakedSalmon,
};

import { peanut } from "#art/ingredients/dry-goods.ts";
import { bayLeaf, date, orangeSlice, rosePetal } from "#art/ingredients/fruits.ts";
import { crumb, maamoul, openMaamoul } from "#art/ingredients/maamoul.ts";
import { puddingGlass, saucer } from "#art/ingredients/pudding-glass.ts";
import { ringCake } from "#art/ingredients/ring-cake.ts";
import { sprinkle } from "#art/ingredients/sprinkle.ts";
import { twistedLoaf, yeastCakeSlice } from "#art/ingredients/yeast-cake.ts";
import { board } from "#art/kit/cookware.ts";
import { disc, ovalArea } from "#art/kit/kitchen.ts";
import { point } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { fork, linen, napkin, planks } from "#art/kit/table.ts";
import { celadon, indigo, plate } from "#art/kit/vessels.ts";

const orangeCake: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [
      kitchen.put(orangeSlice, at(110, 760, 10, 0.95)),
      kitchen.put(bayLeaf, at(90, 640, -50)),
      fork(1120, 440, 8),
    ],
    plate(
      celadon,
      ringCake(kitchen, 318),
      kitchen.ring((random) => ({ ...orangeSlice(random), light: "glossy" }), 7, disc(196), {
        turn: [0, 60],
        size: [0.82, 0.88],
      }),
      sprinkle(
        kitchen.random,
        { length: 14, width: 5, colors: ["#e8862a", "#f2a64a"], raised: true },
        16,
        ovalArea(300, 80, 0, -250),
      ),
    ),
  );

const coconutMalabi: Recipe = (kitchen) =>
  scene(
    linen("rose"),
    [],
    puddingGlass(kitchen, at(-250, -120, 0, 0.9)),
    saucer(at(130, 280, 0, 1.08)),
    puddingGlass(kitchen, at(130, 16, 0, 1.12)),
    kitchen.scatter(rosePetal, 5, ovalArea(330, 120, -350, 260), { size: [0.9, 1.3] }),
    kitchen.scatter(peanut, 5, ovalArea(260, 90, -350, 250)),
    kitchen.put(rosePetal, at(450, 120, 40, 1.1)),
    kitchen.put(rosePetal, at(470, -20, 120, 0.9)),
  );

const chocolateYeastCake: Recipe = (kitchen) =>
  scene(
    linen("clay"),
    [],
    board(
      twistedLoaf(kitchen, at(0, -124, -2, 1.18)),
      kitchen.put(yeastCakeSlice, at(-190, 168, -6, 1.08)),
      kitchen.put(yeastCakeSlice, at(150, 172, 5, 1.08)),
      kitchen.scatter(crumb, 6, ovalArea(140, 90, 390, 200)),
      kitchen.scatter(
        (random) => ({ ...crumb(random), fill: "#4a2616" }),
        7,
        ovalArea(160, 100, 390, 200),
      ),
    ),
  );

const dateMaamoul: Recipe = (kitchen) =>
  scene(
    planks("#dcbc94"),
    [
      napkin(1020, 470, 12, "#f6eee2", "#9b6a44"),
      kitchen.put(date, at(110, 150, 30, 1.2)),
      kitchen.put(date, at(170, 220, -20, 1.1)),
    ],
    plate(
      indigo,
      kitchen.ring(maamoul, 6, disc(206), { turn: [0, 40], size: [1.06, 1.1] }),
      kitchen.put(maamoul, at(-16, -14, 10, 1.1)),
      kitchen.row(openMaamoul, 2, point(40, 96), point(96, 150), {
        turn: [-20, -6],
        size: [1, 1.06],
      }),
      kitchen.scatter(crumb, 8, disc(60, 180, 190)),
      sprinkle(kitchen.random, { length: 2, width: 4, colors: ["#ffffff"] }, 90, disc(320)),
    ),
  );

export const sweets: Readonly<Record<string, Recipe>> = {
  "orange-cake": orangeCake,
  "coconut-malabi": coconutMalabi,
  "chocolate-yeast-cake": chocolateYeastCake,
  "date-maamoul": dateMaamoul,
};

import { brownEgg } from "#art/ingredients/beef.ts";
import { challah } from "#art/ingredients/breads.ts";
import { gratedTomato, herbSauce } from "#art/ingredients/dips.ts";
import { mushroomSlice } from "#art/ingredients/greens.ts";
import { thyme } from "#art/ingredients/herbs.ts";
import { boureka, jachnunRoll, openBoureka } from "#art/ingredients/pastries.ts";
import { mushroomsRound, pieBody } from "#art/ingredients/pie.ts";
import { poppySeed, sesame, sprinkle } from "#art/ingredients/sprinkle.ts";
import { bakingTray, board } from "#art/kit/cookware.ts";
import { disc, rectangle } from "#art/kit/kitchen.ts";
import { ellipse, point } from "#art/kit/outline.ts";
import { area, at } from "#art/kit/piece.ts";
import { type Recipe, scene } from "#art/kit/scene.ts";
import { embroideredCloth, fork, linen, planks } from "#art/kit/table.ts";
import { bowl, celadon, indigo, platter, roundBowl, stoneware } from "#art/kit/vessels.ts";

const shabbatChallah: Recipe = (kitchen) =>
  scene(
    linen("sky"),
    [embroideredCloth(150, 200, -14), embroideredCloth(1080, 740, -14)],
    board(
      challah(kitchen, at(0, -136, -3, 1.02), sesame),
      challah(kitchen, at(0, 146, 3, 1.02), poppySeed),
      sprinkle(kitchen.random, sesame, 26, rectangle(700, 60, 0, 0)),
    ),
  );

const potatoBourekas: Recipe = (kitchen) =>
  scene(
    linen("sage"),
    [],
    bakingTray(
      kitchen.row(boureka, 4, point(-318, -186), point(318, -186), { size: [1.05, 1.1] }),
      kitchen.row(boureka, 3, point(-318, 4), point(106, 4), { size: [1.05, 1.1] }),
      kitchen.row(boureka, 2, point(-318, 194), point(-106, 194), { size: [1.05, 1.1] }),
      kitchen.put(openBoureka, at(130, 180, -8, 1.22)),
      kitchen.put(openBoureka, at(326, 70, 78, 1.22)),
      sprinkle(kitchen.random, sesame, 50, rectangle(820, 520)),
      sprinkle(
        kitchen.random,
        { length: 8, width: 6, colors: ["#d9a04c", "#f0c87e"], raised: true },
        30,
        rectangle(300, 120, 280, 220),
      ),
    ),
  );

const mushroomPie: Recipe = (kitchen) => {
  const wedge = { from: 20, to: 72 };
  return scene(
    planks("#d8b58b"),
    [
      thyme(kitchen, at(110, 130, 30, 1.3)),
      kitchen.scatter(mushroomSlice, 2, disc(50, 1105, 800), { size: [1.3, 1.5] }),
      fork(1115, 400, 10),
    ],
    bowl(
      indigo,
      area(ellipse(330), "#e2d3b8"),
      pieBody(kitchen, 322, wedge),
      mushroomsRound(kitchen, 10, 246, wedge),
      mushroomsRound(kitchen, 6, 128, wedge),
      sprinkle(
        kitchen.random,
        { length: 12, width: 6, colors: ["#6d8a4a", "#587539"], raised: true },
        26,
        disc(110, -130, -110),
      ),
      thyme(kitchen, at(-84, -30, -24, 1.2)),
    ),
  );
};

const jachnun: Recipe = (kitchen) =>
  scene(
    linen("honey"),
    [],
    platter(
      celadon,
      kitchen.put(jachnunRoll, at(-150, -136, -10, 1.08)),
      kitchen.put(jachnunRoll, at(-136, -6, -8, 1.08)),
      kitchen.put(jachnunRoll, at(-120, 126, -10, 1.08)),
      `<g transform="translate(282 -92)">${roundBowl(stoneware, 126, [gratedTomato(kitchen.random, 110)])}</g>`,
      `<g transform="translate(250 136)">${roundBowl(stoneware, 92, [herbSauce(kitchen.random, 80)])}</g>`,
      kitchen.put(brownEgg, at(390, 66, -60, 1.1)),
    ),
  );

export const bakes: Readonly<Record<string, Recipe>> = {
  "shabbat-challah": shabbatChallah,
  "potato-bourekas": potatoBourekas,
  "mushroom-pie": mushroomPie,
  jachnun,
};

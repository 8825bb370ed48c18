import { challah } from "#art/ingredients/breads.ts";
import { swirledDip } from "#art/ingredients/dips.ts";
import { chickpea, pomegranateSeed } from "#art/ingredients/dry-goods.ts";
import { lemonHalf } from "#art/ingredients/fruits.ts";
import { group, mint, parsley, sprig } from "#art/ingredients/herbs.ts";
import { cookedPepper } from "#art/ingredients/peppers.ts";
import { curl, oilDrops, pool, puddle, shine } from "#art/ingredients/sauces.ts";
import { bulgur, choppedHerb, paprika, sesame, sprinkle } from "#art/ingredients/sprinkle.ts";
import { board } from "#art/kit/cookware.ts";
import { disc } from "#art/kit/kitchen.ts";
import { blob } from "#art/kit/outline.ts";
import { at } from "#art/kit/piece.ts";
import type { Recipe } from "#art/kit/scene.ts";
import { linen, napkin } from "#art/kit/table.ts";
import { bowl, celadon, charcoal, indigo, stoneware } from "#art/kit/vessels.ts";

/** A laid table without text, so that it fits every language. Only y from 135 to 765 is visible. */
export const laidTable: Recipe = (kitchen) => {
  const { random } = kitchen;
  const hummus = bowl(
    indigo,
    swirledDip("#ecd5aa", 340),
    puddle(blob(random, 168, 160, 0.07, 13), "#c9962e", 0.85),
    kitchen.heap(chickpea, 40, disc(124), { size: [1, 1.2] }),
    sprinkle(random, paprika, 200, disc(270)),
    kitchen.put(parsley, at(10, -10, -40, 1.6)),
  );
  const matbucha = bowl(
    celadon,
    pool("#9c2412", 340),
    kitchen.scatter(cookedPepper, 120, disc(310)),
    oilDrops(random, 20, disc(280), "#e08a32"),
    shine(318),
  );
  const soup = bowl(
    stoneware,
    pool("#ee9a36", 340),
    curl(random, 240, 2, 34, "#fbe6b4"),
    sprinkle(random, choppedHerb, 90, disc(140)),
    kitchen.put(parsley, at(0, 0, 20, 1.8)),
  );
  const tabbouleh = bowl(
    charcoal,
    pool("#3f6a2a", 340),
    sprinkle(random, { ...choppedHerb, length: 18, width: 15 }, 900, disc(326)),
    sprinkle(random, { ...bulgur, length: 8, width: 14 }, 140, disc(310)),
    kitchen.scatter(pomegranateSeed, 56, disc(290), { size: [1.4, 1.7] }),
    kitchen.put(mint, at(-40, 10, 196, 1.8)),
    kitchen.put(mint, at(40, 10, -16, 1.8)),
  );
  const loaf = board(challah(kitchen, at(-10, 0, -3, 1.28), sesame));
  return [
    linen("honey"),
    napkin(1090, 430, 14, "#f6efe0", "#c98a52"),
    group(at(600, 455, -6, 0.6), loaf),
    group(at(200, 310, 0, 0.56), hummus),
    group(at(1005, 262, 0, 0.5), matbucha),
    group(at(255, 700, 0, 0.46), tabbouleh),
    group(at(985, 672, 0, 0.52), soup),
    group(
      at(600, 190, 0, 0.7),
      kitchen.put(lemonHalf, at(-60, 0, 10)) + kitchen.put(lemonHalf, at(90, 20, 70)),
    ),
    sprig(kitchen, parsley, at(530, 715, 10, 0.9), 2),
    kitchen.scatter(pomegranateSeed, 6, disc(56, 730, 715), { size: [0.9, 1.1] }),
  ].join("");
};

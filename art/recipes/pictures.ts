import type { Recipe } from "#art/kit/scene.ts";
import { bakes } from "./bakes.ts";
import { chicken } from "./chicken.ts";
import { dips } from "./dips.ts";
import { fish } from "./fish.ts";
import { meat } from "./meat.ts";
import { salads } from "./salads.ts";
import { sides } from "./sides.ts";
import { soups } from "./soups.ts";
import { sweets } from "./sweets.ts";

/** The illustration of every dish, by the dish's slug. */
export const pictures: Readonly<Record<string, Recipe>> = {
  ...soups,
  ...dips,
  ...salads,
  ...fish,
  ...chicken,
  ...meat,
  ...sides,
  ...bakes,
  ...sweets,
};

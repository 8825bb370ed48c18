import { type Color, lighter } from "#art/kit/color.ts";
import { disc } from "#art/kit/kitchen.ts";
import type { Random } from "#art/kit/random.ts";
import { oilDrops, pool, spoonSwirl } from "./sauces.ts";
import { choppedHerb, sprinkle } from "./sprinkle.ts";

/** A smooth dip with the swirl of the spoon in it. */
export function swirledDip(color: Color, radius: number): string {
  return `${pool(color, radius)}${spoonSwirl(color, radius * 0.1, radius * 0.8, 2.2)}`;
}

/** Schug or chimichurri: herbs chopped small, in oil. */
export function herbSauce(random: Random, radius: number): string {
  const herbs = sprinkle(random, choppedHerb, Math.round(radius * 2.2), disc(radius));
  return `${pool("#557f33", radius)}${herbs}${oilDrops(random, 6, disc(radius * 0.7), "#b9b84a")}`;
}

/** Tomato grated for jachnun: red, wet, with its seeds. */
export function gratedTomato(random: Random, radius: number): string {
  const color = "#d8482c";
  const pulp = sprinkle(
    random,
    { length: 18, width: 12, colors: [color, lighter(color, 0.2), "#c23a22"], raised: true },
    60,
    disc(radius),
  );
  const seeds = sprinkle(
    random,
    { length: 6, width: 5, colors: ["#f6d58a"] },
    26,
    disc(radius * 0.85),
  );
  return `${pool(color, radius)}${pulp}${seeds}`;
}

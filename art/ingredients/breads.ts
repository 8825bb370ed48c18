import { type Ingredient, type Kitchen } from "#art/kit/kitchen.ts";
import { blob, closedPath, type Outline, point } from "#art/kit/outline.ts";
import { at, blurred, lay, line, oval, type Piece, type Placement, spot } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";
import { group } from "./herbs.ts";
import { type Grain, poppySeed } from "./sprinkle.ts";

const crust = "#c9812f";

export const pita: Ingredient = (random) => ({
  ...flatbread(random, blob(random, 190, 184, 0.02, 13)),
  height: 16,
});

/** Half a pita, its cut edge below. */
export const pitaHalf: Ingredient = (random) => {
  const arc = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI + (index / 10) * Math.PI;
    return point(Math.cos(angle) * 190, Math.sin(angle) * 176);
  });
  const outline: Outline = [
    point(-190, 6),
    point(-190, 0),
    ...arc.slice(1, -1),
    point(190, 0),
    point(190, 6),
    point(186, 16),
    point(0, 24),
    point(-186, 16),
  ];
  const cut = `${line([point(-184, 6), point(0, 14), point(184, 6)], 16, "#f7e7c6")}${line([point(-168, 8), point(0, 15), point(168, 8)], 5, "#b98a50", 0.8)}`;
  const bread = flatbread(random, outline);
  return { ...bread, marks: `${bread.marks ?? ""}${cut}`, height: 16 };
};

function flatbread(random: Random, outline: Outline): Piece {
  const baked = Array.from({ length: 24 }, () =>
    oval(
      random.between(-150, 150),
      random.between(-160, 150),
      random.between(8, 30),
      random.between(6, 17),
      "#a8642a",
      random.between(0.3, 0.6),
    ),
  );
  const flour = Array.from({ length: 6 }, () =>
    oval(random.between(-130, 130), random.between(-130, 130), 44, 26, "#f6dfae", 0.5),
  );
  const edge = `<path d="${closedPath(outline)}" fill="none" stroke="#c98f48" stroke-width="26" opacity=".8"/>`;
  return {
    outline,
    fill: "#e6c184",
    marks: blurred(`${edge}${flour.join("")}${baked.join("")}`),
    light: "flat",
    height: 16,
  };
}

/** A braided loaf, laid from left to right: plump strands that cross, shining with egg. */
export function challah(kitchen: Kitchen, place: Placement, seeds: Grain): string {
  const { random } = kitchen;
  const strands = 8;
  const humps = Array.from({ length: strands }, (_, index) => {
    const x = -318 + (636 * index) / (strands - 1);
    const swell = 0.4 + 0.62 * Math.cos(((index - (strands - 1) / 2) / strands) * Math.PI * 1.04);
    const upper = lay(braidStrand(random, swell, seeds), at(x - 8, -48 * swell, 38));
    const lower = lay(braidStrand(random, swell, seeds), at(x + 32, 46 * swell, -38));
    return upper + lower;
  });
  const ends = [at(-352, 6, 4, 0.8), at(372, -2, 4, 0.8)].map((end) => lay(loafEnd(random), end));
  return group(place, `${ends.join("")}${humps.join("")}`);
}

function braidStrand(random: Random, swell: number, seeds: Grain): Piece {
  const [long, wide] = [118 * swell, 62 * swell];
  const outline: Outline = [
    point(long, 0),
    point(long * 0.6, wide * 0.82),
    point(-long * 0.2, wide),
    point(-long * 0.85, wide * 0.55),
    point(-long, 0),
    point(-long * 0.8, -wide * 0.7),
    point(-long * 0.1, -wide),
    point(long * 0.6, -wide * 0.75),
  ];
  const pale = blurred(
    `${oval(0, wide * 0.95, long * 0.9, 12, "#f2d193", 0.9)}${oval(0, -wide * 0.95, long * 0.8, 9, "#f2d193", 0.6)}`,
  );
  const dark = blurred(oval(-long * 0.1, 0, long * 0.66, wide * 0.46, "#96501a", 0.55));
  const strewn = Array.from({ length: 30 }, () => {
    const [x, y] = [
      random.between(-long * 0.75, long * 0.75),
      random.between(-wide * 0.6, wide * 0.6),
    ];
    const poppy = seeds === poppySeed;
    return poppy
      ? spot(x, y, 3.4, random.pick(seeds.colors))
      : oval(x, y + 1.5, 7, 4.5, "#7b4a18", 0.5) + oval(x, y, 6.5, 4, random.pick(seeds.colors));
  });
  return {
    outline,
    fill: crust,
    marks: `${pale}${dark}${strewn.join("")}`,
    light: "glossy",
    height: 15,
  };
}

function loafEnd(random: Random): Piece {
  return { outline: blob(random, 66, 42, 0.04), fill: crust, light: "glossy", height: 15 };
}

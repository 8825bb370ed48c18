import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient, Kitchen } from "#art/kit/kitchen.ts";
import { around, leafOutline, type Outline, point, short } from "#art/kit/outline.ts";
import { at, lay, line, type Piece, type Placement, strand } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

/** A leaf of three lobes with toothed edges, its stalk at the left: parsley, coriander, celery. */
function lobedLeaf(random: Random, radius: number, color: Color, teeth: number): Piece {
  const outline: Outline = Array.from({ length: 40 }, (_, index) => {
    const share = index / 40;
    const angle = share * 2 * Math.PI;
    const lobe = 0.66 + 0.27 * Math.cos(3 * angle) + teeth * Math.cos(15 * angle);
    const reach = radius * (lobe + 0.12 * Math.cos(angle)) * random.between(0.96, 1.04);
    return around(share, reach);
  });
  const vein = lighter(color, 0.32);
  const tips = [around(0, radius * 0.85), around(0.32, radius * 0.6), around(0.68, radius * 0.6)];
  const veins = tips.map((tip) => line([point(-radius * 0.35, 0), tip], radius * 0.05, vein, 0.7));
  return { outline, fill: color, marks: veins.join(""), light: "flat", height: 7 };
}

export const parsley: Ingredient = (random) =>
  lobedLeaf(random, 34, random.pick(["#4f8a34", "#5f9a3e", "#437a2d"]), 0.07);
export const coriander: Ingredient = (random) =>
  lobedLeaf(random, 36, random.pick(["#62a043", "#73ad4d", "#518f38"]), 0.05);
export const celeryLeaf: Ingredient = (random) =>
  lobedLeaf(random, 44, random.pick(["#8cb354", "#7aa548", "#99bd63"]), 0.08);

export const mint: Ingredient = (random) => {
  const color = random.pick(["#5aa052", "#4b9046", "#6bb060"]);
  const veins = [-24, -10, 4, 18].flatMap((x) => [
    line([point(x, 0), point(x + 13, 15)], 2, lighter(color, 0.4), 0.6),
    line([point(x, 0), point(x + 13, -15)], 2, lighter(color, 0.4), 0.6),
  ]);
  const rib = line([point(-42, 0), point(40, 0)], 3, lighter(color, 0.45), 0.8);
  return {
    outline: leafOutline(88, 46),
    fill: color,
    marks: `${veins.join("")}${rib}`,
    light: "flat",
    height: 9,
  };
};

/** A stalk with leaves on both sides, lying from its foot towards the turn's direction. */
export function sprig(
  kitchen: Kitchen,
  leaf: Ingredient,
  place: Placement,
  pairs: number = 2,
): string {
  const { random } = kitchen;
  const stalk = strand([point(-90, 8), point(-20, -4), point(pairs * 42, 0)], 6, "#6f9a45");
  const leaves = Array.from({ length: pairs }, (_, pair) => {
    const x = pair * 42 - 4;
    const left = at(x, -30, -52 + random.between(-10, 10), 0.95);
    const right = at(x + 12, 30, 52 + random.between(-10, 10), 0.95);
    return lay(leaf(random), left) + lay(leaf(random), right);
  });
  const crown = lay(leaf(random), at(pairs * 42 + 18, 0, 0, 1.1));
  return group(place, `${stalk}${leaves.join("")}${crown}`);
}

/** Feathery dill: fine threads that branch off a stalk. */
export function dill({ random }: Kitchen, place: Placement): string {
  const stalk = [point(-70, 0), point(10, -6), point(86, 0)];
  const fronds = Array.from({ length: 13 }, (_, index) => {
    const x = -46 + index * 10.5;
    const side = index % 2 === 0 ? 1 : -1;
    const reach = 46 - Math.abs(index - 5) * 3.2;
    const end = point(x + reach * 0.85, side * reach);
    const color = random.pick(["#5c9440", "#6fa84c", "#4c8236"]);
    const threads = [0.35, 0.55, 0.75, 0.95].flatMap((share) => {
      const foot = point(x + (end.x - x) * share, end.y * share);
      const long = 17 * (1.2 - share * 0.5);
      return [
        line([foot, point(foot.x + long, foot.y + side * long * 0.12)], 3.4, color),
        line([foot, point(foot.x + long * 0.15, foot.y + side * long)], 3.4, color),
      ];
    });
    return line([point(x, 0), end], 3.6, color) + threads.join("");
  });
  return group(place, `${shadowed(fronds.join(""))}${strand(stalk, 5, "#6f9a45")}`);
}

export function thyme({ random }: Kitchen, place: Placement): string {
  return woody(place, random, {
    leaves: 16,
    length: 15,
    width: 10,
    colors: ["#74904f", "#869f5f", "#627d42"],
  });
}

export function rosemary({ random }: Kitchen, place: Placement): string {
  return woody(place, random, {
    leaves: 26,
    length: 34,
    width: 6.5,
    colors: ["#55754a", "#698a5a", "#456239"],
  });
}

interface Needles {
  readonly leaves: number;
  readonly length: number;
  readonly width: number;
  readonly colors: readonly Color[];
}

function woody(
  place: Placement,
  random: Random,
  { leaves, length, width, colors }: Needles,
): string {
  const stalk = strand([point(-100, 6), point(0, -6), point(92, 2)], 5, "#8a7048");
  const needles = Array.from({ length: leaves }, (_, index) => {
    const x = -82 + (176 * index) / leaves;
    const side = index % 2 === 0 ? 1 : -1;
    const reach = length * random.between(0.85, 1.1);
    const color = random.pick(colors);
    const points = [point(x, 0), point(x + reach * 0.75, side * reach * 0.75)];
    return (
      line(points, width, darker(color, 0.15)) +
      line(points, width * 0.4, lighter(color, 0.35), 0.8)
    );
  });
  return group(place, `${stalk}${shadowed(needles.join(""))}`);
}

function shadowed(content: string): string {
  return `<g transform="translate(3 5)" opacity=".45" filter="url(#shadow-black)">${content}</g>${content}`;
}

export function group({ x, y, turn, size }: Placement, content: string): string {
  const move = `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${Math.round(size * 100) / 100})`;
  return `<g transform="${move}">${content}</g>`;
}

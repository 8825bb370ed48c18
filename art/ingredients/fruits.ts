import type { Color } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, blob, ellipse, leafOutline, type Outline, point } from "#art/kit/outline.ts";
import { area, line, type Piece, spot } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

interface Citrus {
  readonly peel: Color;
  readonly pith: Color;
  readonly flesh: Color;
  readonly radius: number;
}

const lemon: Citrus = { peel: "#efc02f", pith: "#fdf3cf", flesh: "#f8d95a", radius: 74 };
const orange: Citrus = { peel: "#ea8a1e", pith: "#fbe3b4", flesh: "#f6a534", radius: 92 };
const roastedOrange: Citrus = { peel: "#b9601a", pith: "#e6a95a", flesh: "#dd7f22", radius: 92 };

export const lemonSlice: Ingredient = (random) => round(random, lemon, 7);
export const lemonHalf: Ingredient = (random) => ({
  ...round(random, { ...lemon, radius: 96 }, 22),
  height: 22,
});
export const orangeSlice: Ingredient = (random) => round(random, orange, 7);
export const roastedOrangeSlice: Ingredient = (random) => ({
  ...round(random, roastedOrange, 7),
  light: "glossy",
});

/** A citrus fruit cut across: peel, pith and segments. */
function round(random: Random, { peel, pith, flesh, radius }: Citrus, height: number): Piece {
  const segments = Array.from({ length: 9 }, (_, index) => segment(index / 9, radius, flesh)).join(
    "",
  );
  const white = area(ellipse(radius * 0.88), pith);
  return {
    outline: blob(random, radius, radius * 0.97, 0.015),
    fill: peel,
    marks: `${white}${segments}`,
    light: "flat",
    height,
  };
}

function segment(share: number, radius: number, flesh: Color): string {
  const [from, middle, to] = [share + 0.008, share + 0.0555, share + 0.103];
  const tip = around(middle, radius * 0.14);
  const side = around(from, radius * 0.76);
  const end = around(to, radius * 0.76);
  const outline: Outline = [tip, tip, side, around(middle, radius * 0.83), end];
  const glint = line(
    [around(middle - 0.015, radius * 0.45), around(middle - 0.02, radius * 0.68)],
    radius * 0.05,
    "#fffbe0",
    0.6,
  );
  return `${area(outline, flesh)}${glint}`;
}

/** A wedge on its side: the peel below, two cut faces above. */
export const lemonWedge: Ingredient = () => {
  const outline: Outline = [
    point(-92, 0),
    point(-92, 0),
    point(-50, -34),
    point(0, -46),
    point(50, -34),
    point(92, 0),
    point(92, 0),
    point(56, 34),
    point(0, 48),
    point(-56, 34),
  ];
  const face: Outline = [
    point(-82, 1),
    point(-82, 1),
    point(-46, -27),
    point(0, -38),
    point(46, -27),
    point(82, 1),
    point(82, 1),
    point(0, 16),
  ];
  const membranes = [-44, -15, 15, 44].map((x) =>
    line([point(x * 1.1, -27 + Math.abs(x) * 0.2), point(x * 0.7, 9)], 3, "#fdf3cf", 0.9),
  );
  const rind = line([point(-88, 2), point(0, 19), point(88, 2)], 7, "#fdf3cf");
  return {
    outline,
    fill: lemon.peel,
    marks: `${area(face, lemon.flesh)}${membranes.join("")}${rind}`,
    light: "flat",
    height: 15,
  };
};

/** A long leaf of a citrus tree or bay. */
export const bayLeaf: Ingredient = (random) => {
  const veins = [-30, -8, 14].flatMap((x) => [
    line([point(x, 0), point(x + 18, 14)], 2, "#b3c292", 0.6),
    line([point(x, 0), point(x + 18, -14)], 2, "#b3c292", 0.6),
  ]);
  return {
    outline: leafOutline(130, 50),
    fill: random.pick(["#6f8750", "#7d945c"]),
    marks: `${veins.join("")}${line([point(-64, 0), point(60, 0)], 3, "#b3c292", 0.8)}`,
    light: "flat",
    height: 8,
  };
};

/** A date: long, dark and wrinkled. */
export const date: Ingredient = (random) => {
  const wrinkles = [-14, -4, 7, 16].map((y) =>
    line([point(-44, y * 0.6), point(0, y), point(44, y * 0.6)], 2.5, "#a8683c", 0.5),
  );
  return {
    outline: blob(random, 58, 30, 0.05),
    fill: random.pick(["#6a3418", "#7a4020"]),
    marks: wrinkles.join(""),
    top: spot(-56, 0, 6, "#3c1d0e"),
    light: "glossy",
    height: 14,
  };
};

export const rosePetal: Ingredient = (random) => {
  const outline: Outline = [
    point(-34, 0),
    point(-34, 0),
    point(-10, -28),
    point(24, -30),
    point(34, -8),
    point(30, 2),
    point(34, 12),
    point(22, 30),
    point(-10, 27),
  ];
  const vein = line([point(-30, 0), point(26, 0)], 3, "#f6c3cf", 0.6);
  return {
    outline,
    fill: random.pick(["#dd6f8b", "#e58aa1", "#cf5877"]),
    marks: vein,
    light: "flat",
    height: 6,
  };
};

import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, blob, block, type Outline, point } from "#art/kit/outline.ts";
import { area, line, oval, type Piece } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

/** A round of carrot with its paler heart and rays. */
export const carrotCoin: Ingredient = (random) => {
  const radius = random.between(34, 40);
  const color = random.pick(["#ee8b2c", "#f0963a", "#e67f22"]);
  const rays = Array.from({ length: 11 }, (_, index) =>
    line(
      [around(index / 11, radius * 0.42), around(index / 11 + 0.01, radius * 0.8)],
      2.5,
      "#fbc77c",
      0.7,
    ),
  );
  const heart = area(blob(random, radius * 0.4, radius * 0.38, 0.12), "#f9b458");
  return {
    outline: blob(random, radius, radius * 0.95, 0.04),
    fill: color,
    marks: `${rays.join("")}${heart}`,
    light: "flat",
    height: 8,
  };
};

export const carrotPiece: Ingredient = (random) =>
  root(random, random.between(105, 135), 46, random.pick(["#ec8526", "#f0923a"]), "#c2611a");

export const parsnipPiece: Ingredient = (random) =>
  root(random, random.between(110, 135), 44, "#efdcae", "#c4a468");

/** A length of a root, tapering to the right. */
function root(random: Random, length: number, width: number, color: Color, mark: Color): Piece {
  const half = length / 2;
  const outline: Outline = [
    point(-half, -width * 0.42),
    point(-half * 0.4, -width * 0.5),
    point(half * 0.5, -width * 0.36),
    point(half, -width * 0.14),
    point(half, width * 0.16),
    point(half * 0.5, width * 0.38),
    point(-half * 0.4, width * 0.5),
    point(-half, width * 0.42),
  ];
  const wrinkles = Array.from({ length: 6 }, () => {
    const x = random.between(-half * 0.8, half * 0.7);
    const y = random.between(-width * 0.4, width * 0.2);
    return line([point(x, y), point(x + 2, y + width * 0.22)], 2.5, mark, 0.55);
  });
  return { outline, fill: color, marks: wrinkles.join(""), height: 10 };
}

export const potatoHalf: Ingredient = (random) => {
  const outline = blob(random, 92, 70, 0.05);
  return {
    outline,
    fill: "#f2d687",
    marks: blotches(random, 8, 80, 58, "#e2bd62"),
    light: "round",
    height: 13,
  };
};

export const potatoWedge: Ingredient = (random) => {
  const face: Outline = [
    point(-66, 4),
    point(-58, -20),
    point(0, -38),
    point(60, -20),
    point(68, 2),
    point(52, 24),
    point(0, 32),
    point(-54, 26),
  ];
  const skin = area(
    [point(-68, 8), point(0, 18), point(70, 6), point(52, 40), point(0, 48), point(-56, 42)],
    "#a86f2f",
  );
  const roasted = line([point(-58, -16), point(0, -34), point(58, -17)], 9, "#b5732a", 0.75);
  const fill = random.pick(["#f0bf58", "#eab34a", "#f4ca6a"]);
  return {
    outline: face,
    fill,
    marks: `${skin}${roasted}${blotches(random, 5, 54, 22, "#c98a34")}`,
    light: "round",
    height: 12,
  };
};

export const potatoChunk: Ingredient = (random) => {
  const outline = block(74, 62, 20, random, 9);
  return {
    outline,
    fill: random.pick(["#e9c05e", "#d9a94b"]),
    marks: blotches(random, 6, 36, 30, "#b9822f"),
    height: 12,
  };
};

function blotches(
  random: Random,
  count: number,
  width: number,
  height: number,
  color: Color,
): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(-width, width), random.between(-height, height)];
    return oval(x, y, random.between(5, 15), random.between(4, 9), color, 0.4);
  }).join("");
}

export const beetCube: Ingredient = (random) =>
  cube(random, 46, random.pick(["#8e1b3c", "#7a1532", "#a32748"]));

export const pumpkinChunk: Ingredient = (random) =>
  cube(random, 82, random.pick(["#f09a30", "#ea8a22", "#f4aa48"]));

/** A die of a vegetable: its top, and two sides in the shade. */
function cube(random: Random, size: number, color: Color): Piece {
  const half = size / 2;
  const inset = size * 0.2;
  const side = area(
    [
      point(half - inset, -half),
      point(half + 6, -half),
      point(half + 6, half + 6),
      point(half - inset, half - inset),
    ],
    darker(color, 0.3),
  );
  const front = area(
    [
      point(-half - 6, half - inset),
      point(half - inset, half - inset),
      point(half + 6, half + 6),
      point(-half - 6, half + 6),
    ],
    darker(color, 0.42),
  );
  const edge = line(
    [point(-half, half - inset), point(half - inset, half - inset), point(half - inset, -half)],
    3,
    lighter(color, 0.4),
    0.6,
  );
  return {
    outline: block(size, size * 0.94, size * 0.16, random, size * 0.06),
    fill: color,
    marks: `${side}${front}${edge}`,
    light: "flat",
    height: 9,
  };
}

import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { blob, closedPath, ellipse, leafOutline, type Outline, point } from "#art/kit/outline.ts";
import { line, oval, type Piece, spot } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

export const chickpea: Ingredient = (random) => {
  const color = random.pick(["#e5b968", "#eec680", "#dcab55"]);
  const outline: Outline = [
    point(-24, 0),
    point(-15, -20),
    point(8, -22),
    point(23, -10),
    point(31, 0),
    point(23, 11),
    point(8, 22),
    point(-15, 20),
  ];
  return {
    outline,
    fill: color,
    marks: line([point(-2, -1), point(28, 0)], 3, darker(color, 0.3), 0.6),
    light: "glossy",
    height: 8,
  };
};

export const whiteBean: Ingredient = (random) => bean(random, ["#dcb27c", "#cf9f66", "#e6c292"]);
export const redBean: Ingredient = (random) => bean(random, ["#8e4a32", "#7a3a28", "#9b5a3c"]);

function bean(random: Random, colors: readonly Color[]): Piece {
  const outline: Outline = [
    point(-32, 4),
    point(-24, -15),
    point(0, -19),
    point(25, -14),
    point(32, 5),
    point(20, 17),
    point(0, 9),
    point(-20, 17),
  ];
  return { outline, fill: random.pick(colors), light: "glossy", height: 7 };
}

/** A blanched half of an almond, roasted at the rim. */
export const toastedAlmond: Ingredient = (random) => {
  const outline: Outline = [
    point(42, 0),
    point(42, 0),
    point(14, 17),
    point(-16, 21),
    point(-38, 12),
    point(-40, -8),
    point(-20, -21),
    point(12, -17),
  ];
  const rim = `<path d="${closedPath(outline)}" fill="none" stroke="#b0702c" stroke-width="9" opacity=".75"/>`;
  const grain = line([point(-26, -2), point(26, -1)], 2, "#c99a5a", 0.5);
  return {
    outline,
    fill: random.pick(["#ecc98c", "#e0b673", "#f2d7a2"]),
    marks: `${rim}${grain}`,
    light: "flat",
    height: 8,
  };
};

export const pineNut: Ingredient = (random) => ({
  outline: leafOutline(44, 23),
  fill: random.pick(["#f4dfae", "#edd092"]),
  height: 5,
});

export const pumpkinSeed: Ingredient = (random) => {
  const color = random.pick(["#7c9147", "#8fa356", "#6b7f3a"]);
  return {
    outline: leafOutline(58, 33),
    fill: color,
    marks: line([point(-26, 0), point(24, 0)], 2.5, lighter(color, 0.4), 0.8),
    height: 7,
  };
};

export const raisin: Ingredient = (random) => dried(random, ["#5a2f24", "#6d3a2a", "#4a251d"]);
export const cranberry: Ingredient = (random) => dried(random, ["#a01f2e", "#8a1826", "#b52c3a"]);

function dried(random: Random, colors: readonly Color[]): Piece {
  const color = random.pick(colors);
  const wrinkles = [-7, 0, 7].map((y) =>
    line(
      [point(-15, y), point(0, y + random.between(-4, 4)), point(15, y)],
      2,
      lighter(color, 0.3),
      0.5,
    ),
  );
  return {
    outline: blob(random, 23, 16, 0.14),
    fill: color,
    marks: wrinkles.join(""),
    light: "glossy",
    height: 7,
  };
}

export const pomegranateSeed: Ingredient = (random) => {
  const color = random.pick(["#b3182f", "#c6283c", "#9b1027"]);
  const outline: Outline = [
    point(17, -1),
    point(8, 13),
    point(-9, 13),
    point(-16, 2),
    point(-9, -13),
    point(8, -12),
  ];
  return {
    outline,
    fill: color,
    marks: oval(2, 3, 7, 5, "#ef7a7e", 0.55),
    top: spot(-5, -5, 3, "#fff3ee", 0.9),
    light: "glossy",
    height: 6,
  };
};

/** Half a peanut, broken by hand. */
export const peanut: Ingredient = (random) => ({
  outline: blob(random, 17, 12, 0.2, 7),
  fill: random.pick(["#d9a45c", "#c98f46", "#e5b978"]),
  light: "round",
  height: 5,
});

export const barley: Ingredient = (random) => ({
  outline: ellipse(17, 11),
  fill: random.pick(["#d8b57c", "#c9a066", "#e3c593"]),
  marks: line([point(-15, 0), point(15, 0)], 2.5, "#9b7440", 0.7),
  height: 4,
});

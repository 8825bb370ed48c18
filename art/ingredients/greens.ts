import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, blob, block, ellipse, moved, type Outline, point } from "#art/kit/outline.ts";
import { area, line, oval, spot } from "#art/kit/piece.ts";

export const celerySlice: Ingredient = (random) => {
  const bow: Outline = [
    point(-34, 10),
    point(-24, -14),
    point(0, -24),
    point(24, -14),
    point(34, 10),
    point(22, 12),
    point(0, -2),
    point(-22, 12),
  ];
  const ribs = [-22, -8, 8, 22].map((x) => spot(x, -8 + Math.abs(x) * 0.35, 3, "#7da04a", 0.7));
  return {
    outline: bow,
    fill: random.pick(["#b9d07e", "#a9c46d"]),
    marks: ribs.join(""),
    light: "flat",
    height: 6,
  };
};

export const courgetteChunk: Ingredient = (random) => {
  const stripes = [-16, 2, 19].map((y) =>
    line([point(-60, y), point(60, y + 3)], 4, "#9cbb62", 0.8),
  );
  const cut = oval(47, 0, 14, 33, "#e4ebb8");
  return {
    outline: block(112, 68, 22, random, 4),
    fill: "#6a9440",
    marks: `${stripes.join("")}${cut}`,
    height: 13,
  };
};

export const mushroomSlice: Ingredient = (random) => {
  const cap: Outline = [
    point(-44, 4),
    point(-38, -20),
    point(0, -38),
    point(38, -20),
    point(44, 4),
    point(28, 10),
    point(13, 8),
    point(14, 34),
    point(0, 40),
    point(-14, 34),
    point(-13, 8),
    point(-28, 10),
  ];
  const gills = line(
    [point(-30, 2), point(-12, -6), point(0, -3), point(12, -6), point(30, 2)],
    8,
    "#5f3a1e",
    0.9,
  );
  const rim = line(
    [point(-43, 2), point(-36, -20), point(0, -37), point(36, -20), point(43, 2)],
    8,
    "#85552c",
    0.95,
  );
  return {
    outline: cap,
    fill: random.pick(["#d9bd92", "#cfae80", "#c9a474"]),
    marks: `${gills}${rim}`,
    light: "flat",
    height: 7,
  };
};

export const pickleSlice: Ingredient = (random) => {
  const seeds = Array.from({ length: 7 }, (_, index) => {
    const { x, y } = around(index / 7, 16, 14);
    return oval(x, y, 4.5, 3, "#e7e7a6");
  });
  return {
    outline: blob(random, 37, 34, 0.05),
    fill: "#6f8230",
    marks: `${area(ellipse(31, 28), "#b4be5c")}${seeds.join("")}`,
    light: "glossy",
    height: 8,
  };
};

/** A whole gherkin with its warts. */
export const gherkin: Ingredient = (random) => {
  const warts = Array.from({ length: 22 }, () =>
    spot(
      random.between(-78, 78),
      random.between(-24, 24),
      random.between(2.5, 4.5),
      "#a9b65a",
      0.8,
    ),
  );
  const outline = moved(
    [
      point(-92, 6),
      point(-70, -24),
      point(0, -36),
      point(70, -22),
      point(94, 6),
      point(70, 30),
      point(0, 26),
      point(-70, 32),
    ],
    0,
    2,
  );
  return { outline, fill: "#7b8f35", marks: warts.join(""), light: "glossy", height: 15 };
};

/** A folded leaf of cooked cabbage. */
export const cabbagePiece: Ingredient = (random) => {
  const veins = [-26, -6, 16].map((y) =>
    line([point(-50, 4), point(0, y), point(52, y * 1.6)], 4, "#f4f3cf", 0.8),
  );
  return {
    outline: blob(random, 62, 44, 0.13, 11),
    fill: random.pick(["#d3d98e", "#c6cf7c"]),
    marks: veins.join(""),
    height: 9,
  };
};

import { lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, blob, ellipse, type Outline, point } from "#art/kit/outline.ts";
import { line } from "#art/kit/piece.ts";

/** A shred of onion, fried soft and brown at its ends. */
export const friedOnion: Ingredient = (random) => {
  const bend = random.between(0.12, 0.34);
  const bow = Array.from({ length: 7 }, (_, index) => around((index - 3) * (bend / 6), 64, 52)).map(
    ({ x, y }) => point(x - 56, y),
  );
  const color = random.pick(["#d99b45", "#c7842f", "#e4b566", "#b06f26"]);
  const low = bow.map(({ x, y }) => point(x + 2, y + 4));
  const ends = [bow.slice(0, 2), bow.slice(-2)].map((end) => line(end, 11, "#8a4a14", 0.55));
  const shred =
    line(low, 13, "#3d1f0c", 0.4) +
    line(bow, 13, color, 0.94) +
    ends.join("") +
    line(
      bow.slice(1, 4).map(({ x, y }) => point(x - 2, y - 2)),
      4,
      lighter(color, 0.6),
      0.5,
    );
  return { outline: ellipse(1), fill: color, top: shred, light: "none", height: 0 };
};

/** A quarter of an onion, its layers open to the top. */
export const onionWedge: Ingredient = (random) => {
  const outline: Outline = [
    point(-58, 0),
    point(-30, -24),
    point(10, -30),
    point(50, -14),
    point(62, 0),
    point(48, 17),
    point(8, 28),
    point(-32, 22),
  ];
  const layers = [-15, -5, 6, 16].map((y) =>
    line([point(-56, 0), point(0, y * 1.35), point(58, 0)], 3.5, "#b57a3a", 0.75),
  );
  return {
    outline,
    fill: random.pick(["#eecb88", "#e6bb70"]),
    marks: `${layers.join("")}${line([point(-60, 0), point(-46, 0)], 12, "#8e5a28")}`,
    height: 10,
  };
};

export const smallOnion: Ingredient = (random) => {
  const layers = [-20, -8, 8, 20].map((y) =>
    line([point(-40, y * 0.3), point(0, y), point(42, y * 0.2)], 2.5, "#a9682c", 0.5),
  );
  return {
    outline: blob(random, 44, 38, 0.04),
    fill: random.pick(["#dca558", "#e4b46c"]),
    marks: layers.join(""),
    light: "glossy",
    height: 12,
  };
};

export const garlicClove: Ingredient = () => {
  const outline: Outline = [
    point(34, 0),
    point(34, 0),
    point(10, 17),
    point(-18, 18),
    point(-32, 4),
    point(-28, -12),
    point(-4, -18),
    point(14, -12),
  ];
  return {
    outline,
    fill: "#f6e7c8",
    marks: line([point(-26, 6), point(30, 1)], 2, "#c9a873", 0.7),
    height: 8,
  };
};

export const garlicSlice: Ingredient = (random) => ({
  outline: [
    point(30, 0),
    point(30, 0),
    point(12, 12),
    point(-12, 13),
    point(-24, random.between(2, 6)),
    point(-22, -8),
    point(-4, -13),
    point(14, -10),
  ],
  fill: random.pick(["#f7e8bd", "#f1dca6"]),
  marks: line([point(-20, 0), point(22, 0)], 4, "#dcc283", 0.7),
  light: "flat",
  height: 3,
});

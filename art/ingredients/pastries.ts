import { darker, lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { block, closedPath, type Outline, point } from "#art/kit/outline.ts";
import { area, blurred, clipped, line, oval, spot } from "#art/kit/piece.ts";
import { sesame } from "./sprinkle.ts";

/** A square of puff pastry with sesame, its layers open at the sides. */
export const boureka: Ingredient = (random) => {
  const side = random.between(158, 168);
  const layers = [0.97, 0.91].map(
    (share, index) =>
      `<path d="${closedPath(block(side * share, side * share, 20))}" fill="none" stroke="${index === 0 ? "#f4d79c" : "#a9661f"}" stroke-width="4" opacity=".7"/>`,
  );
  const brown = blurred(oval(0, 0, side * 0.36, side * 0.34, "#a65d18", 0.6));
  const flakes = Array.from({ length: 8 }, () => {
    const [x, y] = [random.between(-60, 60), random.between(-60, 60)];
    return line([point(x - 16, y), point(x, y - 5), point(x + 16, y)], 3, "#f6d595", 0.6);
  });
  const seeds = Array.from({ length: 34 }, () => {
    const [x, y] = [random.between(-58, 58), random.between(-58, 58)];
    return oval(x, y + 2, 7, 4.5, "#6b3f14", 0.5) + oval(x, y, 6.5, 4, random.pick(sesame.colors));
  });
  return {
    outline: block(side, side, 22, random, 5),
    fill: "#d9963c",
    marks: `${layers.join("")}${brown}${flakes.join("")}${seeds.join("")}`,
    height: 17,
  };
};

/** Half a boureka on its side, cut across: leaves of pastry above and below the mashed potato. */
export const openBoureka: Ingredient = (random) => {
  const outline = block(184, 118, 22, random, 4);
  const leaves = [-52, -45, -38, 38, 45, 52].map((y, index) =>
    line(
      [point(-92, y * 0.86), point(0, y), point(92, y * 0.86)],
      4.5,
      index % 2 === 0 ? "#fbe6b8" : "#b06f25",
      0.9,
    ),
  );
  const filling: Outline = [
    point(-84, -14),
    point(-60, -25),
    point(0, -31),
    point(60, -25),
    point(84, -14),
    point(84, 14),
    point(60, 25),
    point(0, 31),
    point(-60, 25),
    point(-84, 14),
  ];
  const crumbs = Array.from({ length: 30 }, () =>
    spot(
      random.between(-80, 80),
      random.between(-26, 26),
      random.between(2.5, 6),
      random.pick(["#fff6d6", "#e3c266", "#f9e6a4", "#7d8a44"]),
      0.75,
    ),
  );
  const mash = `${area(filling, "#f6de90")}${clipped(closedPath(filling), crumbs.join(""))}`;
  return {
    outline,
    fill: "#d9973f",
    marks: `${leaves.join("")}${mash}`,
    light: "flat",
    height: 16,
  };
};

/** A roll of thin dough baked overnight to amber; the sheet winds slantwise round it. */
export const jachnunRoll: Ingredient = (random) => {
  const outline: Outline = [
    point(196, -4),
    point(184, 44),
    point(120, 62),
    point(0, 66),
    point(-120, 62),
    point(-184, 42),
    point(-198, 0),
    point(-184, -46),
    point(-120, -62),
    point(0, -67),
    point(120, -61),
    point(184, -42),
  ];
  const color = random.pick(["#cf8d3f", "#c88437", "#d69748"]);
  const turns = [-150, -92, -34, 24, 82, 140].map((x) => {
    const slant = random.between(26, 40);
    const seam = [
      point(x - slant, 74),
      point(x - 8, 30),
      point(x + 16, -24),
      point(x + slant, -76),
    ];
    const under = seam.map((spotOf) => point(spotOf.x + 9, spotOf.y));
    return (
      blurred(line(under, 17, darker(color, 0.5), 0.5)) + line(seam, 4, lighter(color, 0.55), 0.85)
    );
  });
  const baked = blurred(
    Array.from({ length: 7 }, () =>
      oval(
        random.between(-160, 150),
        random.between(-30, 40),
        random.between(24, 50),
        random.between(8, 18),
        random.pick(["#8f4f18", "#efc27a"]),
        0.4,
      ),
    ).join(""),
  );
  const blisters = Array.from({ length: 16 }, () =>
    oval(
      random.between(-170, 165),
      random.between(-50, 50),
      random.between(3, 8),
      random.between(2, 5),
      "#8f4f18",
      0.45,
    ),
  );
  const end = `${oval(182, 0, 22, 46, "#f0cd8c")}${[0.72, 0.42].map((share) => `<ellipse cx="182" rx="${22 * share}" ry="${46 * share}" fill="none" stroke="#9c5c22" stroke-width="4" opacity=".8"/>`).join("")}`;
  return {
    outline,
    fill: color,
    marks: `${baked}${turns.join("")}${blisters.join("")}${end}`,
    light: "glossy",
    height: 22,
  };
};

import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { blob, block, ellipse, moved, type Outline, point, softPolygon } from "#art/kit/outline.ts";
import { area, blurred, line, oval, type Piece, spot } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

export const beefChunk: Ingredient = (random) =>
  braised(random, 96, 76, random.pick(["#7a4426", "#6b3a20", "#86502e"]));

/** A cube of meat cooked until its fibres part. */
function braised(random: Random, width: number, height: number, color: Color): Piece {
  const fibres = Array.from({ length: 7 }, (_, index) => {
    const y = -height * 0.42 + index * height * 0.14;
    const from = random.between(-width * 0.5, -width * 0.1);
    const tone = random.chance(0.5) ? lighter(color, 0.3) : darker(color, 0.4);
    return line(
      [point(from, y), point(from + width * 0.3, y + 3), point(from + width * 0.6, y)],
      4,
      tone,
      0.6,
    );
  });
  return {
    outline: block(width, height, height * 0.3, random, 8),
    fill: color,
    marks: fibres.join(""),
    light: "glossy",
    height: 13,
  };
}

/** A slice across a pot roast: a dark crust round a grained heart. */
export const roastSlice: Ingredient = (random) => {
  const outline: Outline = moved(block(150, 250, 62, random, 8), 0, 0);
  const heart = area(
    block(126, 226, 54, random, 5),
    random.pick(["#9a6042", "#a56a4a", "#8f583c"]),
  );
  const grain = Array.from({ length: 26 }, () => {
    const [x, y] = [random.between(-54, 54), random.between(-100, 100)];
    return line(
      [point(x, y), point(x + random.between(-4, 4), y + random.between(14, 30))],
      3,
      random.pick(["#c28e6c", "#7b452c", "#d3a584"]),
      0.6,
    );
  });
  const fat = line([point(-50, -40), point(-34, 10), point(-42, 60)], 5, "#e6c8a2", 0.55);
  return {
    outline,
    fill: "#4e2814",
    marks: `${heart}${grain.join("")}${fat}`,
    light: "glossy",
    height: 14,
  };
};

/** A strip of asado: short ribs cut across, glazed dark, the ends of the bones along its lower edge. */
export const asadoStrip: Ingredient = (random) => {
  const corners = [
    point(-268, -70),
    point(-90, -84),
    point(120, -76),
    point(262, -66),
    point(272, 56),
    point(110, 76),
    point(-100, 70),
    point(-270, 72),
  ];
  const outline = softPolygon(
    corners.map(({ x, y }) => point(x + random.between(-8, 8), y + random.between(-6, 6))),
    36,
  );
  const bark = Array.from({ length: 120 }, () =>
    spot(
      random.between(-265, 265),
      random.between(-76, 74),
      random.between(3, 10),
      random.pick(["#2c120a", "#8a4522", "#a55a2c", "#3b190d"]),
      0.5,
    ),
  );
  const fibres = Array.from({ length: 20 }, () => {
    const [x, y] = [random.between(-250, 230), random.between(-66, 6)];
    return line(
      [
        point(x, y),
        point(x + random.between(-6, 6), y + 24),
        point(x + random.between(-8, 8), y + 46),
      ],
      random.between(3, 6),
      random.pick(["#a5623a", "#32140b", "#b9744a"]),
      0.5,
    );
  });
  const fat = line(
    [point(-250, -2), point(-120, -12), point(10, -4), point(140, -12), point(250, -2)],
    8,
    "#cf945c",
    0.6,
  );
  const glow = blurred(
    `${oval(-130, -54, 90, 12, "#ffc98c", 0.7)}${oval(110, -50, 80, 11, "#ffc98c", 0.6)}`,
  );
  const bones = [-182, -60, 62, 184].map((x) =>
    ribEnd(x + random.between(-8, 8), 52 + random.between(-4, 4)),
  );
  return {
    outline,
    fill: "#64301a",
    marks: `${bark.join("")}${fibres.join("")}${fat}${bones.join("")}${glow}`,
    light: "glossy",
    height: 24,
  };
};

function ribEnd(x: number, y: number): string {
  const pores = [-18, -6, 8, 20]
    .map((dx, index) => oval(x + dx, y + 2 + (index % 2) * 7, 4, 3, "#b58f62", 0.8))
    .join("");
  return `${oval(x, y, 50, 36, "#2c120a", 0.7)}${oval(x, y + 2, 45, 31, "#f0e0c0")}${oval(x + 2, y + 4, 33, 20, "#dcc198")}${pores}`;
}

export const kishke: Ingredient = (random) => {
  const crumbs = Array.from({ length: 50 }, () =>
    spot(
      random.between(-56, 56),
      random.between(-52, 52),
      random.between(2, 5),
      random.pick(["#e9b468", "#8c4f20", "#d98a3a"]),
      0.7,
    ),
  );
  return {
    outline: blob(random, 62, 58, 0.04),
    fill: "#7c4522",
    marks: `${area(ellipse(53, 49), "#c07a38")}${crumbs.join("")}`,
    light: "flat",
    height: 13,
  };
};

/** An egg cooked overnight in its brown shell. */
export const brownEgg: Ingredient = (random) => {
  const outline: Outline = ellipse(74, 54).map(({ x, y }) => point(x, y * (1 - x / 420)));
  const marble = Array.from({ length: 9 }, () =>
    oval(
      random.between(-60, 60),
      random.between(-44, 44),
      random.between(6, 18),
      random.between(3, 8),
      "#7c4526",
      0.25,
    ),
  );
  return { outline, fill: "#c98f62", marks: blurred(marble.join("")), light: "glossy", height: 18 };
};

import { type Ingredient, type Kitchen } from "#art/kit/kitchen.ts";
import { around, block, closedPath, type Outline, type Point, point } from "#art/kit/outline.ts";
import {
  area,
  at,
  blurred,
  clipped,
  lay,
  line,
  oval,
  type Piece,
  type Placement,
} from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";
import { group } from "./herbs.ts";

/** A loaf of two twisted strands, cut open so that the layers of chocolate show, shining with syrup. */
export function twistedLoaf({ random }: Kitchen, place: Placement): string {
  const turns = 5;
  const under: Piece = { outline: block(676, 236, 96), fill: "#6b3a16", light: "none", height: 28 };
  const humps = Array.from({ length: turns }, (_, index) => {
    const x = -224 + (448 * index) / (turns - 1);
    return (
      lay(strandHump(random), at(x - 22, -50, 27)) + lay(strandHump(random), at(x + 24, 50, -27))
    );
  });
  const ends = [at(-262, 34, -16, 0.74), at(266, -32, -14, 0.74)].map((end) =>
    lay(strandHump(random), end),
  );
  const glow = blurred(
    `${oval(-140, -92, 130, 16, "#ffe9c0", 0.5)}${oval(140, -92, 130, 14, "#ffe9c0", 0.45)}`,
  );
  return group(
    place,
    `${lay(under, at(0, 0))}${ends[0] ?? ""}${humps.join("")}${ends[1] ?? ""}${glow}`,
  );
}

/** What shows of a strand where it crosses the other: dough and chocolate in long layers. */
function strandHump(random: Random): Piece {
  const outline: Outline = [
    point(128, 0),
    point(96, 54),
    point(20, 76),
    point(-70, 66),
    point(-126, 18),
    point(-124, -20),
    point(-70, -64),
    point(20, -76),
    point(98, -52),
  ];
  const layers = [-46, -8, 32].map((y) => {
    const points = [
      point(-120, y * 0.45),
      point(-50, y * 0.95 + random.between(-4, 4)),
      point(30, y * 1.05 + random.between(-5, 5)),
      point(124, y * 0.4),
    ];
    return (
      line(points, random.between(12, 17), random.pick(["#5c3019", "#6b3a20"])) +
      line(
        points.map(({ x, y: down }) => point(x, down - 4)),
        4,
        "#a8703f",
        0.8,
      )
    );
  });
  return {
    outline,
    fill: random.pick(["#e3a756", "#dc9a48"]),
    marks: layers.join(""),
    light: "glossy",
    height: 15,
  };
}

/** A slice of the loaf on its side: chocolate wound through pale crumb. */
export const yeastCakeSlice: Ingredient = (random) => {
  const outline: Outline = [
    point(-148, 100),
    point(-152, -6),
    point(-118, -84),
    point(-50, -112),
    point(8, -98),
    point(62, -114),
    point(124, -80),
    point(152, -4),
    point(148, 100),
    point(130, 110),
    point(0, 112),
    point(-130, 110),
  ];
  const face = outline.map(({ x, y }) => point(x * 0.94, y * 0.93));
  const filling = coil(random, point(-6, 4), 92);
  const pores = Array.from({ length: 44 }, () =>
    oval(
      random.between(-135, 135),
      random.between(-95, 95),
      random.between(2, 5),
      random.between(2, 3.5),
      "#c99a5a",
      0.6,
    ),
  );
  return {
    outline,
    fill: "#a05f22",
    marks: `${area(face, "#f6deae")}${pores.join("")}${clipped(closedPath(face), filling)}`,
    light: "flat",
    height: 18,
  };
};

/** Chocolate rolled up in dough, thick here and thin there. */
function coil(random: Random, centre: Point, reach: number): string {
  const steps = 34;
  const points = Array.from({ length: steps }, (_, index) => {
    const far = ((index + 3) / (steps + 2)) * reach * random.between(0.94, 1.06);
    const { x, y } = around(index / 12, far * 1.36, far * 0.98);
    return point(centre.x + x, centre.y + y);
  });
  const soaked = line(points, 21, "#c98f55", 0.5);
  const thick = [2, 10, 19, 27].map((from) =>
    line(points.slice(from, from + 5), random.between(14, 18), "#623419"),
  );
  return `${soaked}${line(points, 10, "#74411f")}${thick.join("")}`;
}

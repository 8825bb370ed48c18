import { type Ingredient, type Kitchen } from "#seed/pictures/kit/kitchen.ts";
import { around, block, closedPath, type Outline, point } from "#seed/pictures/kit/outline.ts";
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
} from "#seed/pictures/kit/piece.ts";
import type { Random } from "#seed/pictures/kit/random.ts";
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
  const layers = [-52, -22, 10, 44].map((y) => {
    const points = [
      point(-120, y * 0.45),
      point(-50, y * 0.95 + random.between(-4, 4)),
      point(30, y * 1.05 + random.between(-5, 5)),
      point(124, y * 0.4),
    ];
    return (
      line(points, random.between(9, 19), random.pick(["#3f1f12", "#4d2a18"])) +
      line(
        points.map(({ x, y: down }) => point(x, down - 5)),
        3,
        "#8a5634",
        0.75,
      )
    );
  });
  return {
    outline,
    fill: random.pick(["#dc9c4e", "#d49244"]),
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
  const coil = Array.from({ length: 40 }, (_, index) => {
    const reach = (8 + index * 2.6) * random.between(0.94, 1.06);
    const end = around(index / 13.5, reach * 1.14, reach * 0.84);
    return point(end.x - 12, end.y + 4);
  });
  const patches = [0, 9, 17, 26, 33].map((from) =>
    line(coil.slice(from, from + 5), random.between(19, 25), "#4a2616"),
  );
  const loose = [
    line([point(-136, 74), point(-90, 92), point(-20, 98)], 15, "#472316"),
    line([point(60, 96), point(116, 66), point(138, 20)], 17, "#3f1f12"),
  ];
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
  const swirl = `${line(coil, 12, "#5a3320")}${patches.join("")}${loose.join("")}`;
  return {
    outline,
    fill: "#a05f22",
    marks: `${area(face, "#f4dcaa")}${pores.join("")}${clipped(closedPath(face), swirl)}`,
    light: "flat",
    height: 18,
  };
};

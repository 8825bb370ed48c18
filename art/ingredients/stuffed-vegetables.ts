import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, blob, block, closedPath, ellipse, type Outline, point } from "#art/kit/outline.ts";
import { area, clipped, line, oval, type Piece } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

/** A pepper standing upright, full of rice and meat, seen from above. */
export function stuffedPepper(color: Color): Ingredient {
  return (random) => {
    const outline: Outline = Array.from({ length: 24 }, (_, index) => {
      const share = index / 24;
      return around(share, 124 * (1 + 0.07 * Math.cos(share * 8 * Math.PI)));
    });
    const opening = outline.map(({ x, y }) => point(x * 0.74, y * 0.74));
    const lip = outline.map(({ x, y }) => point(x * 0.83, y * 0.83));
    const marks = `${area(lip, lighter(color, 0.3))}${area(opening, darker(color, 0.4))}${filling(random, opening, 96)}`;
    return { outline, fill: color, marks, light: "glossy", height: 22 };
  };
}

/** A courgette lying, hollowed out and filled along its length. */
export const stuffedCourgette: Ingredient = (random) => {
  const outline = block(330, 136, 62, random, 4);
  const stripes = [-56, 54].map((y) => line([point(-140, y), point(140, y)], 7, "#a9c46d", 0.7));
  const lip = block(290, 94, 44);
  const opening = block(274, 78, 36);
  return {
    outline,
    fill: "#5f8a3c",
    marks: `${stripes.join("")}${area(lip, "#dde6ae")}${filling(random, opening, 140)}`,
    light: "glossy",
    height: 20,
  };
};

/** An onion with its outer layers round the filling. */
export const stuffedOnion: Ingredient = (random) => {
  const rings = [0.9, 0.8].map(
    (share) =>
      `<path d="${closedPath(ellipse(104 * share, 100 * share))}" fill="none" stroke="#b9803c" stroke-width="4" opacity=".65"/>`,
  );
  return {
    outline: blob(random, 106, 102, 0.03, 11),
    fill: "#e6bd77",
    marks: `${rings.join("")}${filling(random, ellipse(70, 66), 66)}`,
    light: "glossy",
    height: 20,
  };
};

/** Rice and minced meat, pressed in. */
function filling(random: Random, opening: Outline, reach: number): string {
  const bits = Array.from({ length: Math.round(reach * 1.5) }, () => {
    const [x, y] = [random.between(-reach, reach), random.between(-reach, reach)];
    if (random.chance(0.22))
      return oval(
        x,
        y + 1,
        random.between(6, 11),
        random.between(5, 8),
        random.pick(["#a05c34", "#b06c40", "#8e4c28"]),
      );
    const end = point(x + random.between(-9, 9), y + random.between(-9, 9));
    return (
      line([point(x + 1, y + 2.5), point(end.x + 1, end.y + 2.5)], 8, "#a8703a", 0.45) +
      line([point(x, y), end], 7.5, random.pick(["#fbeccb", "#f3dbab", "#f6d59a"]))
    );
  });
  const herbs = Array.from({ length: 9 }, () =>
    oval(random.between(-reach, reach) * 0.7, random.between(-reach, reach) * 0.5, 6, 4, "#5f8a3a"),
  );
  return `${area(opening, "#d9a05a")}${clipped(closedPath(opening), `${bits.join("")}${herbs.join("")}`)}`;
}

/** A stuffed thing's own lid, with its stalk. */
export const pepperLid: Ingredient = (random): Piece => ({
  outline: blob(random, 74, 68, 0.06, 9),
  fill: "#c03524",
  top: `${line([point(0, 0), point(14, -14), point(20, -38)], 18, "#5f7f38")}${line([point(-2, -2), point(10, -18), point(16, -36)], 6, "#93ad5c", 0.8)}`,
  light: "glossy",
  height: 16,
});

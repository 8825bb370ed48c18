import { type Color, darker } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { blob, type Outline, point, softPolygon } from "#art/kit/outline.ts";
import { area, line, oval, type Piece } from "#art/kit/piece.ts";

export const cherryTomato: Ingredient = (random) => ({
  outline: blob(random, 42, 40, 0.03),
  fill: random.pick(["#d8412a", "#cc3524"]),
  marks: `${oval(26, 10, 13, 18, "#3b1a10", 0.5)}${oval(-8, 22, 12, 6, "#3b1a10", 0.35)}`,
  light: "glossy",
  height: 12,
});

export const greenChilli: Ingredient = () => chilli("#6fa336", "#4f7d27");

export const redChilli: Ingredient = () => chilli("#a5241b", "#6a7a34");

function chilli(color: Color, stalk: Color): Piece {
  const outline: Outline = [
    point(-86, -16),
    point(-40, -24),
    point(20, -16),
    point(70, 6),
    point(108, 34),
    point(108, 34),
    point(60, 26),
    point(10, 16),
    point(-50, 20),
    point(-88, 12),
  ];
  const crown = area(
    [point(-96, -15), point(-78, -18), point(-70, 0), point(-78, 15), point(-94, 12)],
    darker(stalk, 0.1),
  );
  const stem = line([point(-90, -2), point(-112, -4), point(-130, -16)], 10, stalk);
  const glint = line([point(-60, -12), point(0, -9), point(52, 6)], 6, "#fffbe8", 0.55);
  return { outline, fill: color, marks: glint, top: `${stem}${crown}`, height: 13 };
}

/** A rough triangle of cooked pepper or tomato. */
export const cookedPepper: Ingredient = (random) => {
  const size = random.between(26, 46);
  const corners = [
    point(-size, size * 0.5),
    point(-size * 0.3, -size * 0.6),
    point(size, -size * 0.3),
    point(size * 0.5, size * 0.6),
  ];
  return {
    outline: softPolygon(corners, size * 0.34),
    fill: random.pick(["#b8321c", "#c9452a", "#a32616", "#d2562f"]),
    light: "glossy",
    height: 6,
  };
};

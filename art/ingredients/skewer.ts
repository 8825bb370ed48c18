import type { Ingredient, Kitchen } from "#art/kit/kitchen.ts";
import { block, point } from "#art/kit/outline.ts";
import { at, lay, line, type Piece, type Placement } from "#art/kit/piece.ts";
import { group } from "./herbs.ts";

const stick: Piece = {
  outline: block(860, 14, 7),
  fill: "#d9b071",
  marks: line([point(-420, 2), point(420, 2)], 3, "#a97c3e", 0.5),
  light: "flat",
  height: 8,
};

/** Pieces on a wooden stick, side by side. */
export function skewer(
  kitchen: Kitchen,
  what: Ingredient,
  count: number,
  place: Placement,
): string {
  const step = 104;
  const pieces = kitchen.row(
    what,
    count,
    point((-step * (count - 1)) / 2, 0),
    point((step * (count - 1)) / 2, 0),
    { turn: [-9, 9] },
  );
  return group(place, `${lay(stick, at(0, 0))}${pieces}`);
}

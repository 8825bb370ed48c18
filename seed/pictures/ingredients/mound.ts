import { type Color, darker, lighter } from "#seed/pictures/kit/color.ts";
import { ellipse } from "#seed/pictures/kit/outline.ts";
import { area, blurred, oval } from "#seed/pictures/kit/piece.ts";

/** The body of a heap of grains: lit at its upper left, dark at its foot. */
export function mound(color: Color, radiusX: number, radiusY: number): string {
  const foot = area(ellipse(radiusX, radiusY), darker(color, 0.16));
  const light = blurred(
    `${oval(0, 0, radiusX * 0.86, radiusY * 0.84, color)}${oval(-radiusX * 0.2, -radiusY * 0.22, radiusX * 0.5, radiusY * 0.45, lighter(color, 0.35))}`,
  );
  return `${foot}${light}`;
}

import { type Color, darker, lighter } from "#art/kit/color.ts";
import { ellipse } from "#art/kit/outline.ts";
import { area, blurred, oval } from "#art/kit/piece.ts";

/** The body of a heap of grains: lit at its upper left, dark at its foot. */
export function mound(color: Color, radiusX: number, radiusY: number): string {
  const foot = area(ellipse(radiusX, radiusY), darker(color, 0.16));
  const light = blurred(
    `${oval(0, 0, radiusX * 0.86, radiusY * 0.84, color)}${oval(-radiusX * 0.2, -radiusY * 0.22, radiusX * 0.5, radiusY * 0.45, lighter(color, 0.35))}`,
  );
  return `${foot}${light}`;
}

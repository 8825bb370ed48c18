import { type Color, darker, lighter } from "#art/kit/color.ts";
import { type Area, spacedPoints } from "#art/kit/kitchen.ts";
import { blob, closedPath, ellipse, type Outline, type Point } from "#art/kit/outline.ts";
import { area, blurred, clipped, line, oval, spot } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

/** A bowl full of liquid: lighter in the middle, with the daylight on its surface. */
export function pool(color: Color, radiusX: number, radiusY: number = radiusX): string {
  const outline = ellipse(radiusX, radiusY);
  return `${area(outline, color)}${area(outline, "url(#depth)")}${shine(radiusX, radiusY)}`;
}

/** The window's reflection on something smooth and wet. */
export function shine(radiusX: number, radiusY: number = radiusX): string {
  const arc = [200, 215, 230, 245].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle) * radiusX * 0.84, y: Math.sin(angle) * radiusY * 0.84 };
  });
  return blurred(line(arc, radiusX * 0.05, "#fffaf0", 0.5));
}

/** A veil of the liquid over what is sunk in it. */
export function veil(
  color: Color,
  radiusX: number,
  radiusY: number = radiusX,
  opacity: number = 0.4,
): string {
  return area(ellipse(radiusX, radiusY), color, opacity);
}

/** Drops of oil on a broth. */
export function oilDrops(
  random: Random,
  count: number,
  where: Area,
  color: Color = "#f3c64a",
): string {
  return spacedPoints(random, count, where)
    .map(({ x, y }) => {
      const radius = random.between(4, 15);
      return `${oval(x, y, radius, radius * 0.94, color, 0.45)}<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="none" stroke="${lighter(color, 0.6)}" stroke-width="2" opacity=".38"/>${spot(x - radius * 0.35, y - radius * 0.35, radius * 0.17, "#fffdf2", 0.75)}`;
    })
    .join("");
}

/** A puddle with a rounded edge: gravy, syrup, tahini. */
export function puddle(outline: Outline, color: Color, opacity: number = 1): string {
  const path = closedPath(outline);
  const low = outline.map(({ x, y }) => ({ x: x + 2, y: y + 4 }));
  const glint = outline.map(({ x, y }) => ({ x: x * 0.93 - 3, y: y * 0.93 - 4 }));
  const edge = `<path d="${closedPath(glint)}" fill="none" stroke="#fffaf0" stroke-width="5" opacity=".28" filter="url(#haze)"/>`;
  return `${area(low, darker(color, 0.5), 0.45 * opacity)}<path d="${path}" fill="${color}" opacity="${opacity}"/>${clipped(path, edge)}`;
}

export function gravy(random: Random, radiusX: number, radiusY: number, color: Color): string {
  return puddle(blob(random, radiusX, radiusY, 0.09, 13), color);
}

/** A ribbon poured from a spoon. */
export function drizzle(points: readonly Point[], width: number, color: Color): string {
  const low = points.map(({ x, y }) => ({ x: x + 2, y: y + width * 0.28 }));
  const high = points.map(({ x, y }) => ({ x: x - width * 0.08, y: y - width * 0.2 }));
  return (
    line(low, width, darker(color, 0.5), 0.4) +
    line(points, width, color) +
    line(high, width * 0.22, "#fffdf5", 0.6)
  );
}

/** A curl of cream or oil that swells and thins as it runs, laid from the middle of the bowl outwards. */
export function curl(
  random: Random,
  reach: number,
  rounds: number,
  width: number,
  color: Color,
): string {
  const steps = Math.round(rounds * 12);
  const middle = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI + 0.8;
    const far = reach * (0.1 + (0.9 * index) / steps) * random.between(0.95, 1.05);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  const half = (index: number): number =>
    (width / 2) * (0.35 + Math.abs(Math.sin(index * 0.55)) * 0.75) * (index === steps ? 0.05 : 1);
  const side = (sign: 1 | -1): Point[] =>
    middle.map(({ x, y }, index) => {
      const far = Math.hypot(x, y) || 1;
      return { x: x + (sign * half(index) * x) / far, y: y + (sign * half(index) * y) / far };
    });
  return puddle([...side(1), ...side(-1).toReversed()], color);
}

/** The groove that the back of a spoon leaves in a thick dip, winding out from the middle. */
export function spoonSwirl(color: Color, from: number, to: number, rounds: number): string {
  const steps = Math.round(rounds * 14);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI + 0.6;
    const reach = from + ((to - from) * index) / steps;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
  const width = ((to - from) / rounds) * 0.5;
  const low = points.map(({ x, y }) => ({ x: x - width * 0.3, y: y - width * 0.4 }));
  const high = points.map(({ x, y }) => ({ x: x + width * 0.35, y: y + width * 0.45 }));
  return blurred(
    line(low, width, darker(color, 0.34), 0.5) + line(high, width * 0.8, lighter(color, 0.85), 0.8),
  );
}

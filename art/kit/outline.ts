import type { Random } from "./random.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed curve through its points, around its own centre. A point given twice is a sharp corner. */
export type Outline = readonly Point[];

export function point(x: number, y: number): Point {
  return { x, y };
}

export function turned(outline: Outline, degrees: number): Outline {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return outline.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

export function moved(outline: Outline, dx: number, dy: number): Outline {
  return outline.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** The point at a fraction of the way around an ellipse: 0 is the rightmost point, 0.25 the lowest. */
export function around(share: number, radiusX: number, radiusY: number = radiusX): Point {
  const angle = share * 2 * Math.PI;
  return { x: Math.cos(angle) * radiusX, y: Math.sin(angle) * radiusY };
}

export function ellipse(radiusX: number, radiusY: number = radiusX): Outline {
  return Array.from({ length: 16 }, (_, index) => around(index / 16, radiusX, radiusY));
}

/** An ellipse that looks hand-drawn: each of its points is moved a little outwards or inwards. */
export function blob(
  random: Random,
  radiusX: number,
  radiusY: number = radiusX,
  wobble: number = 0.08,
  points: number = 9,
): Outline {
  return Array.from({ length: points }, (_, index) => {
    const reach = 1 + random.between(-wobble, wobble);
    return around((index + random.between(-0.15, 0.15)) / points, radiusX * reach, radiusY * reach);
  });
}

/** A rectangle with round corners; `wobble` is how many pixels each corner may move. */
export function block(
  width: number,
  height: number,
  round: number,
  random?: Random,
  wobble: number = 0,
): Outline {
  const corners = [point(1, 1), point(-1, 1), point(-1, -1), point(1, -1)];
  return corners.flatMap(({ x: right, y: down }, quarter) => {
    const x = right * (width / 2 - round) + (random?.between(-wobble, wobble) ?? 0);
    const y = down * (height / 2 - round) + (random?.between(-wobble, wobble) ?? 0);
    const arc = [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const reach = around((quarter + share) / 4, round);
      return point(x + reach.x, y + reach.y);
    });
    const [first, last] = [arc[0] ?? point(x, y), arc.at(-1) ?? point(x, y)];
    return [first, ...arc, last];
  });
}

/** A sharp polygon. */
export function polygon(...corners: readonly Point[]): Outline {
  return corners.flatMap((corner) => [corner, corner]);
}

/** A polygon whose corners are rounded off, as those of pastry are. */
export function softPolygon(corners: readonly Point[], round: number): Outline {
  return corners.flatMap((corner, index) => {
    const before = towards(corner, corners.at(index - 1) ?? corner, round);
    const after = towards(corner, corners[(index + 1) % corners.length] ?? corner, round);
    const middle = point(
      (before.x + after.x + 2 * corner.x) / 4,
      (before.y + after.y + 2 * corner.y) / 4,
    );
    return [before, before, middle, after, after];
  });
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return point(
    from.x + ((to.x - from.x) * distance) / length,
    from.y + ((to.y - from.y) * distance) / length,
  );
}

/** A leaf from its stalk at the left to its tip at the right, round its middle. */
export function leafOutline(length: number, width: number): Outline {
  const tip = point(length / 2, 0);
  const stalk = point(-length / 2, 0);
  return [
    tip,
    tip,
    point(length * 0.2, width * 0.42),
    point(-length * 0.2, width * 0.48),
    stalk,
    stalk,
    point(-length * 0.2, -width * 0.48),
    point(length * 0.2, -width * 0.42),
  ];
}

/** The SVG path of a closed outline: a Catmull-Rom curve written as Bézier curves. */
export function closedPath(outline: Outline): string {
  return `${curve(outline, true)}Z`;
}

/** The SVG path of a line through the points. */
export function openPath(points: readonly Point[]): string {
  return curve(points, false);
}

function curve(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? point(0, 0);
  };
  const steps = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    // A sharp corner is two equal points; there is no curve between them.
    if (from.x === to.x && from.y === to.y) return "";
    const leave = point(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const reach = point(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `C${pair(leave)} ${pair(reach)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${steps.join("")}`;
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** A number with one decimal place: smaller differences are invisible. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

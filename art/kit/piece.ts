import { type Color, darker, lighter } from "./color.ts";
import { closedPath, type Outline, openPath, type Point, short, turned } from "./outline.ts";
import { hashOf } from "./random.ts";

/** How the light from the upper left falls on a piece. */
type Light = "round" | "flat" | "glossy" | "none";

/** One piece of food, drawn around its own centre. Light and shadow are added when it is placed. */
export interface Piece {
  readonly outline: Outline;
  readonly fill: Color;
  /** SVG inside the outline: a crust, veins, seeds. Turns with the piece; the light does not. */
  readonly marks?: string;
  /** SVG that may extend beyond the outline, such as a leaf on a cake. */
  readonly top?: string;
  readonly light?: Light;
  /** Its height in pixels, which is the length of its shadow. */
  readonly height?: number;
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

export const shade = "#3d1f0c";

export function at(x: number, y: number, turn: number = 0, size: number = 1): Placement {
  return { x, y, turn, size };
}

/** The SVG of a piece in its place: its shadow, its body with the marks, and the light. */
export function lay(piece: Piece, { x, y, turn, size }: Placement): string {
  const path = closedPath(turned(piece.outline, turn));
  const turning = `transform="rotate(${short(turn)})"`;
  const parts = [
    shadowOf(path, piece.height ?? 8),
    `<path d="${path}" fill="${piece.fill}"/>`,
    piece.marks === undefined ? "" : clipped(path, `<g ${turning}>${piece.marks}</g>`),
    piece.light === "none"
      ? ""
      : `<path d="${path}" fill="url(#light-${piece.light ?? "round"})"/>`,
    piece.top === undefined ? "" : `<g ${turning}>${piece.top}</g>`,
  ];
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${Math.round(size * 100) / 100})">${parts.join("")}</g>`;
}

function shadowOf(path: string, height: number): string {
  if (height <= 0) return "";
  const blur = height > 14 ? "shadow-wide" : "shadow";
  const move = `translate(${short(height * 0.45)} ${short(height * 0.75)})`;
  return `<path d="${path}" fill="${shade}" opacity=".42" transform="${move}" filter="url(#${blur})"/>`;
}

/** Shows the content only inside the path. */
export function clipped(path: string, content: string): string {
  const id = `clip-${hashOf(path).toString(36)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function spot(
  x: number,
  y: number,
  radius: number,
  fill: Color,
  opacity: number = 1,
): string {
  return oval(x, y, radius, radius, fill, opacity);
}

export function oval(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: Color,
  opacity: number = 1,
): string {
  const faint = opacity === 1 ? "" : ` opacity="${opacity}"`;
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"${faint}/>`;
}

export function area(outline: Outline, fill: Color, opacity: number = 1): string {
  return `<path d="${closedPath(outline)}" fill="${fill}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;
}

export function line(
  points: readonly Point[],
  width: number,
  color: Color,
  opacity: number = 1,
): string {
  const faint = opacity === 1 ? "" : ` opacity="${opacity}"`;
  return `<path d="${openPath(points)}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

/** A round thread — a noodle, a shred, a stalk — with its own shade below and light above. */
export function strand(points: readonly Point[], width: number, color: Color): string {
  const low = points.map(({ x, y }) => ({ x: x + 1.5, y: y + width * 0.28 }));
  const high = points.map(({ x, y }) => ({ x: x - width * 0.1, y: y - width * 0.2 }));
  return (
    line(low, width * 1.05, darker(color, 0.5), 0.55) +
    line(points, width, color) +
    line(high, width * 0.34, lighter(color, 0.6), 0.75)
  );
}

export function blurred(content: string): string {
  return `<g filter="url(#haze)">${content}</g>`;
}

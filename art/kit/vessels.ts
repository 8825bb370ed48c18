import { type Color, darker, lighter, mixed } from "./color.ts";
import { closedPath, ellipse, type Outline } from "./outline.ts";
import { area, clipped, oval, shade } from "./piece.ts";
import { randomFrom } from "./random.ts";

/** The glaze of a vessel: its body, and the line or speckles on it. */
export interface Glaze {
  readonly body: Color;
  readonly line: Color;
  readonly speckled?: boolean;
}

export const stoneware: Glaze = { body: "#f3e9d8", line: "#b9855a", speckled: true };
export const porcelain: Glaze = { body: "#fbf7ef", line: "#d9cbb2" };
export const indigo: Glaze = { body: "#5f7c96", line: "#e9e3d3", speckled: true };
export const celadon: Glaze = { body: "#aebfa4", line: "#f2eddc", speckled: true };
export const terracotta: Glaze = { body: "#c47a54", line: "#f0d6b8" };
export const charcoal: Glaze = { body: "#5b5550", line: "#c9b79b", speckled: true };

/** A deep round bowl seen from above, of an outer radius of 385; the food shows within 326. */
export function bowl(glaze: Glaze, ...food: readonly string[]): string {
  return roundBowl(glaze, 385, food);
}

export function roundBowl(glaze: Glaze, radius: number, food: readonly string[]): string {
  const inside = ellipse(radius * 0.847);
  return [
    groundShadow(ellipse(radius), 26),
    lit(ellipse(radius), glaze.body, "rim"),
    speckles(glaze, radius),
    lit(ellipse(radius * 0.955), darker(glaze.body, 0.06), "wall"),
    ring(radius * 0.985, glaze.line, 3, 0.5),
    clipped(
      closedPath(inside),
      `${area(inside, darker(glaze.body, 0.3))}${food.join("")}${innerShadow(inside, 20)}`,
    ),
  ].join("");
}

/** A flat round plate of a radius of 410; its well reaches to 300. */
export function plate(glaze: Glaze, ...food: readonly string[]): string {
  return [
    groundShadow(ellipse(410), 20),
    lit(ellipse(410), glaze.body, "rim"),
    speckles(glaze, 410),
    ring(396, glaze.line, 4, 0.75),
    area(ellipse(306), darker(glaze.body, 0.12), 0.55),
    lit(ellipse(300), lighter(glaze.body, 0.25), "wall"),
    ...food,
  ].join("");
}

/** A long oval platter, 980 by 660; its well is 780 by 480. */
export function platter(glaze: Glaze, ...food: readonly string[]): string {
  return [
    groundShadow(ellipse(490, 340), 20),
    lit(ellipse(490, 340), glaze.body, "rim"),
    speckles(glaze, 340),
    `<ellipse rx="474" ry="324" fill="none" stroke="${glaze.line}" stroke-width="4" opacity=".75"/>`,
    area(ellipse(408, 260), darker(glaze.body, 0.12), 0.55),
    lit(ellipse(402, 254), lighter(glaze.body, 0.25), "wall"),
    ...food,
  ].join("");
}

/** The shadow of the wall on the food: at the upper left, where the light comes from. */
export function innerShadow(inside: Outline, depth: number): string {
  const path = closedPath(inside);
  const frame = `M-900 -900H900V900H-900Z${path}`;
  return `<path d="${frame}" fill="${shade}" fill-rule="evenodd" opacity=".5" transform="translate(${depth * 0.6} ${depth * 0.8})" filter="url(#shadow-wide)"/>`;
}

export function groundShadow(outline: Outline, height: number): string {
  const path = closedPath(outline);
  return (
    `<path d="${path}" fill="${shade}" opacity=".3" transform="translate(${height * 0.7} ${height})" filter="url(#shadow-ground)"/>` +
    `<path d="${path}" fill="${shade}" opacity=".35" transform="translate(${height * 0.15} ${height * 0.25})" filter="url(#shadow)"/>`
  );
}

export function lit(outline: Outline, fill: Color, light: "rim" | "wall"): string {
  const path = closedPath(outline);
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#light-${light})"/>`;
}

export function ring(radius: number, color: Color, width: number, opacity: number): string {
  return `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
}

function speckles(glaze: Glaze, radius: number): string {
  if (glaze.speckled !== true) return "";
  const random = randomFrom(glaze.body);
  const color = mixed(glaze.body, glaze.line, 0.7);
  return Array.from({ length: 70 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = radius * random.between(0.8, 0.98);
    return oval(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      random.between(1, 2.6),
      random.between(1, 2),
      color,
      0.5,
    );
  }).join("");
}

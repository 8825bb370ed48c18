import { type Color, darker, lighter } from "./color.ts";
import { block, closedPath, ellipse, moved } from "./outline.ts";
import { area, clipped } from "./piece.ts";
import { randomFrom } from "./random.ts";
import { type Glaze, groundShadow, innerShadow, lit, ring } from "./vessels.ts";

/** A shallow iron pan with a handle on each side, of a radius of 390; the food shows within 350. */
export function pan(iron: Color, ...food: readonly string[]): string {
  return roundPan(iron, 390, 352, food);
}

/** A heavy pot, deeper than the pan; the food shows within 330. */
export function pot(enamel: Color, ...food: readonly string[]): string {
  return roundPan(enamel, 395, 332, food);
}

function roundPan(color: Color, outer: number, inner: number, food: readonly string[]): string {
  const inside = ellipse(inner);
  const handles = [-1, 1].map((side) => {
    const ear = closedPath(moved(block(170, 190, 70), side * 400, 0));
    const hole = closedPath(moved(block(120, 116, 46), side * 420, 0));
    return `<path d="${ear}${hole}" fill="${color}" fill-rule="evenodd"/><path d="${ear}${hole}" fill="url(#light-rim)" fill-rule="evenodd"/>`;
  });
  return [
    groundShadow(ellipse(outer), 24),
    handles.join(""),
    lit(ellipse(outer), color, "rim"),
    ring(outer - 5, lighter(color, 0.5), 3, 0.5),
    lit(ellipse(outer * 0.96), darker(color, 0.2), "wall"),
    clipped(
      closedPath(inside),
      `${area(inside, darker(color, 0.45))}${food.join("")}${innerShadow(inside, 22)}`,
    ),
  ].join("");
}

/** A deep rectangular dish from the oven, 920 by 640; the food fills 840 by 560. */
export function ovenDish(glaze: Glaze, ...food: readonly string[]): string {
  const inside = block(836, 556, 60);
  return [
    groundShadow(block(1010, 230, 90), 22),
    groundShadow(block(920, 640, 90), 24),
    lit(block(1020, 230, 90), glaze.body, "rim"),
    lit(block(920, 640, 90), glaze.body, "rim"),
    lit(block(884, 604, 76), darker(glaze.body, 0.08), "wall"),
    clipped(
      closedPath(inside),
      `${area(inside, darker(glaze.body, 0.3))}${food.join("")}${innerShadow(inside, 18)}`,
    ),
  ].join("");
}

/** A baking sheet under parchment, 1000 by 690; the parchment is 900 by 600. */
export function bakingTray(...food: readonly string[]): string {
  const random = randomFrom("parchment");
  const paper = block(900, 596, 8, random, 8);
  const creases = [-300, -60, 250].map(
    (x) => `<path d="M${x} -310L${x + 50} 310" stroke="#fff" stroke-width="10" opacity=".35"/>`,
  );
  return [
    groundShadow(block(1000, 690, 50), 20),
    lit(block(1000, 690, 50), "#8d8a86", "rim"),
    lit(block(968, 658, 40), "#77736f", "wall"),
    groundShadow(paper, 4),
    clipped(closedPath(paper), `${area(paper, "#f2e3c8")}${creases.join("")}`),
    ...food,
  ].join("");
}

/** A wooden board, 1000 by 620, with a handle at the right. */
export function board(...food: readonly string[]): string {
  const random = randomFrom("board");
  const wood = block(960, 600, 70);
  const grain = Array.from({ length: 22 }, (_, index) => {
    const y = -290 + index * 27 + random.between(-8, 8);
    const sway = random.between(-14, 14);
    return `<path d="M-500 ${y}C-200 ${y + sway} 150 ${y - sway} 520 ${y + sway / 2}" stroke="#8a5a30" stroke-width="${random.whole(2, 5)}" fill="none" opacity=".2"/>`;
  });
  return [
    groundShadow(wood, 18),
    lit(wood, "#c99661", "rim"),
    clipped(closedPath(wood), grain.join("")),
    `<path d="${closedPath(block(936, 576, 60))}" fill="none" stroke="#f3d3a3" stroke-width="4" opacity=".5"/>`,
    ...food,
  ].join("");
}

import { type Color, darker, lighter } from "#art/kit/color.ts";
import { type Area, anyPoint } from "#art/kit/kitchen.ts";
import { short } from "#art/kit/outline.ts";
import type { Random } from "#art/kit/random.ts";

/** Many small things of one kind: their length and width in pixels, and the colours they come in. */
export interface Grain {
  readonly length: number;
  readonly width: number;
  readonly colors: readonly Color[];
  /** Whether each grain has its own shadow and highlight. */
  readonly raised?: boolean;
}

export const sesame: Grain = {
  length: 11,
  width: 8,
  colors: ["#f4e0b4", "#ecd09a", "#fbeed0"],
  raised: true,
};
export const poppySeed: Grain = { length: 3, width: 6, colors: ["#3c3a44", "#55525e", "#2c2a32"] };
export const paprika: Grain = { length: 2, width: 4, colors: ["#b5371c", "#c9502a", "#9a2a14"] };
export const coarseSalt: Grain = {
  length: 4,
  width: 7,
  colors: ["#ffffff", "#f4f1ea"],
  raised: true,
};
export const pepperSpice: Grain = { length: 2, width: 4, colors: ["#5b4028", "#3f2c1c"] };
export const cuminSpice: Grain = { length: 5, width: 4, colors: ["#7a5428", "#5f3d18"] };
export const choppedHerb: Grain = {
  length: 11,
  width: 9,
  colors: ["#4f7f33", "#6a9a42", "#3c6a28", "#83ad57"],
  raised: true,
};
export const saffronRice: Grain = {
  length: 23,
  width: 9,
  colors: ["#f3c552", "#eebb48", "#f8d779", "#eab23c"],
  raised: true,
};
export const couscous: Grain = {
  length: 3,
  width: 11,
  colors: ["#f3d98c", "#efd07c", "#f7e3a2", "#e9c468"],
  raised: true,
};
export const bulgur: Grain = {
  length: 6,
  width: 10,
  colors: ["#e6c98e", "#d8b473", "#f0dbab"],
  raised: true,
};
export const coconutShred: Grain = {
  length: 17,
  width: 6,
  colors: ["#ffffff", "#fbf5ea"],
  raised: true,
};

/** Scatters the grains over the area at random. */
export function sprinkle(random: Random, grain: Grain, count: number, area: Area): string {
  const grains = Array.from({ length: count }, () => {
    const { x, y } = anyPoint(random, area);
    const angle = random.between(0, Math.PI);
    const reach = (grain.length / 2) * random.between(0.7, 1.15);
    return oneGrain(
      x,
      y,
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      grain,
      random.pick(grain.colors),
    );
  });
  return `<g fill="none" stroke-linecap="round">${grains.join("")}</g>`;
}

function oneGrain(
  x: number,
  y: number,
  dx: number,
  dy: number,
  grain: Grain,
  color: Color,
): string {
  const stroke = (
    moveX: number,
    moveY: number,
    width: number,
    paint: Color,
    opacity: string,
  ): string =>
    `<path d="M${short(x - dx + moveX)} ${short(y - dy + moveY)}l${short(dx * 2)} ${short(dy * 2)}" stroke="${paint}" stroke-width="${short(width)}"${opacity}/>`;
  const body = stroke(0, 0, grain.width, color, "");
  if (grain.raised !== true) return body;
  const low = stroke(
    grain.width * 0.14,
    grain.width * 0.3,
    grain.width * 1.12,
    darker(color, 0.62),
    ' opacity=".5"',
  );
  const high = stroke(
    -grain.width * 0.12,
    -grain.width * 0.2,
    grain.width * 0.36,
    lighter(color, 0.75),
    ' opacity=".8"',
  );
  return `${low}${body}${high}`;
}

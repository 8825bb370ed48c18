import { type Color, darker, lighter } from "./color.ts";
import { block, closedPath, turned } from "./outline.ts";
import { clipped, shade } from "./piece.ts";
import { randomFrom } from "./random.ts";

const tints = {
  cream: "#f5e8d2",
  sage: "#dde4cf",
  clay: "#efd5c2",
  sky: "#dbe6ea",
  rose: "#f0d9d3",
  honey: "#f3dfb6",
  sand: "#e9dcc6",
} as const;

type Tint = keyof typeof tints;

const width = 1200;
const height = 900;

/** A tablecloth: one tint with a barely visible weave. */
export function linen(tint: Tint): string {
  const color = tints[tint];
  const random = randomFrom(tint);
  const threads = Array.from({ length: 26 }, () => {
    const y = random.whole(0, height);
    const x = random.whole(0, width);
    const paint = `stroke="${random.chance(0.5) ? "#fffaf0" : darker(color, 0.3)}" stroke-width="${random.whole(2, 4)}" opacity=".1"`;
    return random.chance(0.5)
      ? `<path d="M0 ${y}H${width}" ${paint}/>`
      : `<path d="M${x} 0V${height}" ${paint}/>`;
  });
  return `${floor(color)}${threads.join("")}${daylight()}`;
}

/** A table of planks. */
export function planks(color: Color = "#d9b48a"): string {
  const random = randomFrom(color);
  const boards = Array.from({ length: 5 }, (_, index) => {
    const top = index * 190 - 20;
    const tone = random.chance(0.5)
      ? lighter(color, random.between(0, 0.18))
      : darker(color, random.between(0, 0.08));
    const grain = Array.from({ length: 7 }, () => {
      const y = top + random.between(14, 176);
      const sway = random.between(-16, 16);
      return `<path d="M0 ${y}C400 ${y + sway} 800 ${y - sway} 1200 ${y + sway}" stroke="${darker(color, 0.4)}" stroke-width="${random.whole(2, 4)}" fill="none" opacity=".13"/>`;
    });
    return `<rect y="${top}" width="1200" height="188" fill="${tone}"/>${grain.join("")}<path d="M0 ${top + 189}H1200" stroke="${shade}" stroke-width="4" opacity=".35"/>`;
  });
  return `${floor(darker(color, 0.3))}${boards.join("")}${daylight()}`;
}

/** A folded cloth that lies half under the dish, round the middle of the picture. */
export function napkin(x: number, y: number, turn: number, color: Color, stripe: Color): string {
  const cloth = block(430, 620, 12);
  const path = closedPath(cloth);
  const stripes = [-170, -148, -126, 150].map(
    (left, index) =>
      `<path d="M${left} -320V320" stroke="${stripe}" stroke-width="${index === 1 ? 12 : 6}" opacity=".75"/>`,
  );
  const fold = `<path d="M40 -320V320" stroke="${shade}" stroke-width="60" opacity=".1" filter="url(#shadow-wide)"/>`;
  const lower = closedPath(turned(cloth, turn));
  return `<g transform="translate(${x} ${y})"><path d="${lower}" fill="${shade}" opacity=".3" transform="translate(7 11)" filter="url(#shadow-wide)"/><g transform="rotate(${turn})"><path d="${path}" fill="${color}"/>${clipped(path, `${stripes.join("")}${fold}`)}</g></g>`;
}

/** The white cloth that covers the loaves: a scalloped hem and a stitched border. */
export function embroideredCloth(x: number, y: number, turn: number): string {
  const cloth = closedPath(block(560, 420, 16));
  const stitches = [236, 196].map((half, index) => {
    const border = closedPath(block(half * 2, half * 1.4, 10));
    return `<path d="${border}" fill="none" stroke="${index === 0 ? "#7f9cc0" : "#c9a44e"}" stroke-width="7" stroke-dasharray="${index === 0 ? "16 9" : "3 12"}" stroke-linecap="round" opacity=".8"/>`;
  });
  const lower = `<path d="${closedPath(turned(block(560, 420, 16), turn))}" fill="${shade}" opacity=".3" transform="translate(7 11)" filter="url(#shadow-wide)"/>`;
  return `<g transform="translate(${x} ${y})">${lower}<g transform="rotate(${turn})"><path d="${cloth}" fill="#fdfaf3"/>${stitches.join("")}</g></g>`;
}

export function spoon(x: number, y: number, turn: number): string {
  const shape =
    "M0 -150C34 -150 46 -104 42 -68C38 -36 20 -24 13 -6L18 290C18 306 -18 306 -18 290L-13 -6C-20 -24 -38 -36 -42 -68C-46 -104 -34 -150 0 -150Z";
  const hollow =
    "M0 -138C26 -138 34 -102 31 -72C28 -46 14 -36 0 -36C-14 -36 -28 -46 -31 -72C-34 -102 -26 -138 0 -138Z";
  return metal(
    x,
    y,
    turn,
    shape,
    `<path d="${hollow}" fill="#6f675c" opacity=".28"/><path d="M-6 20L-8 270" stroke="#fff" stroke-width="5" opacity=".55"/>`,
  );
}

export function fork(x: number, y: number, turn: number): string {
  const tines = [-30, -10, 10, 30].map(
    (left) =>
      `M${left + 5} -150V-60H${left - 5}V-150C${left - 5} -156 ${left + 5} -156 ${left + 5} -150Z`,
  );
  const handle =
    "M-35 -66H35C36 -24 18 -14 12 4L18 290C18 306 -18 306 -18 290L-12 4C-18 -14 -36 -24 -35 -66Z";
  return metal(
    x,
    y,
    turn,
    `${tines.join("")}${handle}`,
    `<path d="M-5 20L-8 270" stroke="#fff" stroke-width="5" opacity=".55"/>`,
  );
}

function metal(x: number, y: number, turn: number, shape: string, shine: string): string {
  return `<g transform="translate(${x} ${y})"><path d="${shape}" transform="translate(6 9) rotate(${turn})" fill="${shade}" opacity=".4" filter="url(#shadow)"/><g transform="rotate(${turn})"><path d="${shape}" fill="#cdbf9f"/><path d="${shape}" fill="url(#light-rim)"/>${shine}</g></g>`;
}

function floor(color: Color): string {
  return `<rect width="${width}" height="${height}" fill="${color}"/>`;
}

function daylight(): string {
  return `<rect width="${width}" height="${height}" fill="url(#daylight)"/>`;
}

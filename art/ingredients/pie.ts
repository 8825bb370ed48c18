import type { Kitchen } from "#art/kit/kitchen.ts";
import { around, closedPath, type Outline, point } from "#art/kit/outline.ts";
import { at, blurred, lay, line, oval, spot } from "#art/kit/piece.ts";
import { mushroomSlice } from "./greens.ts";

/** What is missing, in degrees clockwise from the right. */
interface Wedge {
  readonly from: number;
  readonly to: number;
}

/** A round pie: a crimped golden rim round a browned filling. */
export function pieBody({ random }: Kitchen, radius: number, { from, to }: Wedge): string {
  const outline = roundWithoutWedge(radius, from, to);
  const inner = roundWithoutWedge(radius * 0.86, from, to);
  const crimps = Array.from({ length: 64 }, (_, index) =>
    line(
      [around(index / 64, radius * 0.88), around((index + 0.4) / 64, radius)],
      5,
      "#8f5518",
      0.55,
    ),
  );
  const brown = Array.from({ length: 26 }, () => {
    const { x, y } = around(random.between(0, 1), radius * random.between(0, 0.8));
    return oval(
      x,
      y,
      random.between(20, 52),
      random.between(14, 34),
      random.pick(["#b9742a", "#f4d58c", "#c98836"]),
      0.55,
    );
  });
  const specks = Array.from({ length: 80 }, () => {
    const { x, y } = around(random.between(0, 1), radius * Math.sqrt(random.between(0, 0.7)));
    return spot(x, y, random.between(2, 4), random.pick(["#7a4a1c", "#fbe6b0", "#6d8a4a"]), 0.6);
  });
  const filling = `<path d="${closedPath(inner)}" fill="#e6b45c"/>`;
  const cut = `<path d="${closedPath(outline)}" fill="none" stroke="#f3dca6" stroke-width="16"/>`;
  const body = {
    outline,
    fill: "#d0923e",
    marks: `${filling}${blurred(brown.join(""))}${specks.join("")}${cut}${crimps.join("")}`,
    light: "flat" as const,
    height: 26,
  };
  return lay(body, at(0, 0));
}

/** Slices of mushroom set round the pie, but not where the wedge is missing. */
export function mushroomsRound(
  { random }: Kitchen,
  count: number,
  reach: number,
  { from, to }: Wedge,
): string {
  const margin = (46 / reach) * (180 / Math.PI);
  const span = 360 - (to - from) - 2 * margin;
  return Array.from({ length: count }, (_, index) => {
    const degrees = to + margin + (span * index) / (count - 1);
    const { x, y } = around(degrees / 360, reach);
    return lay(
      mushroomSlice(random),
      at(x, y, degrees + 90 + random.between(-14, 14), random.between(1.05, 1.18)),
    );
  }).join("");
}

/** The round lid of a pie or cake from above, with a wedge left out where it was cut. */
export function roundWithoutWedge(radius: number, from: number, to: number): Outline {
  const steps = 26;
  const arc = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((to + ((360 - to + from) * index) / steps) * Math.PI) / 180;
    return point(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  const [first, last] = [arc[0] ?? point(0, 0), arc.at(-1) ?? point(0, 0)];
  return [point(0, 0), point(0, 0), first, ...arc, last];
}

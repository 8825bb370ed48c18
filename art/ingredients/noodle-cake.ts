import type { Kitchen } from "#art/kit/kitchen.ts";
import { closedPath, point, polygon } from "#art/kit/outline.ts";
import { area, at, clipped, lay, line, oval } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";
import { roundWithoutWedge } from "./pie.ts";

/** A round kugel of thin caramel noodles, a wedge cut out towards the lower right; its cut side shows how tall it is. */
export function noodleCake({ random }: Kitchen, radius: number): string {
  const [from, to] = [16, 78];
  const body = {
    outline: roundWithoutWedge(radius, from, to),
    fill: "#8a4d1c",
    marks: noodles(random, radius),
    light: "round" as const,
    height: 30,
  };
  const tall = 62;
  const corner = point(
    Math.cos((from * Math.PI) / 180) * radius,
    Math.sin((from * Math.PI) / 180) * radius,
  );
  // Seen a little from below, the cut side under the upper edge of the gap comes into view.
  const side = polygon(
    point(0, 0),
    corner,
    point(corner.x - 8, corner.y + tall),
    point(6, tall * 0.9),
  );
  const ends = Array.from({ length: 150 }, () => {
    const along = random.between(0, 1);
    const [x, y] = [corner.x * along, corner.y * along + random.between(4, tall)];
    return (
      oval(x + 1, y + 2, 7, 4.5, "#5a2e0e", 0.6) +
      oval(x, y, 6.5, 4, random.pick(["#e3ab5c", "#f2c680", "#c98438", "#d99a48"]))
    );
  });
  const wall = `${area(side, "#a8662a")}${clipped(closedPath(side), ends.join(""))}${area(side, "url(#light-flat)")}`;
  return `${lay(body, at(0, 0))}${wall}`;
}

/** Thin noodles that bend round the cake, each a little lighter or darker. */
function noodles(random: Random, radius: number): string {
  return Array.from({ length: 230 }, () => {
    const reach = Math.sqrt(random.between(0.001, 1)) * radius;
    const start = random.between(0, 2 * Math.PI);
    const sweep = random.between(0.35, 0.9);
    const drift = random.between(-46, 46);
    const points = [0, 0.33, 0.66, 1].map((share) => {
      const angle = start + sweep * share;
      const far = reach + drift * Math.sin(share * Math.PI);
      return point(Math.cos(angle) * far, Math.sin(angle) * far);
    });
    const color = random.pick(["#b06a26", "#c98238", "#95561d", "#d99a4c", "#7a4216"]);
    const low = points.map(({ x, y }) => point(x + 2, y + 3));
    return (
      line(low, 9, "#4a240a", 0.55) +
      line(points, 8, color) +
      line(
        points.map(({ x, y }) => point(x - 1, y - 2)),
        2.5,
        "#f3c078",
        0.55,
      )
    );
  }).join("");
}

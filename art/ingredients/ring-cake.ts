import type { Kitchen } from "#art/kit/kitchen.ts";
import { around, closedPath, ellipse, type Outline } from "#art/kit/outline.ts";
import { at, blurred, lay, line, type Piece, spot } from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";

/** A cake from a fluted ring mould, with a glaze that runs down its sides. */
export function ringCake({ random }: Kitchen, radius: number): string {
  const flutes = 14;
  const outline: Outline = Array.from({ length: flutes * 4 }, (_, index) => {
    const share = index / (flutes * 4);
    return around(share, radius * (1 + 0.035 * Math.cos(share * flutes * 2 * Math.PI)));
  });
  const folds = Array.from({ length: flutes }, (_, index) => {
    const share = (index + 0.5) / flutes;
    return line([around(share, radius * 0.34), around(share, radius * 0.98)], 13, "#8f5016", 0.4);
  });
  const ridges = Array.from({ length: flutes }, (_, index) =>
    line(
      [around(index / flutes, radius * 0.4), around(index / flutes, radius * 0.93)],
      22,
      "#f2c06c",
      0.5,
    ),
  );
  const crumb = Array.from({ length: 130 }, () => {
    const { x, y } = around(random.between(0, 1), radius * random.between(0.35, 0.98));
    return spot(x, y, random.between(2, 4), random.pick(["#a8631d", "#f0be6e"]), 0.5);
  });
  const body: Piece = {
    outline,
    fill: "#d08a32",
    marks: `${blurred(folds.join("") + ridges.join(""))}${crumb.join("")}`,
    light: "round",
    height: 30,
  };
  const glaze = glazeRing(random, radius);
  const hole = `<circle r="${radius * 0.27}" fill="#6b3a12"/><circle r="${radius * 0.235}" fill="#f3ead9"/><circle cx="-5" cy="-7" r="${radius * 0.25}" fill="none" stroke="#3d1f0c" stroke-width="18" opacity=".35" filter="url(#haze)"/>`;
  return `${lay(body, at(0, 0))}${glaze}${hole}`;
}

function glazeRing(random: Random, radius: number): string {
  const drips = 17;
  const runs = Array.from({ length: drips }, () => random.between(0.1, 1));
  const edge: Outline = Array.from({ length: drips * 6 }, (_, index) => {
    const bell = (0.5 - 0.5 * Math.cos(((index % 6) / 6) * 2 * Math.PI)) ** 1.4;
    return around(
      index / (drips * 6),
      radius * (0.76 + 0.16 * bell * (runs[Math.floor(index / 6)] ?? 0)),
    );
  });
  const path = `${closedPath(edge)}${closedPath(ellipse(radius * 0.36).toReversed())}`;
  const shine = line(
    [0.56, 0.6, 0.64, 0.68].map((share) => around(share, radius * 0.68)),
    16,
    "#fffdf2",
    0.75,
  );
  const shineBelow = line(
    [0.06, 0.1, 0.14].map((share) => around(share, radius * 0.52)),
    12,
    "#fffdf2",
    0.5,
  );
  return `<path d="${path}" fill="#7a4412" fill-rule="evenodd" opacity=".4" transform="translate(4 7)" filter="url(#shadow)"/><path d="${path}" fill="#fbd68c" fill-rule="evenodd"/><path d="${path}" fill="url(#light-flat)" fill-rule="evenodd"/>${blurred(shine + shineBelow)}`;
}

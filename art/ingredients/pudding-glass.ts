import { type Kitchen, ovalArea } from "#art/kit/kitchen.ts";
import { type Placement, shade } from "#art/kit/piece.ts";
import { peanut } from "./dry-goods.ts";
import { group } from "./herbs.ts";
import { coconutShred, sprinkle } from "./sprinkle.ts";

/** A glass seen from the side and a little above: white pudding under red syrup, coconut and nuts on top. */
export function puddingGlass(kitchen: Kitchen, place: Placement): string {
  const body = "M-206 -190L-156 236C-154 292 154 292 156 236L206 -190A206 58 0 0 0 -206 -190Z";
  const pudding = "M-193 -78L-156 232C-152 276 152 276 156 232L193 -78C170 -30 -170 -30 -193 -78Z";
  const syrup = "M-201 -146L-193 -78C-170 -28 170 -28 193 -78L201 -146C180 -96 -180 -96 -201 -146Z";
  const streaks =
    "M-150 -46C-146 20 -128 20 -132 -40M-40 -34C-36 60 -14 40 -16 -34M90 -38C92 12 112 20 116 -44";
  return group(
    place,
    [
      `<ellipse cx="26" cy="262" rx="210" ry="46" fill="${shade}" opacity=".45" filter="url(#shadow-ground)"/>`,
      `<path d="${body}" fill="#f4f7f4" opacity=".6"/>`,
      `<path d="${pudding}" fill="#fdf8ec"/><path d="${pudding}" fill="url(#light-side)"/>`,
      `<path d="${streaks}" fill="#d84a66" opacity=".5" filter="url(#haze)"/>`,
      `<path d="${syrup}" fill="#cc2f52"/><path d="${syrup}" fill="url(#light-side)"/>`,
      `<ellipse cy="-146" rx="201" ry="56" fill="#e0476a"/><ellipse cy="-146" rx="201" ry="56" fill="url(#light-flat)"/>`,
      sprinkle(kitchen.random, coconutShred, 100, ovalArea(270, 70, -12, -150)),
      kitchen.scatter(peanut, 20, ovalArea(250, 62, 4, -154), { size: [0.85, 1.05] }),
      sprinkle(kitchen.random, coconutShred, 26, ovalArea(180, 44, -12, -160)),
      `<ellipse cy="-190" rx="206" ry="58" fill="none" stroke="#ffffff" stroke-width="9" opacity=".9"/><ellipse cy="-187" rx="208" ry="59" fill="none" stroke="#8fa5a3" stroke-width="2.5" opacity=".6"/>`,
      `<path d="M-172 -110L-134 190" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".7" filter="url(#shadow)"/><path d="M158 -60L134 160" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6" filter="url(#shadow)"/>`,
      `<path d="M-206 -190L-156 236C-154 292 154 292 156 236L206 -190" fill="none" stroke="#9fb3b0" stroke-width="4" opacity=".65"/>`,
    ].join(""),
  );
}

/** A saucer from the same side. */
export function saucer(place: Placement): string {
  return group(
    place,
    [
      `<ellipse cx="14" cy="26" rx="300" ry="96" fill="${shade}" opacity=".4" filter="url(#shadow-ground)"/>`,
      `<ellipse cy="10" rx="300" ry="94" fill="#b9c7b0"/><ellipse rx="300" ry="92" fill="#d5dfcd"/><ellipse rx="300" ry="92" fill="url(#light-rim)"/>`,
      `<ellipse cy="6" rx="206" ry="58" fill="#c3d0ba"/>`,
    ].join(""),
  );
}

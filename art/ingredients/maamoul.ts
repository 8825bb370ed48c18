import { darker } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, block, closedPath, type Outline } from "#art/kit/outline.ts";
import { area, blurred, clipped, line, oval, spot } from "#art/kit/piece.ts";

const moulded = "#ecd3a4";

/** A round cookie pressed in a carved mould: petals round a rosette. */
export const maamoul: Ingredient = (random) => {
  const radius = 94;
  const outline: Outline = Array.from({ length: 64 }, (_, index) =>
    around(index / 64, radius * (1 + 0.025 * Math.cos((index / 64) * 32 * Math.PI))),
  );
  const petals = Array.from({ length: 16 }, (_, index) => {
    const share = index / 16;
    return (
      line(
        [around(share, radius * 0.52), around(share, radius * 0.9)],
        7,
        darker(moulded, 0.36),
        0.75,
      ) +
      line(
        [around(share + 0.012, radius * 0.54), around(share + 0.01, radius * 0.88)],
        4,
        "#fff3d4",
        0.9,
      )
    );
  });
  const rosette = Array.from({ length: 8 }, (_, index) =>
    line(
      [around(index / 8, radius * 0.1), around(index / 8, radius * 0.32)],
      7,
      darker(moulded, 0.34),
      0.7,
    ),
  );
  const rings = [0.44, 0.47].map(
    (share, index) =>
      `<circle r="${radius * share}" fill="none" stroke="${index === 0 ? darker(moulded, 0.36) : "#fff3d4"}" stroke-width="4" opacity=".8"/>`,
  );
  const baked = `<circle r="${radius * 0.98}" fill="none" stroke="#c08a44" stroke-width="12" opacity=".55" filter="url(#haze)"/>`;
  const sugar = blurred(
    Array.from({ length: 7 }, () =>
      oval(
        random.between(-60, 60),
        random.between(-60, 60),
        random.between(14, 34),
        random.between(10, 22),
        "#ffffff",
        0.62,
      ),
    ).join(""),
  );
  const dust = Array.from({ length: 50 }, () =>
    spot(
      random.between(-85, 85),
      random.between(-85, 85),
      random.between(1.5, 3.2),
      "#ffffff",
      0.9,
    ),
  );
  return {
    outline,
    fill: moulded,
    marks: `${baked}${petals.join("")}${rings.join("")}${rosette.join("")}${sugar}${dust.join("")}`,
    light: "round",
    height: 18,
  };
};

/** Half a cookie, its broken side with the date filling turned up. */
export const openMaamoul: Ingredient = (random) => {
  const crumbled = (reach: number): Outline =>
    Array.from({ length: 22 }, (_, index) =>
      around(
        index / 22,
        100 * reach * random.between(0.97, 1.03),
        62 * reach * random.between(0.96, 1.04),
      ),
    );
  const shell = crumbled(1);
  const dates = crumbled(0.7);
  const crumbs = Array.from({ length: 70 }, () =>
    spot(
      random.between(-98, 98),
      random.between(-60, 60),
      random.between(2, 5),
      random.pick(["#d3a964", "#fff0cc", "#c4954e"]),
      0.7,
    ),
  );
  const paste = Array.from({ length: 40 }, () =>
    spot(
      random.between(-66, 66),
      random.between(-40, 40),
      random.between(3, 8),
      random.pick(["#2f150c", "#6b3a22", "#4a2415"]),
      0.7,
    ),
  );
  const glint = blurred(oval(-20, -16, 30, 9, "#c98a5e", 0.7));
  return {
    outline: shell,
    fill: "#e9cb93",
    marks: `${crumbs.join("")}${area(dates, "#4c2616")}${clipped(closedPath(dates), paste.join("") + glint)}`,
    light: "flat",
    height: 18,
  };
};

export const crumb: Ingredient = (random) => ({
  outline: block(random.between(10, 20), random.between(8, 16), 4, random, 2),
  fill: "#e3c48c",
  light: "flat",
  height: 4,
});

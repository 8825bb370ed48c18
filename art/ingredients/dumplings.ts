import type { Ingredient } from "#art/kit/kitchen.ts";
import { blob, closedPath, leafOutline, type Outline, point } from "#art/kit/outline.ts";
import { area, blurred, line, oval, spot } from "#art/kit/piece.ts";

/** A matzah ball: pale, round, and not quite smooth. */
export const kneidel: Ingredient = (random) => {
  const pores = Array.from({ length: 34 }, () =>
    spot(
      random.between(-70, 70),
      random.between(-70, 70),
      random.between(2, 5),
      random.pick(["#c99d5c", "#fff3d6", "#d9b374"]),
      0.5,
    ),
  );
  const herbs = Array.from({ length: 7 }, () =>
    oval(random.between(-50, 50), random.between(-50, 50), 4, 2.5, "#6d8f45", 0.8),
  );
  return {
    outline: blob(random, 84, 80, 0.035, 11),
    fill: "#eed29a",
    marks: `${pores.join("")}${herbs.join("")}`,
    height: 17,
  };
};

/** A kubbeh for soup, its semolina tinted where the broth has reached it. */
export const soupKubbeh: Ingredient = (random) => {
  const grains = Array.from({ length: 40 }, () =>
    spot(
      random.between(-78, 78),
      random.between(-78, 78),
      random.between(2, 4),
      random.pick(["#fff6e4", "#d39a86", "#e2b79c"]),
      0.55,
    ),
  );
  const tide = `<circle r="80" fill="none" stroke="#c2505a" stroke-width="26" opacity=".45" filter="url(#haze)"/>`;
  return {
    outline: blob(random, 80, 77, 0.03, 11),
    fill: "#f0d3b6",
    marks: `${grains.join("")}${tide}`,
    height: 16,
  };
};

/** A fried kubbeh: a torpedo of bulgur, brown and rough. */
export const friedKubbeh: Ingredient = (random) => {
  const outline: Outline = [
    point(128, 0),
    point(96, 30),
    point(40, 52),
    point(-40, 52),
    point(-96, 30),
    point(-128, 0),
    point(-96, -30),
    point(-40, -52),
    point(40, -52),
    point(96, -30),
  ];
  const crumbs = Array.from({ length: 90 }, () =>
    spot(
      random.between(-124, 124),
      random.between(-52, 52),
      random.between(2.5, 5.5),
      random.pick(["#6b3a16", "#d99a52", "#8a4f22"]),
      0.5,
    ),
  );
  return {
    outline,
    fill: random.pick(["#a5652c", "#9a5c27", "#b07034"]),
    marks: crumbs.join(""),
    height: 17,
  };
};

/** Half a fried kubbeh, broken across: the shell round meat and pine nuts. */
export const openKubbeh: Ingredient = (random) => {
  const outline: Outline = [
    point(-120, 0),
    point(-92, -30),
    point(-40, -52),
    point(24, -54),
    point(56, -40),
    point(64, 0),
    point(56, 40),
    point(24, 54),
    point(-40, 52),
    point(-92, 30),
  ];
  const crumbs = Array.from({ length: 60 }, () =>
    spot(
      random.between(-120, 20),
      random.between(-52, 52),
      random.between(2.5, 5.5),
      random.pick(["#6b3a16", "#d99a52", "#8a4f22"]),
      0.5,
    ),
  );
  const meat = Array.from({ length: 34 }, () =>
    spot(
      28 + random.between(-20, 20),
      random.between(-34, 34),
      random.between(4, 7),
      random.pick(["#6a3b22", "#8b5533", "#4f2a18"]),
      0.9,
    ),
  );
  const nuts = [point(20, -16), point(36, 4), point(22, 22)].map(
    ({ x, y }) =>
      `<g transform="translate(${x} ${y}) rotate(${random.whole(0, 180)})">${area(leafOutline(28, 14), "#f7e3b2")}</g>`,
  );
  const cut = `${oval(26, 0, 36, 54, "#d9a25c")}${oval(28, 0, 27, 43, "#6f4027")}`;
  const rim = line(
    [point(24, -52), point(56, -38), point(62, 0), point(56, 38), point(24, 52)],
    5,
    "#7b4519",
    0.6,
  );
  return {
    outline,
    fill: "#a5652c",
    marks: `${crumbs.join("")}${cut}${meat.join("")}${nuts.join("")}${rim}`,
    light: "flat",
    height: 17,
  };
};

/** A slice of gefilte fish: an oval loaf cut across, its minced flesh flecked, a little of its jelly round it. */
export const gefilteSlice: Ingredient = (random) => {
  const oblong = (width: number, height: number): Outline =>
    Array.from({ length: 20 }, (_, index) => {
      const angle = (index / 20) * 2 * Math.PI;
      const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.78;
      return point(bend(Math.cos(angle)) * width, bend(Math.sin(angle)) * height);
    });
  const flecks = Array.from({ length: 110 }, () =>
    spot(
      random.between(-130, 130),
      random.between(-84, 84),
      random.between(2, 5.5),
      random.pick(["#b39e7f", "#fff7e6", "#cbb592", "#dd9a58"]),
      0.6,
    ),
  );
  const rim = `<path d="${closedPath(oblong(132, 86))}" fill="none" stroke="#a8906c" stroke-width="16"/>`;
  const soft = blurred(
    `${oval(-50, -30, 60, 26, "#f6ebd4", 0.8)}${oval(40, 36, 64, 20, "#c2ac88", 0.5)}`,
  );
  return {
    outline: oblong(132, 86),
    fill: "#e0cfae",
    marks: `${soft}${flecks.join("")}${rim}`,
    light: "flat",
    height: 18,
  };
};

import type { Ingredient } from "#art/kit/kitchen.ts";
import { block, closedPath, type Outline, point } from "#art/kit/outline.ts";
import { area, blurred, clipped, line, spot } from "#art/kit/piece.ts";

/** A thick fillet of white fish that was poached in red sauce: flakes that part, and the sauce spooned over it. */
export const poachedFillet: Ingredient = (random) => {
  const outline: Outline = [
    point(-176, -6),
    point(-150, -62),
    point(-60, -82),
    point(50, -80),
    point(140, -56),
    point(178, 2),
    point(146, 56),
    point(48, 80),
    point(-64, 80),
    point(-150, 56),
  ];
  const flakes = [-118, -70, -22, 26, 74, 120].map((x) => {
    const bend = [point(x - 22, -90), point(x + 16, -34), point(x + 16, 30), point(x - 22, 90)];
    const light = bend.map(({ x: left, y }) => point(left + 7, y));
    return line(bend, 6, "#cf9a6c", 0.6) + line(light, 5, "#fffaf0", 0.55);
  });
  const edge = `<path d="${closedPath(outline)}" fill="none" stroke="#d8713a" stroke-width="26" opacity=".55"/>`;
  const spooned: Outline = [
    point(-150, 26),
    point(-112, -30),
    point(-50, -44),
    point(14, random.between(-40, -28)),
    point(84, -46),
    point(150, -22),
    point(160, 26),
    point(96, random.between(10, 24)),
    point(60, 60),
    point(10, random.between(22, 34)),
    point(-40, 66),
    point(-92, 34),
  ];
  const sauce = `${area(
    spooned.map(({ x, y }) => point(x + 2, y + 5)),
    "#7c2410",
    0.35,
  )}${area(spooned, "#cf4420", 0.9)}${blurred(line([point(-104, -14), point(-40, -26), point(30, -20)], 12, "#ffd2a0", 0.75))}`;
  const bits = Array.from({ length: 26 }, () =>
    spot(
      random.between(-130, 140),
      random.between(-30, 40),
      random.between(2, 5),
      random.pick(["#f08a3c", "#a52a12", "#e86a2c"]),
      0.8,
    ),
  );
  return {
    outline,
    fill: "#fae9cf",
    marks: `${flakes.join("")}${blurred(edge)}${sauce}${bits.join("")}`,
    light: "flat",
    height: 18,
  };
};

/** A portion of salmon fillet under a crust of chopped herbs. */
export const crustedSalmon: Ingredient = (random) => {
  const outline = block(196, 330, 46, random, 8);
  const fat = Array.from({ length: 11 }, (_, index) => {
    const y = -165 + index * 33;
    return line(
      [point(-104, y + 22), point(-50, y), point(0, y + 16), point(50, y), point(104, y + 22)],
      5,
      "#fbd3b8",
      0.85,
    );
  });
  const browned = blurred(
    `${line([point(-92, -130), point(-94, 130)], 12, "#c9643a", 0.6)}${line([point(92, -130), point(94, 130)], 14, "#c9643a", 0.6)}`,
  );
  const crust = block(142, 270, 46, random, 10);
  const herbs = Array.from({ length: 190 }, () => {
    const [x, y] = [random.between(-76, 76), random.between(-140, 140)];
    return line(
      [point(x, y), point(x + random.between(-9, 9), y + random.between(-9, 9))],
      random.between(6, 10),
      random.pick(["#4f7a30", "#6d9a40", "#3f6628", "#8cb055", "#d9c27a"]),
      0.95,
    );
  });
  const bed = `${area(
    crust.map(({ x, y }) => point(x + 3, y + 5)),
    "#8c3f22",
    0.4,
  )}${area(crust, "#567f34")}`;
  return {
    outline,
    fill: "#ee8f66",
    marks: `${fat.join("")}${browned}${bed}${clipped(closedPath(crust), herbs.join(""))}`,
    light: "round",
    height: 18,
  };
};

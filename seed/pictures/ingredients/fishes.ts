import type { Ingredient } from "#seed/pictures/kit/kitchen.ts";
import { block, closedPath, type Outline, point } from "#seed/pictures/kit/outline.ts";
import { area, blurred, clipped, line, oval, spot } from "#seed/pictures/kit/piece.ts";

/** A steak cut across a white fish: silver skin, flakes round the bone, the belly open below. */
export const fishSteak: Ingredient = (random) => {
  const outline: Outline = [
    point(0, -116),
    point(74, -92),
    point(112, -20),
    point(104, 60),
    point(62, 118),
    point(34, 122),
    point(26, 70),
    point(0, 44),
    point(-26, 70),
    point(-34, 122),
    point(-62, 118),
    point(-104, 60),
    point(-112, -20),
    point(-74, -92),
  ];
  const flakes = [0.78, 0.5].map(
    (share) =>
      `<path d="${closedPath(outline.map(({ x, y }) => point(x * share, y * share - 8)))}" fill="none" stroke="#d9bb96" stroke-width="5" opacity=".6"/>`,
  );
  const skin = `<path d="${closedPath(outline)}" fill="none" stroke="#8a8478" stroke-width="18"/><path d="${closedPath(outline)}" fill="none" stroke="#c9c3b4" stroke-width="6"/>`;
  const seam = line([point(0, -104), point(0, -30)], 5, "#cda984", 0.8);
  const bone = `${spot(0, -8, 19, "#c9a98a")}${spot(0, -8, 12, "#fbf3e4")}${spot(0, -8, 4, "#9a7a5c")}`;
  const sauce = blurred(
    `${oval(random.between(-20, 20), 74, 96, 40, "#b5361a", 0.85)}${oval(70, -50, 40, 36, "#c14a22", 0.5)}`,
  );
  return {
    outline,
    fill: "#f6e6cd",
    marks: `${flakes.join("")}${seam}${skin}${sauce}${bone}`,
    light: "glossy",
    height: 16,
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

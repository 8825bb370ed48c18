import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient } from "#art/kit/kitchen.ts";
import { around, block, type Outline, point, softPolygon } from "#art/kit/outline.ts";
import { blurred, line, oval, spot } from "#art/kit/piece.ts";

/** Boiled breast of chicken, pulled apart along its fibres. */
export const boiledChicken: Ingredient = (random) => {
  const fibres = Array.from({ length: 8 }, (_, index) => {
    const y = -34 + index * 10;
    return line(
      [point(-90, y + random.between(-4, 4)), point(0, y), point(90, y + random.between(-5, 5))],
      3,
      index % 2 === 0 ? "#d9b483" : "#fdf0d8",
      0.75,
    );
  });
  const outline: Outline = [
    point(-92, 4),
    point(-74, -30),
    point(-10, -42),
    point(60, -36),
    point(96, -8),
    point(80, 26),
    point(10, 38),
    point(-64, 34),
  ];
  return { outline, fill: "#f1d9b0", marks: fibres.join(""), height: 13 };
};

/** A browned nugget of grilled chicken, charred in places. */
export const grilledChicken: Ingredient = (random) => {
  const color = random.pick(["#c98442", "#a9622a", "#dc9f58", "#b87030"]);
  const chars = Array.from({ length: 3 }, () =>
    oval(
      random.between(-34, 34),
      random.between(-26, 26),
      random.between(8, 17),
      random.between(5, 10),
      "#5a2c12",
      0.6,
    ),
  );
  const crust = Array.from({ length: 8 }, () =>
    spot(
      random.between(-44, 44),
      random.between(-34, 34),
      random.between(2, 4.5),
      random.pick(["#5a2c12", "#f0c078"]),
      0.6,
    ),
  );
  const outline = softPolygon(
    Array.from({ length: 5 }, (_, index) =>
      around(
        (index + random.between(-0.22, 0.22)) / 5,
        random.between(44, 62),
        random.between(38, 50),
      ),
    ),
    17,
  );
  return {
    outline,
    fill: color,
    marks: `${blurred(chars.join(""))}${crust.join("")}`,
    light: "glossy",
    height: 11,
  };
};

/** A large piece of chicken from the skewer, with the stripes of the grill. */
export const skewerPiece: Ingredient = (random) => {
  const color = random.pick(["#d9964c", "#cb853c", "#e2a862"]);
  const stripes = [-30, 6, 40].map((x) =>
    line([point(x - 8, -60), point(x + 8, 60)], 8, "#5a2c12", 0.55),
  );
  const burnt = blurred(oval(random.between(-30, 30), 34, 36, 14, "#4e2510", 0.6));
  return {
    outline: block(104, 100, 34, random, 9),
    fill: color,
    marks: `${stripes.join("")}${burnt}`,
    light: "glossy",
    height: 14,
  };
};

/** A leg: the thigh at the left, the bone of the drumstick at the right. */
export function chickenLeg(color: Color): Ingredient {
  return (random) => {
    const outline: Outline = [
      point(-150, 6),
      point(-138, -58),
      point(-84, -92),
      point(-20, -76),
      point(24, -44),
      point(80, -46),
      point(124, -30),
      point(150, -12),
      point(150, 14),
      point(118, 30),
      point(70, 44),
      point(20, 52),
      point(-30, 84),
      point(-94, 88),
      point(-140, 60),
    ];
    const glaze = [
      oval(-80, 30, 60, 34, darker(color, 0.55), 0.5),
      oval(60, 20, 54, 18, darker(color, 0.55), 0.5),
      oval(-92, -44, 50, 24, lighter(color, 0.5), 0.55),
      oval(70, -26, 44, 9, lighter(color, 0.5), 0.5),
    ];
    const crisp = Array.from({ length: 14 }, () =>
      spot(
        random.between(-130, 120),
        random.between(-60, 60),
        random.between(3, 7),
        darker(color, 0.4),
        0.4,
      ),
    );
    const fold = line([point(16, -40), point(2, 4), point(14, 46)], 6, darker(color, 0.5), 0.5);
    const bone = `${line([point(144, 0), point(188, 2)], 22, "#d9c09a")}${line([point(144, -4), point(186, -2)], 9, "#fbf0da")}${spot(192, -8, 14, "#efdcb8")}${spot(192, 10, 14, "#e2caa0")}${spot(188, -10, 6, "#fff8e8")}`;
    return {
      outline,
      fill: color,
      marks: `${blurred(glaze.join(""))}${crisp.join("")}${fold}`,
      top: bone,
      light: "glossy",
      height: 20,
    };
  };
}

/** A breaded cutlet: uneven, golden, with crumbs and sesame. */
export const schnitzel: Ingredient = (random) => {
  const color = random.pick(["#dd9d44", "#d3903a", "#e5ab56"]);
  const outline = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 2 * Math.PI;
    const reach =
      random.between(0.95, 1.04) *
      (1 + 0.09 * Math.cos(2 * angle + 0.5) + 0.05 * Math.cos(3 * angle));
    return point(Math.cos(angle) * 205 * reach, Math.sin(angle) * 128 * reach);
  });
  const patches = Array.from({ length: 8 }, () =>
    oval(
      random.between(-170, 170),
      random.between(-100, 100),
      random.between(24, 50),
      random.between(12, 26),
      random.pick([darker(color, 0.35), lighter(color, 0.45)]),
      0.5,
    ),
  );
  const crumbs = Array.from({ length: 190 }, () =>
    spot(
      random.between(-200, 200),
      random.between(-130, 130),
      random.between(2.5, 5.5),
      random.pick([darker(color, 0.4), lighter(color, 0.5), "#b06a1e"]),
      0.55,
    ),
  );
  const seeds = Array.from({ length: 34 }, () => {
    const [x, y] = [random.between(-180, 180), random.between(-105, 105)];
    return oval(x, y, 7, 4.5, "#8a5a22", 0.5) + oval(x - 1, y - 1.5, 6.5, 4, "#fbeac4");
  });
  return {
    outline,
    fill: color,
    marks: `${blurred(patches.join(""))}${crumbs.join("")}${seeds.join("")}`,
    height: 18,
  };
};

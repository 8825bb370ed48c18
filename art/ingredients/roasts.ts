import { type Color, darker, lighter } from "#art/kit/color.ts";
import type { Ingredient, Kitchen } from "#art/kit/kitchen.ts";
import { block, closedPath, ellipse, type Outline, point, turned } from "#art/kit/outline.ts";
import {
  area,
  at,
  blurred,
  clipped,
  lay,
  line,
  oval,
  type Piece,
  type Placement,
  spot,
} from "#art/kit/piece.ts";
import type { Random } from "#art/kit/random.ts";
import { group } from "./herbs.ts";
import { chickenLeg } from "./poultry.ts";

const skin = "#b9651f";

/** A whole roast chicken, breast up, its neck to the left and its legs to the right. */
export function wholeChicken(kitchen: Kitchen, place: Placement): string {
  const { random } = kitchen;
  const wing = (side: 1 | -1): string =>
    lay(wingPiece(random, side), at(-96, side * 168, side * 10));
  const leg = (side: 1 | -1): string => {
    const drumstick = chickenLeg("#b4621e")(random);
    const piece =
      side === 1
        ? drumstick
        : { ...drumstick, outline: drumstick.outline.map(({ x, y }) => point(x, -y)).toReversed() };
    return lay(piece, at(150, side * 122, side * -24, 0.98));
  };
  return group(
    place,
    `${wing(-1)}${wing(1)}${lay(body(random), at(-20, 0))}${leg(-1)}${leg(1)}${lay(tie, at(312, 0))}`,
  );
}

function body(random: Random): Piece {
  const outline: Outline = [
    point(-258, 0),
    point(-240, -84),
    point(-168, -146),
    point(-60, -170),
    point(70, -150),
    point(170, -104),
    point(228, -40),
    point(240, 0),
    point(228, 40),
    point(170, 104),
    point(70, 150),
    point(-60, 170),
    point(-168, 146),
    point(-240, 84),
  ];
  const breast = [-1, 1].map(
    (side) =>
      `${oval(-70, side * 66, 130, 52, lighter(skin, 0.55), 0.55)}${oval(-110, side * 78, 54, 24, "#fbdc9a", 0.5)}`,
  );
  const brown = [
    oval(-30, 0, 210, 20, "#7a3c10", 0.55),
    oval(110, -100, 90, 30, "#7a3c10", 0.4),
    oval(110, 100, 90, 34, "#7a3c10", 0.5),
    oval(-220, 40, 40, 60, "#7a3c10", 0.45),
  ];
  const crisp = Array.from({ length: 90 }, () =>
    spot(
      random.between(-230, 200),
      random.between(-150, 150),
      random.between(2, 5.5),
      random.pick(["#7a3c10", "#f0b862", "#5f7a38", "#a9541a"]),
      0.5,
    ),
  );
  return {
    outline,
    fill: skin,
    marks: `${blurred(`${brown.join("")}${breast.join("")}`)}${crisp.join("")}`,
    light: "glossy",
    height: 24,
  };
}

function wingPiece(random: Random, side: 1 | -1): Piece {
  const shape: Outline = [
    point(-130, 10),
    point(-104, -32),
    point(-30, -44),
    point(60, -34),
    point(112, -6),
    point(96, 22),
    point(30, 30),
    point(-20, 26),
    point(-70, 44),
    point(-118, 40),
  ];
  const outline = side === 1 ? shape : shape.map(({ x, y }) => point(x, -y)).toReversed();
  const tips = blurred(
    `${oval(-110, 0, 34, 34, "#6d340e", 0.6)}${oval(90, 0, 34, 20, "#6d340e", 0.45)}`,
  );
  const crisp = Array.from({ length: 16 }, () =>
    spot(random.between(-110, 90), random.between(-30, 30), 4, "#7a3c10", 0.5),
  );
  return {
    outline,
    fill: "#ad5d1c",
    marks: `${tips}${crisp.join("")}`,
    light: "glossy",
    height: 18,
  };
}

const tie: Piece = {
  outline: block(20, 96, 8),
  fill: "#efe3c8",
  marks: [-30, -15, 0, 15, 30]
    .map((y) => line([point(-10, y), point(10, y + 8)], 3, "#b39a70", 0.7))
    .join(""),
  light: "flat",
  height: 6,
};

/** A boned thigh tied into a parcel with kitchen string. */
export const tiedParcel: Ingredient = (random) => {
  const outline: Outline = [
    point(-176, 0),
    point(-150, -76),
    point(-60, -104),
    point(50, -106),
    point(146, -80),
    point(178, 0),
    point(150, 82),
    point(46, 106),
    point(-64, 104),
    point(-152, 78),
  ];
  return {
    outline,
    fill: "#bd7430",
    marks: `${roastedSkin(random)}${[-86, 0, 86].map(string).join("")}`,
    light: "glossy",
    height: 24,
  };
};

/** The same parcel cut across: rice, raisins and almonds inside. */
export const openParcel: Ingredient = (random) => {
  const outline: Outline = [
    point(-150, 0),
    point(-128, -74),
    point(-50, -104),
    point(40, -108),
    point(104, -92),
    point(128, 0),
    point(104, 94),
    point(38, 108),
    point(-54, 104),
    point(-130, 76),
  ];
  const face = turned(ellipse(58, 102), 0).map(({ x, y }) => point(x + 76, y));
  const inner = ellipse(44, 82).map(({ x, y }) => point(x + 80, y));
  const grains = Array.from({ length: 90 }, () => {
    const [x, y] = [80 + random.between(-44, 44), random.between(-82, 82)];
    return line(
      [point(x, y), point(x + random.between(-8, 8), y + random.between(-8, 8))],
      7,
      random.pick(["#fff3d6", "#f3dfb0", "#e9cf98"]),
    );
  });
  const fruit = [point(66, -48), point(98, -14), point(70, 20), point(96, 48), point(84, -62)].map(
    ({ x, y }) => oval(x, y, 11, 8, "#54281c") + oval(x - 3, y - 2, 4, 2, "#c98a6a", 0.7),
  );
  const nuts = [point(90, -36), point(62, -10), point(92, 24), point(74, 56)].map(
    ({ x, y }) => oval(x, y, 15, 7, "#d9a052") + oval(x - 2, y - 2, 10, 3, "#f8e2b0"),
  );
  const filling = `${area(inner, "#d9b878")}${clipped(closedPath(inner), `${grains.join("")}${fruit.join("")}${nuts.join("")}`)}`;
  return {
    outline,
    fill: "#bd7430",
    marks: `${roastedSkin(random)}${[-80, -10].map(string).join("")}${area(face, "#ecd0a2")}${filling}`,
    light: "round",
    height: 24,
  };
};

function string(x: number): string {
  const [low, high] = [
    `M${x + 4} -112C${x + 26} -40 ${x + 26} 44 ${x + 4} 116`,
    `M${x} -112C${x + 20} -40 ${x + 20} 40 ${x} 112`,
  ];
  return `<path d="${low}" fill="none" stroke="#5a2c10" stroke-width="9" opacity=".5"/><path d="${high}" fill="none" stroke="#f3e6c9" stroke-width="8"/><path d="${high}" fill="none" stroke="#bfa577" stroke-width="8" stroke-dasharray="3 7" opacity=".8"/>`;
}

function roastedSkin(random: Random): string {
  const brown: Color = darker(skin, 0.5);
  const patches = Array.from({ length: 8 }, () =>
    oval(
      random.between(-140, 140),
      random.between(-80, 80),
      random.between(24, 50),
      random.between(14, 28),
      random.chance(0.6) ? brown : lighter(skin, 0.5),
      0.45,
    ),
  );
  const crisp = Array.from({ length: 50 }, () =>
    spot(
      random.between(-160, 160),
      random.between(-95, 95),
      random.between(2.5, 5),
      random.pick(["#6d340e", "#eeb866"]),
      0.5,
    ),
  );
  return `${blurred(patches.join(""))}${crisp.join("")}`;
}

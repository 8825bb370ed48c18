import type { Kitchen } from "#art/kit/kitchen.ts";
import { type Outline, point } from "#art/kit/outline.ts";
import { area, at, blurred, lay, line, oval, type Placement } from "#art/kit/piece.ts";
import { group } from "./herbs.ts";

/** A whole eggplant from the fire, opened along its length: charred skin round the soft flesh, the stalk at the left. */
export function roastedEggplant(kitchen: Kitchen, place: Placement): string {
  const { random } = kitchen;
  const skin: Outline = [
    point(-270, -30),
    point(-220, -82),
    point(-110, -118),
    point(60, -158),
    point(190, -150),
    point(276, -88),
    point(300, 0),
    point(272, 92),
    point(190, 150),
    point(60, 156),
    point(-110, 116),
    point(-222, 80),
    point(-270, 32),
  ];
  const flesh = skin.map(({ x, y }) => point(x * 0.89 + 4, y * 0.8 + random.between(-6, 6)));
  const fibres = Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(-220, 220), random.between(-104, 104)];
    const long = random.between(20, 60);
    const color = random.pick(["#b58f4e", "#f8ebc4", "#a67f45", "#efdba6"]);
    return line(
      [
        point(x, y),
        point(x + long / 2, y + random.between(-6, 6)),
        point(x + long, y + random.between(-4, 4)),
      ],
      random.between(3, 7),
      color,
      0.6,
    );
  });
  const seeds = Array.from({ length: 60 }, () =>
    oval(random.between(-190, 240), random.between(-70, 70), 4.5, 2.6, "#8f6a34", 0.7),
  );
  const crease = blurred(line([point(-210, 0), point(0, 8), point(250, 0)], 26, "#8a6230", 0.45));
  const stalk = `${line([point(-262, 0), point(-318, -6), point(-352, -22)], 30, "#4a4a2a")}${line([point(-266, -6), point(-318, -12), point(-350, -28)], 9, "#85854c", 0.8)}`;
  const cap = area(
    [
      point(-282, -46),
      point(-282, -46),
      point(-214, -40),
      point(-240, -12),
      point(-204, 4),
      point(-240, 18),
      point(-216, 44),
      point(-284, 48),
      point(-284, 48),
      point(-304, 0),
    ],
    "#55552f",
  );
  const body = { outline: skin, fill: "#3d2430", light: "glossy" as const, height: 20 };
  const inside = {
    outline: flesh,
    fill: "#dfc58c",
    marks: `${fibres.join("")}${crease}${seeds.join("")}`,
    light: "flat" as const,
    height: 0,
  };
  return group(place, `${stalk}${lay(body, at(0, 0))}${lay(inside, at(0, 0))}${cap}`);
}

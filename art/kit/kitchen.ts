import { around, type Point } from "./outline.ts";
import { at, lay, type Piece, type Placement } from "./piece.ts";
import { type Random, randomFrom } from "./random.ts";

/** Draws one piece of food; each piece of a kind differs a little. */
export type Ingredient = (random: Random) => Piece;

/** Where food may be placed: an oval or a rectangle around a centre. */
export interface Area {
  readonly shape: "oval" | "rectangle";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Spread {
  readonly turn?: readonly [number, number];
  readonly size?: readonly [number, number];
}

/** Places pieces of food in natural-looking layouts. Every method returns SVG. */
export interface Kitchen {
  readonly random: Random;
  /** Spread evenly but irregularly, without two in the same place. */
  scatter(
    what: Ingredient | readonly Ingredient[],
    count: number,
    area: Area,
    spread?: Spread,
  ): string;
  /** From the rim to the middle, so that the last pieces lie on top. */
  heap(
    what: Ingredient | readonly Ingredient[],
    count: number,
    area: Area,
    spread?: Spread,
  ): string;
  /** Round the centre of the area, each turned outwards by `turn`. */
  ring(
    what: Ingredient | readonly Ingredient[],
    count: number,
    area: Area,
    spread?: Spread,
  ): string;
  /** Overlapping, from the first point to the last. */
  row(
    what: Ingredient | readonly Ingredient[],
    count: number,
    from: Point,
    to: Point,
    spread?: Spread,
  ): string;
  /** One piece in its place. */
  put(what: Ingredient, placement: Placement): string;
}

export function disc(radius: number, x: number = 0, y: number = 0): Area {
  return { shape: "oval", x, y, width: radius * 2, height: radius * 2 };
}

export function ovalArea(width: number, height: number, x: number = 0, y: number = 0): Area {
  return { shape: "oval", x, y, width, height };
}

export function rectangle(width: number, height: number, x: number = 0, y: number = 0): Area {
  return { shape: "rectangle", x, y, width, height };
}

export function openKitchen(dish: string): Kitchen {
  const random = randomFrom(dish);
  const layAll = (
    what: Ingredient | readonly Ingredient[],
    places: readonly Point[],
    spread: Spread,
  ): string => {
    const kinds: readonly Ingredient[] = typeof what === "function" ? [what] : what;
    const [leastTurn, mostTurn] = spread.turn ?? [0, 360];
    const [leastSize, mostSize] = spread.size ?? [0.92, 1.08];
    return places
      .map((place, index) => {
        const make = kinds[index % kinds.length];
        if (make === undefined) return "";
        const turn = random.between(leastTurn, mostTurn);
        return lay(make(random), at(place.x, place.y, turn, random.between(leastSize, mostSize)));
      })
      .join("");
  };
  return {
    random,
    scatter: (what, count, area, spread = {}) =>
      layAll(what, spacedPoints(random, count, area), spread),
    heap: (what, count, area, spread = {}) => {
      const outwards = (a: Point, b: Point): number => fromCentre(b, area) - fromCentre(a, area);
      return layAll(what, spacedPoints(random, count, area).toSorted(outwards), spread);
    },
    ring: (what, count, area, spread = {}) => {
      const kinds: readonly Ingredient[] = typeof what === "function" ? [what] : what;
      const [leastTurn, mostTurn] = spread.turn ?? [0, 0];
      const [leastSize, mostSize] = spread.size ?? [1, 1];
      return Array.from({ length: count }, (_, index) => {
        const share = index / count - 0.25;
        const { x, y } = around(share, area.width / 2, area.height / 2);
        const make = kinds[index % kinds.length];
        if (make === undefined) return "";
        const turn = share * 360 + random.between(leastTurn, mostTurn);
        return lay(
          make(random),
          at(area.x + x, area.y + y, turn, random.between(leastSize, mostSize)),
        );
      }).join("");
    },
    row: (what, count, from, to, spread = {}) => {
      const places = Array.from({ length: count }, (_, index) => {
        const share = count === 1 ? 0.5 : index / (count - 1);
        return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      });
      return layAll(what, places, { turn: [-4, 4], ...spread });
    },
    put: (what, placement) => lay(what(random), placement),
  };
}

/** Mitchell's best-candidate algorithm: of `tries` random points, takes the one farthest from the points chosen so far. */
export function spacedPoints(
  random: Random,
  count: number,
  area: Area,
  tries: number = 12,
): Point[] {
  const chosen: Point[] = [];
  while (chosen.length < count) {
    let best: Point | undefined;
    let bestGap = -1;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const candidate = anyPoint(random, area);
      const gap = Math.min(
        ...chosen.map((other) => Math.hypot(other.x - candidate.x, other.y - candidate.y)),
        1e6,
      );
      if (gap > bestGap) {
        best = candidate;
        bestGap = gap;
      }
    }
    if (best !== undefined) chosen.push(best);
  }
  return chosen;
}

export function anyPoint(random: Random, area: Area): Point {
  if (area.shape === "rectangle") {
    const x = area.x + random.between(-0.5, 0.5) * area.width;
    return { x, y: area.y + random.between(-0.5, 0.5) * area.height };
  }
  const reach = Math.sqrt(random.between(0, 1));
  const { x, y } = around(
    random.between(0, 1),
    (area.width / 2) * reach,
    (area.height / 2) * reach,
  );
  return { x: area.x + x, y: area.y + y };
}

function fromCentre({ x, y }: Point, area: Area): number {
  return Math.hypot((x - area.x) / area.width, (y - area.y) / area.height);
}

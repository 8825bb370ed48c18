/** Dishes of the menus that are measured beside each other: about today's, and ten and fifty times as many. */
export const menuSizes = ["60", "600", "3000"] as const;

export type MenuSize = (typeof menuSizes)[number];

export type OfEachSize<Thing> = Readonly<Record<MenuSize, Thing>>;

/** Makes something of each size, all at once. */
export async function ofEachSize<Thing>(
  make: (size: MenuSize) => Promise<Thing>,
): Promise<OfEachSize<Thing>> {
  const made = await Promise.all(menuSizes.map(async (size) => [size, await make(size)] as const));
  return Object.fromEntries(made) as Record<MenuSize, Thing>;
}

/** Measures several things of each size in turns, as `interleave` does one; gives them by round. */
export async function inTurns<Figures>(
  rounds: number,
  measure: (size: MenuSize) => Promise<Figures>,
): Promise<OfEachSize<readonly Figures[]>> {
  const figures: Record<MenuSize, Figures[]> = { "60": [], "600": [], "3000": [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const size of round % 2 === 0 ? menuSizes : menuSizes.toReversed())
      figures[size].push(await measure(size));
  }
  return figures;
}

/** Figures of the sizes as a detail of a line: `60: 1.0, 600: 1.2, 3000: 1.4`. */
export function bySize(figure: (size: MenuSize) => number, digits = 1): string {
  return menuSizes.map((size) => `${size}: ${figure(size).toFixed(digits)}`).join(", ");
}

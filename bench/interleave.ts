/**
 * Measures variants in turns, so that other load on the machine affects all of them alike. The order is reversed in every
 * other round, because the first variant of a round may pay for warming caches that the next ones use. Returns the figures of
 * each variant by round.
 */
export async function interleave<Variants extends Readonly<Record<string, () => unknown>>>(
  rounds: number,
  variants: Variants,
): Promise<FiguresOf<Variants>> {
  const names = Object.keys(variants);
  const figures = Object.fromEntries(names.map((name) => [name, [] as unknown[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed())
      figures[name]?.push(await variants[name]?.());
  }
  return figures as unknown as FiguresOf<Variants>;
}

type FiguresOf<Variants extends Readonly<Record<string, () => unknown>>> = {
  readonly [Name in keyof Variants]: readonly Awaited<ReturnType<Variants[Name]>>[];
};

/** The median of the figures. Throws if there are none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (below === undefined || above === undefined) throw new Error("the median needs a figure");
  return (below + above) / 2;
}

/** The median of `ours` divided by `theirs`, round by round. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)));
}

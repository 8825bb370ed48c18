/**
 * Measures variants in turns, so that whatever else the machine does falls on all of them alike. The order turns round with
 * every round, because the first of a round may pay for what the others find warm. Gives the figures of each variant, by round.
 */
export async function interleave<Name extends string, Figures = number>(
  rounds: number,
  variants: Readonly<Record<Name, () => Figures | Promise<Figures>>>,
): Promise<Readonly<Record<Name, readonly Figures[]>>> {
  const names = Object.keys(variants) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as Figures[]])) as Record<
    Name,
    Figures[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed())
      figures[name].push(await variants[name]());
  }
  return figures;
}

/** Middle of the figures, or the mean of the two in the middle. Throws where there are none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (below === undefined || above === undefined) throw new Error("nothing was measured");
  return (below + above) / 2;
}

/** Median of the ratios of each round: `ours` by `theirs`, measured one right after the other. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)));
}

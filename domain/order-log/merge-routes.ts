/**
 * The kept route after the stops of a week were put into a sequence. The stops of other weeks stay behind the stop that they
 * followed, or at the beginning. At most `most` keys are kept; of the stops that are not in this week the last ones are dropped.
 */
export function mergeRoutes(
  kept: readonly string[],
  stops: readonly string[],
  most: number,
): readonly string[] {
  const ofWeek = new Set(stops);
  const spare = Math.max(0, most - stops.length);
  const others = new Set(kept.filter((key) => !ofWeek.has(key)).slice(0, spare));
  const first: string[] = [];
  const followers = new Map<string, string[]>();
  let list = first;
  for (const key of kept) {
    if (ofWeek.has(key)) {
      list = [];
      followers.set(key, list);
    } else if (others.has(key)) {
      list.push(key);
    }
  }
  return [...first, ...stops.flatMap((key) => [key, ...(followers.get(key) ?? [])])];
}

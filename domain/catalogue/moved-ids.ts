/**
 * The ids that were moved within a list, as few as explain its new sequence: all but those of a longest part that kept its sequence. Ids that are
 * in one of the lists only do not count.
 */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => placeBefore.has(id));
  /** Of each common id, the longest sequence that ends with it. */
  const longest: (readonly string[])[] = [];
  for (const [index, id] of common.entries()) {
    const earlier = longest.filter(
      (_, at) =>
        at < index && (placeBefore.get(common[at] ?? "") ?? 0) < (placeBefore.get(id) ?? 0),
    );
    longest.push([...longestOf(earlier), id]);
  }
  const kept = new Set(longestOf(longest));
  return new Set(common.filter((id) => !kept.has(id)));
}

function longestOf(sequences: readonly (readonly string[])[]): readonly string[] {
  return sequences.reduce((best, each) => (each.length > best.length ? each : best), []);
}

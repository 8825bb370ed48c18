/** Moves the key of a stop one place up (-1) or down (1). The same list at either end, and for an unknown key. */
export function moveStop(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}

/** Puts stops into the sequence of `keys`. Stops that are not among them keep their sequence, at the end. */
export function inSequence<Stop extends { readonly key: string }>(
  stops: readonly Stop[],
  keys: readonly string[],
): readonly Stop[] {
  const position = ({ key }: Stop) => {
    const index = keys.indexOf(key);
    return index === -1 ? keys.length : index;
  };
  return stops.toSorted((a, b) => position(a) - position(b));
}

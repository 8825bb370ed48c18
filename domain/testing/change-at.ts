/** The place of a value in an order or a catalogue: field names and list positions. */
export type Path = readonly (string | number)[];

/** A copy of the value with one change in it; the original is not mutated. */
export function changeAt<Value>(
  value: Value,
  path: Path,
  change: (part: unknown) => unknown,
): Value {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) as Value;
  const changed = changeAt(partAt(value, key), rest, change);
  return (
    Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
  ) as Value;
}

/** The field or list entry of a value; undefined if it has none. */
export function partAt(value: unknown, key: string | number): unknown {
  return (value as { readonly [key: string | number]: unknown })[key];
}

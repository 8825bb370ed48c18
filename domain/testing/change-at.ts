/** Where a value stands in an order or a catalogue, by field names and list positions. */
export type Path = readonly (string | number)[];

/** The value with one thing in it changed; what it was made from stays as it was. */
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

/** The field or the entry of a value; undefined where it has none. */
export function partAt(value: unknown, key: string | number): unknown {
  return (value as { readonly [key: string | number]: unknown })[key];
}

/** The ends of data, each with the way to it: what is no object or list, null, and a list without items; in the sequence of the data. */
export function endsIn(value: unknown, way = ""): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((each) => endsIn(each, `${way}[]`));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[way, value]];
  return Object.entries(value).flatMap(([field, each]) => endsIn(each, wayTo(way, field)));
}

/** The ways through objects and lists to everything that data says, such as `orders[].state.due`, in the sequence of the data. */
export function waysIn(value: unknown): readonly string[] {
  return endsIn(value).flatMap(([way, end]) => (Array.isArray(end) ? [] : [way]));
}

/** The way to a field of what is at `way`. */
export function wayTo(way: string, field: string): string {
  return way === "" ? field : `${way}.${field}`;
}

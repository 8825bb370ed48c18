/** The ways through objects and lists to everything that data says, such as `orders[].state.due`, in the sequence of the data. */
export function waysIn(value: unknown, way = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => waysIn(each, `${way}[]`));
  if (typeof value !== "object" || value === null) return [way];
  return Object.entries(value).flatMap(([field, each]) =>
    waysIn(each, way === "" ? field : `${way}.${field}`),
  );
}

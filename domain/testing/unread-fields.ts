import { waysIn, wayTo } from "./ways-in.ts";

/** The ways to what may become another in data without `read` giving anything else: the fields that it does not read. */
export function unreadFields<Data>(data: Data, read: (data: Data) => unknown): readonly string[] {
  const before = JSON.stringify(read(data));
  return [...new Set(waysIn(data))].filter(
    (way) => JSON.stringify(read(changedAt(data, way) as Data)) === before,
  );
}

/** Data in which everything at a way is another: longer words, and one more. */
function changedAt(value: unknown, changed: string, way = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => changedAt(each, changed, `${way}[]`));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, each]) => [
        field,
        changedAt(each, changed, wayTo(way, field)),
      ]),
    );
  if (way !== changed) return value;
  return typeof value === "number" ? value + 1 : `other ${String(value)}`;
}

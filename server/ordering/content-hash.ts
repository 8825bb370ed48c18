import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal over a value's JSON with its fields sorted: equal content gives an equal hash, whatever the order of fields. */
export function contentHash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value, sortFields)).digest("hex");
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

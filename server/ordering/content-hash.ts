import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal over a value's JSON with its fields sorted: equal content gives an equal hash, whatever the order of fields. */
export function contentHash(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields).toSorted()) copy[name] = sorted(fields[name]);
  return copy;
}

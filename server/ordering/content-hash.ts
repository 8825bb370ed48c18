import { createHash } from "node:crypto";

/** The SHA-256 (hexadecimal) of a value's JSON with sorted fields: equal content gives an equal hash in any sequence of fields. */
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

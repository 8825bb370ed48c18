type Change = (value: unknown, name: string) => unknown;

/**
 * A copy of data in which every field, at any depth, is what `change` makes of it; the items of a list have its name. A field of which
 * it makes undefined is left out, and what it gives back as it was is walked through in turn: whatever a walk does not name comes along.
 */
export function mapFields(data: unknown, change: Change): unknown {
  return mapWithin(data, "", change);
}

function mapWithin(data: unknown, name: string, change: Change): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map((item: unknown) => mapField(item, name, change));
  const copy: Record<string, unknown> = {};
  for (const field of Object.keys(data)) {
    const changed = mapField((data as Readonly<Record<string, unknown>>)[field], field, change);
    if (changed !== undefined) copy[field] = changed;
  }
  return copy;
}

function mapField(value: unknown, name: string, change: Change): unknown {
  const changed = change(value, name);
  return changed === value ? mapWithin(value, name, change) : changed;
}

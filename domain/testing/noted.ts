/**
 * Groups of dishes, with the names of the domain or of the specification, in which every dish, and every part of one, has a field that no
 * code knows.
 */
export function noted<Groups extends readonly object[]>(groups: Groups): Groups {
  const note = (_: string, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value, unknown: "soft" }
      : value;
  return groups.map((group) =>
    Object.fromEntries(
      Object.entries(group).map(([field, value]: readonly [string, unknown]) => [
        field,
        Array.isArray(value) ? (JSON.parse(JSON.stringify(value), note) as unknown) : value,
      ]),
    ),
  ) as unknown as Groups;
}

/** How many of these fields there are. */
export function notesIn(data: unknown): number {
  return JSON.stringify(data).split('"unknown":"soft"').length - 1;
}

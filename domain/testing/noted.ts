/** Groups of dishes in which every dish, and every part of one, has a field that no code knows. */
export function noted<Groups extends readonly { readonly orders: readonly object[] }[]>(
  groups: Groups,
): Groups {
  const note = (_: string, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value, unknown: "soft" }
      : value;
  return groups.map((group) => ({
    ...group,
    orders: JSON.parse(JSON.stringify(group.orders), note) as typeof group.orders,
  })) as unknown as Groups;
}

/** How many of these fields there are. */
export function notesIn(data: unknown): number {
  return JSON.stringify(data).split('"unknown":"soft"').length - 1;
}

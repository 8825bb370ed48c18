/** A list with another item at a position. */
export function replaceAt<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((each, index) => (index === at ? item : each));
}

export function removeAt<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at);
}

/** A list in which the item at a position has changed places with the one before (`by` −1) or after it (`by` 1). */
export function moveBy<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const item = items[at];
  const other = items[at + by];
  if (item === undefined || other === undefined) return [...items];
  return replaceAt(replaceAt(items, at, other), at + by, item);
}

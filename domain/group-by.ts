/**
 * The items by what a function gives for them, in the order of the first of each. `Map.groupBy` does the same, but is missing in
 * browsers that the shop supports. No list is empty.
 */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly [Item, ...(readonly Item[])]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

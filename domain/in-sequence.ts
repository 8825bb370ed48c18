/** The items in the sequence of their keys in a list. Those that are not in it come last, in the sequence that they have. */
export function inSequence<Item>(
  items: readonly Item[],
  keys: readonly string[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const place = (item: Item) => {
    const index = keys.indexOf(keyOf(item));
    return index === -1 ? keys.length : index;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}

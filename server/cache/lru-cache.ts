/** Keeps the most recently used values. When it is full, the least recently used ones are removed. */
export interface LruCache<Value> {
  readonly get: (key: string) => Value | undefined;
  /** A value that is larger than the whole cache is not kept. */
  readonly set: (key: string, value: Value) => void;
}

/** `most` limits the sum of the sizes; without `sizeOf` it is the number of entries. */
export function createLruCache<Value>(
  most: number,
  sizeOf: (key: string, value: Value) => number = () => 1,
): LruCache<Value> {
  // A Map keeps insertion order: a used entry is inserted again, so that the first entry is the least recently used one.
  const entries = new Map<string, Value>();
  let size = 0;
  const remove = (key: string) => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    size -= sizeOf(key, value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      const added = sizeOf(key, value);
      if (added > most) return;
      for (const oldest of entries.keys()) {
        if (size + added <= most) break;
        remove(oldest);
      }
      entries.set(key, value);
      size += added;
    },
  };
}

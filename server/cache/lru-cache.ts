/** Keeps the most recently used values. When it is full, the least recently used one is removed. */
export interface LruCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
}

export function createLruCache<Value>(mostEntries: number): LruCache<Value> {
  // A Map keeps insertion order: a used entry is inserted again, so that the first entry is the least recently used one.
  const entries = new Map<string, Value>();
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      const oldest = entries.keys().next();
      if (entries.size >= mostEntries && !oldest.done) entries.delete(oldest.value);
      entries.set(key, value);
    },
    clear: () => {
      entries.clear();
    },
  };
}

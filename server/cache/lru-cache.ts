/** Keeps the values that were used last; the one that was used longest ago makes room. */
export interface LruCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
}

export function createLruCache<Value>(mostEntries: number): LruCache<Value> {
  // A Map keeps the order of insertion: an entry that is used is put in again, so that the first is the oldest.
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

import { type DeviceStorage, type Entry, type ListName, lastingNames } from "./device-storage.ts";

/** Storage that lasts as long as the page, for browsers without IndexedDB and for tests. */
export function createMemoryDeviceStorage(): DeviceStorage {
  const kept = new Map<string, unknown>();
  const lists: Record<ListName, readonly Entry[]> = { presses: [], refused: [] };
  let lastKey = 0;
  return {
    read: (name) => Promise.resolve(kept.get(name)),
    keep: (name, value) => {
      kept.set(name, structuredClone(value));
      return Promise.resolve();
    },
    list: (list) => Promise.resolve(lists[list]),
    change: (changes) => {
      const added = changes.flatMap((change) => {
        if (change.kind === "remove") {
          lists[change.list] = lists[change.list].filter(({ key }) => key !== change.key);
          return [];
        }
        lastKey += 1;
        const entry = { key: lastKey, value: structuredClone(change.value) };
        lists[change.list] = [...lists[change.list], entry];
        return [entry.key];
      });
      return Promise.resolve(added);
    },
    wipe: (lasting = lastingNames) => {
      for (const name of kept.keys()) if (!name.startsWith(lasting)) kept.delete(name);
      lists.presses = [];
      lists.refused = [];
      return Promise.resolve();
    },
  };
}

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
      for (const change of changes) {
        const others = lists[change.list];
        lastKey += 1;
        lists[change.list] =
          change.kind === "add"
            ? [...others, { key: lastKey, value: structuredClone(change.value) }]
            : others.filter(({ key }) => key !== change.key);
      }
      return Promise.resolve();
    },
    wipe: (lasting = lastingNames, keepsLists = false) => {
      for (const name of kept.keys()) if (!name.startsWith(lasting)) kept.delete(name);
      if (!keepsLists) for (const list of ["presses", "refused"] as const) lists[list] = [];
      return Promise.resolve();
    },
  };
}

import { type DeviceStorage, draftNames } from "#desk/data/storage/device-storage.ts";
import { createListeners } from "#domain/listeners.ts";

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * What was begun on this device and is not sent yet, by name. A reload does not lose it, and neither does the same seller who signs
 * in again; signing out wipes it, unless its name begins with `catalogue`.
 */
export function createDraftStore(storage: DeviceStorage) {
  const drafts = new Map<string, unknown>();
  const loads = new Map<string, Promise<void>>();
  const unstored = new Set<string>();
  /** The newest write of each name. */
  const writes = new Map<string, Promise<void>>();
  const { notify, subscribe } = createListeners();
  let tail: Promise<void> = Promise.resolve();
  let isFailing = false;
  let clears = 0;

  const load = async (name: string) => {
    const started = clears;
    try {
      const kept = await storage.read(storedName(name));
      if (kept !== undefined && !drafts.has(name) && started === clears) drafts.set(name, kept);
    } catch (error) {
      console.warn("a kept draft cannot be read", error);
    }
  };
  const setFailing = (failing: boolean) => {
    if (failing === isFailing) return;
    isFailing = failing;
    notify();
  };
  const write = async (name: string) => {
    try {
      await storage.keep(storedName(name), drafts.get(name));
      setFailing(false);
    } catch (error) {
      console.error("the device cannot store a draft", error);
      if (drafts.has(name)) unstored.add(name);
      setFailing(true);
    }
  };
  const store = (name: string) => {
    // Several changes in a row are stored once.
    if (unstored.delete(name)) writes.set(name, write(name));
    return writes.get(name);
  };

  return {
    /** Resolves once `current` gives what the device has kept. The same promise for the same name, and it never rejects. */
    loaded: (name: string): Promise<void> => {
      const loading = loads.get(name) ?? load(name);
      loads.set(name, loading);
      return loading;
    },
    /** The same object until another one is kept; undefined if there is none. */
    current: (name: string) => drafts.get(name),
    /** Replaces a draft, or removes it where `draft` is undefined. Resolves once the device has stored it, or could not. */
    keep: (name: string, draft: unknown): Promise<void> => {
      drafts.set(name, draft);
      unstored.add(name);
      notify();
      tail = tail.then(() => store(name));
      return tail;
    },
    /**
     * Stores at once what waits for an earlier draft to be stored: for a page that is about to be left. Resolves once the device has stored
     * all drafts, or could not.
     */
    storeNow: async (): Promise<void> => {
      // A copy: a draft that cannot be stored is put back.
      const waiting = [...unstored];
      for (const name of waiting) void store(name);
      await Promise.all(writes.values());
    },
    /** Whether the device could not store the newest draft: then it lasts only as long as the page. */
    isFailing: () => isFailing,
    /** Whether no draft is in memory alone, so that a reload loses nothing. */
    isAllStored: () => unstored.size === 0,
    subscribe,
    /** Forgets what is in memory, for a device that was signed out. */
    clear: () => {
      clears += 1;
      drafts.clear();
      loads.clear();
      unstored.clear();
      notify();
    },
  };
}

/** Name in the device's storage. */
function storedName(name: string): string {
  return `${draftNames}${name}`;
}

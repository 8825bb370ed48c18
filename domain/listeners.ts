/** The listeners that are called when something changed. */
export interface Listeners {
  readonly notify: () => void;
  /** As React's `useSyncExternalStore` takes it. Gives what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

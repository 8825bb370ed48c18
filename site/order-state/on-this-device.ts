import { useSyncExternalStore } from "react";
import { createListeners } from "#domain/listeners.ts";

/**
 * What local storage has under `key`, and nothing but this device. `parse` takes the stored JSON and gives `empty` where it is damaged.
 * `read` gives the same object until it changes. `use` is a hook, `empty` on the server and until hydration; it follows the other tabs.
 * `write` takes what is stored as JSON; null removes it.
 */
export function onThisDevice<Value>(key: string, empty: Value, parse: (stored: unknown) => Value) {
  const listeners = createListeners();
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: empty };

  const read = (): Value => {
    const text = readText(key);
    if (text !== last.text) last = { text, value: text === null ? empty : parseText(key, text) };
    return last.value;
  };
  const parseText = (name: string, text: string): Value => {
    try {
      return parse(JSON.parse(text));
    } catch {
      console.warn(`what this device has as ${name} is damaged`);
      return empty;
    }
  };
  const subscribe = (listener: () => void) => {
    const end = listeners.subscribe(listener);
    addEventListener("storage", listener);
    return () => {
      end();
      removeEventListener("storage", listener);
    };
  };
  return {
    read,
    use: () => useSyncExternalStore(subscribe, read, () => empty),
    write: (stored: unknown) => {
      try {
        if (stored === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(stored));
      } catch (error) {
        // Nothing depends on it: the mail has the link to an order, and details can be typed again.
        console.warn(`this device cannot store ${key}`, error);
      }
      listeners.notify();
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`what this device has as ${key} cannot be read`, error);
    return null;
  }
}

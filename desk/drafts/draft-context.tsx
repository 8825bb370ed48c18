import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { DraftStore } from "./draft-store.ts";

export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** A draft, and a function that keeps another one: undefined removes it. */
export type KeptDraft<Draft> = readonly [
  draft: Draft | undefined,
  keep: (draft: Draft | undefined) => Promise<void>,
];

/**
 * The draft of a name that this device has kept. Suspends until it is read. What `isDraft` does not accept, because another build
 * has kept it, counts as none.
 */
export function useDraft<Draft>(
  name: string,
  isDraft: (value: unknown) => value is Draft,
): KeptDraft<Draft> {
  const store = useDraftStore();
  use(store.loaded(name));
  const read = useCallback(() => store.current(name), [store, name]);
  const kept = useSyncExternalStore(store.subscribe, read, read);
  const keep = useCallback((draft: Draft | undefined) => store.keep(name, draft), [store, name]);
  return [isDraft(kept) ? kept : undefined, keep];
}

/** Whether the device cannot store drafts. */
export function useDraftsFailing(): boolean {
  const { subscribe, isFailing } = useDraftStore();
  return useSyncExternalStore(subscribe, isFailing, isFailing);
}

function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (store === undefined) throw new Error("no draft store");
  return store;
}

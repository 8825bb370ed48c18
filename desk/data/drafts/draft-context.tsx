import { use, useCallback, useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import { useDesk } from "#desk/desk-context.ts";

/** Name of the page among the drafts: it lasts as long as they do. */
const pageName = "page";

/** A draft, and a function that keeps another one: undefined removes it. */
export type StoredDraft<Draft> = readonly [
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
): StoredDraft<Draft> {
  const store = useDesk().drafts;
  use(store.loaded(name));
  use(store.loaded(pageName));
  const read = useCallback(() => store.current(name), [store, name]);
  const kept = useSyncExternalStore(store.subscribe, read, read);
  const [path] = useLocation();
  const search = useSearch();
  const page = search === "" ? path : `${path}?${search}`;
  const keep = useCallback(
    (draft: Draft | undefined) => {
      // A draft is an object; a flag that a page keeps for itself is not.
      if (typeof draft === "object") void store.keep(pageName, page);
      else if (draft === undefined && store.current(pageName) === page)
        void store.keep(pageName, undefined);
      return store.keep(name, draft);
    },
    [store, name, page],
  );
  return [isDraft(kept) ? kept : undefined, keep];
}

/** The page on which the newest draft was begun; undefined if it is sent. Suspends until it is read. */
export function useDraftPage(): string | undefined {
  const store = useDesk().drafts;
  use(store.loaded(pageName));
  const page = store.current(pageName);
  return typeof page === "string" ? page : undefined;
}

/** Whether the device cannot store drafts. */
export function useDraftsFailing(): boolean {
  const { subscribe, isFailing } = useDesk().drafts;
  return useSyncExternalStore(subscribe, isFailing, isFailing);
}

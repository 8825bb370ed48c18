import { useSyncExternalStore } from "react";

/** As wide as a laptop: the width from which the sections of the desk stand beside the page. */
const wide = "(width >= 900px)";

/** Whether the screen has room for a table with something beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function isWide(): boolean {
  return matchMedia(wide).matches;
}

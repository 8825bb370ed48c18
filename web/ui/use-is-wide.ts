import { useMemo, useSyncExternalStore } from "react";

/**
 * Whether the screen is at least so wide, in pixels: as a laptop, where the sections of the desk stand beside the page, unless another
 * width is given. False on the server and until hydration.
 */
export function useIsWide(from = 900): boolean {
  const { subscribe, isWide } = useMemo(() => watchWidth(`(width >= ${String(from)}px)`), [from]);
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function watchWidth(wide: string) {
  return {
    isWide: () => matchMedia(wide).matches,
    subscribe: (listener: () => void) => {
      const query = matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
  };
}

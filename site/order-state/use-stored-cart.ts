import { useEffect } from "react";
import { useOrderStore } from "./order-context.tsx";
import { serializeOrder } from "./serialize-order.ts";

/**
 * Loads the page again when the browser shows one that it had kept in memory (back/forward cache), if another page of this tab has changed the
 * cart meanwhile: this page would write its own over it (specification §3).
 */
export function useStoredCart(): void {
  const store = useOrderStore();
  useEffect(() => {
    const follow = ({ persisted }: PageTransitionEvent) => {
      const stored = persisted ? store.storedText() : null;
      if (stored !== null && stored !== serializeOrder(store.state())) location.reload();
    };
    addEventListener("pageshow", follow);
    return () => removeEventListener("pageshow", follow);
  }, [store]);
}

import { useSyncExternalStore } from "react";

/** The code of a link: what is after the `#` of the address. Undefined if there is none. */
export function useLinkCode(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Takes the code out of the address and of the browser's history, once it was used. */
export function forgetLinkCode(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  // Browsers tell nobody of this change.
  window.dispatchEvent(new Event("hashchange"));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function read(): string | undefined {
  return location.hash.length > 1 ? location.hash.slice(1) : undefined;
}

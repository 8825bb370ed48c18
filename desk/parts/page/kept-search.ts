import { useState } from "react";

/**
 * A search that is still there when the seller comes back from what she opened. It is in the entry of the history and not in the address,
 * which servers log.
 */
export function useKeptSearch(): readonly [string, (search: string) => void] {
  const [search, setSearch] = useState(() => {
    // Tests render pages to HTML, without a browser.
    const { history: entries } = globalThis as Partial<typeof globalThis>;
    const kept = entries?.state as { readonly search?: string } | null | undefined;
    return kept?.search ?? "";
  });
  const keep = (typed: string) => {
    history.replaceState({ ...(history.state as object | null), search: typed }, "");
    setSearch(typed);
  };
  return [search, keep];
}

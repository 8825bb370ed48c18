import { useCallback, useState } from "react";

export interface SteadyRows {
  readonly isKept: (number: string) => boolean;
  readonly keep: (number: string) => void;
}

/**
 * The rows that stay in a list although they do not belong to it anymore: those that were settled since it was searched. If a row
 * went at once, the second mark of a double click would settle the next one.
 */
export function useSteadyRows(search: string): SteadyRows {
  const [kept, setKept] = useState<Kept>({ search, numbers: new Set() });
  const keep = useCallback(
    (number: string) =>
      setKept((before) => ({
        search,
        numbers: new Set([...(before.search === search ? before.numbers : []), number]),
      })),
    [search],
  );
  return { isKept: (number) => kept.search === search && kept.numbers.has(number), keep };
}

interface Kept {
  readonly search: string;
  readonly numbers: ReadonlySet<string>;
}

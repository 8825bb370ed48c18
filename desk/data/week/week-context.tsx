import { use, useCallback, useEffect, useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import type { RefusedMark } from "#desk/data/marks/refused-mark.ts";
import { useDesk } from "#desk/desk-context.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { AskedWeek } from "./asked-week.ts";
import type { DeskOrderState, DeskWeek, ShownDeskOrder } from "./desk-week.ts";
import type { FactsNow } from "./live-state.ts";
import type { WeekStore } from "./week-store.ts";

/** The week of the address (`?week=YYYY-MM-DD`), else the one that is worked on now. Suspends until it is known. */
export function useWeek(): DeskWeek {
  const { weeks } = useDesk();
  const asked = useAskedWeek();
  const shown = useNow(({ shown: of }) => of(asked));
  if (shown !== undefined) return shown;
  use(weeks.loaded(asked));
  throw new Error("the week was not loaded");
}

/** When the server gave that week, in milliseconds since 1970 UTC; 0 before the first answer. */
export function useAsOf(): number {
  const asked = useAskedWeek();
  return useNow(({ asOf }) => asOf(asked));
}

/** Gives a function that shows the stops of the route in the sequence of their keys, before the server has it. */
export function useArrangeRoute(): WeekStore["arrangeRoute"] {
  return useDesk().weeks.arrangeRoute;
}

/** Gives a function that loads another week, in the language that is shown. It rejects if the server refuses it. */
export function useLoadWeek(): (week: string) => Promise<void> {
  const { weeks } = useDesk();
  const { language } = useLanguage();
  return useCallback((week: string) => weeks.loaded({ week, language }), [weeks, language]);
}

/** Gives a function that reads what is new in the weeks that are shown, after an operation that is no mark. Never rejects. */
export function useRefreshWeeks(): WeekStore["refresh"] {
  return useDesk().weeks.refresh;
}

/** Follows the changes of the week of the address while the caller is mounted. */
export function useWatchedWeek(): void {
  const { weeks } = useDesk();
  const { week, language } = useAskedWeek();
  useEffect(() => weeks.watch({ week, language }), [weeks, week, language]);
}

/**
 * The current state of an order that another query than the week gave: its own state or a newer one, with the waiting marks applied.
 */
export function useLiveState(state: DeskOrderState): DeskOrderState {
  return useNow(({ liveState }) => liveState(state));
}

/** The current state of what a refused mark was about. */
export function useFactsNow(mark: RefusedMark): FactsNow {
  return useNow(({ factsNow }) => factsNow(mark));
}

/** The same as `useLiveState` for orders of several weeks. */
export function useLiveOrders(orders: readonly ShownDeskOrder[]): readonly ShownDeskOrder[] {
  return useNow(({ liveOrders }) => liveOrders(orders));
}

/** What the store says, always the newest. */
function useNow<Value>(ask: (weeks: WeekStore) => Value): Value {
  const { weeks } = useDesk();
  const read = () => ask(weeks);
  return useSyncExternalStore(weeks.subscribe, read, read);
}

function useAskedWeek(): AskedWeek {
  const week = new URLSearchParams(useSearch()).get("week");
  return { week, language: useLanguage().language };
}

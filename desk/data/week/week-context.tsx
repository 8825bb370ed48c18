import { use, useCallback, useEffect, useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import type { WeekQuery } from "#contract/generated/desk-operations.ts";
import type { ConnectionState } from "#desk/data/connection/connection.ts";
import type { RefusedMark } from "#desk/data/marks/refused-mark.ts";
import { useDesk } from "#desk/desk-context.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { AskedWeek } from "./asked-week.ts";
import type { FactsNow } from "./live-state.ts";

/** A week of orders, with the marks that wait already applied. */
export type DeskWeek = WeekQuery["week"];
export type ShownDeskOrder = DeskWeek["orders"][number];
export type DeskOrderState = ShownDeskOrder["state"];

export interface WeekStatus {
  /** How many marks wait to be sent. */
  readonly waiting: number;
  readonly refused: readonly RefusedMark[];
  readonly connection: ConnectionState;
  /** When the server gave what is shown, in milliseconds since 1970 UTC; 0 before the first answer. */
  readonly asOf: number;
}

export interface WeekStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The newest that is known; undefined before the first answer. The same object until something changes. */
  readonly shown: (asked: AskedWeek) => DeskWeek | undefined;
  /** Resolves once `shown` gives a week, and rejects if the server refuses it. The same promise for the same question. */
  readonly loaded: (asked: AskedWeek) => Promise<void>;
  /** Follows the changes of a week until the given function is called. */
  readonly watch: (asked: AskedWeek) => () => void;
  /** The same object until something changes. */
  readonly status: (asked: AskedWeek) => WeekStatus;
  /** Puts the stops of the routes into the sequence of their keys, as the driver arranged them on this device. */
  readonly arrangeRoute: (stops: readonly string[]) => void;
  /** What is so of an order now: `state` or a newer one, with the waiting marks applied. The same object until something changes. */
  readonly liveState: (state: DeskOrderState) => DeskOrderState;
  /** The orders with what is so of them now. The same list until something changes. */
  readonly liveOrders: (orders: readonly ShownDeskOrder[]) => readonly ShownDeskOrder[];
  /** What is so now of what a refused mark was about. The same object until something changes. */
  readonly factsNow: (press: RefusedMark) => FactsNow;
  /** Asks the server for what is new in the watched weeks. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/** The week of the address (`?week=YYYY-MM-DD`), else the one that is worked on now. Suspends until it is known. */
export function useWeek(): DeskWeek {
  const { weeks } = useDesk();
  const { week, language } = useAskedWeek();
  const read = useCallback(() => weeks.shown({ week, language }), [weeks, week, language]);
  const shown = useSyncExternalStore(weeks.subscribe, read, read);
  if (shown !== undefined) return shown;
  use(weeks.loaded({ week, language }));
  throw new Error("the week was not loaded");
}

export function useWeekStatus(): WeekStatus {
  const { weeks } = useDesk();
  const { week, language } = useAskedWeek();
  const read = useCallback(() => weeks.status({ week, language }), [weeks, week, language]);
  return useSyncExternalStore(weeks.subscribe, read, read);
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
 * What is so now of an order that another query than the week gave: its own state or a newer one, with the waiting marks applied.
 */
export function useLiveState(state: DeskOrderState): DeskOrderState {
  const { weeks } = useDesk();
  const read = useCallback(() => weeks.liveState(state), [weeks, state]);
  return useSyncExternalStore(weeks.subscribe, read, read);
}

/** What is so now of what a refused mark was about. */
export function useFactsNow(press: RefusedMark): FactsNow {
  const { weeks } = useDesk();
  const read = useCallback(() => weeks.factsNow(press), [weeks, press]);
  return useSyncExternalStore(weeks.subscribe, read, read);
}

/** The same as `useLiveState` for orders of several weeks. */
export function useLiveOrders(orders: readonly ShownDeskOrder[]): readonly ShownDeskOrder[] {
  const { weeks } = useDesk();
  const read = useCallback(() => weeks.liveOrders(orders), [weeks, orders]);
  return useSyncExternalStore(weeks.subscribe, read, read);
}

function useAskedWeek(): AskedWeek {
  const week = new URLSearchParams(useSearch()).get("week");
  return { week, language: useLanguage().language };
}

import { createContext, use, useCallback, useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import type { PressMutation, WeekQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { Language } from "#domain/language/language.ts";

/** A week of orders, with the presses that wait already applied. */
export type DeskWeek = WeekQuery["week"];
export type DeskOrder = DeskWeek["orders"][number];

/** Which week is read: null is the one that is worked on now. The language is that of the names of dishes. */
export interface AskedWeek {
  readonly week: string | null;
  readonly language: Language;
}

/** A press that the server did not store. */
export interface RefusedPress {
  readonly actionId: string;
  /** The sentence of the bar when it was pressed, with the customer's name: "Ruth Cohen: packed". */
  readonly said: string;
  readonly why:
    | Exclude<PressMutation["press"]["outcome"], "recorded" | "repeated">
    | "not_allowed"
    | "not_accepted"
    | "not_stored";
  /** What is so of the order now; null where the server did not say it. */
  readonly order: PressMutation["press"]["order"];
}

export interface WeekStatus {
  /** How many presses wait to be sent. */
  readonly waiting: number;
  readonly refused: readonly RefusedPress[];
  readonly connection: "online" | "offline" | "server-down";
  /** When the server gave what is shown, in milliseconds since 1970 UTC; 0 before the first answer. */
  readonly asOf: number;
}

export interface WeekStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The newest that is known; undefined before the first answer. The same object until something changes. */
  readonly shown: (asked: AskedWeek) => DeskWeek | undefined;
  /** Resolves once `shown` gives a week. The same promise for the same question. */
  readonly loaded: (asked: AskedWeek) => Promise<void>;
  /** The same object until something changes. */
  readonly status: (asked: AskedWeek) => WeekStatus;
}

export const WeekStoreContext = createContext<WeekStore | undefined>(undefined);

/** The week of the address (`?week=YYYY-MM-DD`), else the one that is worked on now. Suspends until it is known. */
export function useWeek(): DeskWeek {
  const store = useWeekStore();
  const { week, language } = useAskedWeek();
  const read = useCallback(() => store.shown({ week, language }), [store, week, language]);
  const shown = useSyncExternalStore(store.subscribe, read, read);
  if (shown !== undefined) return shown;
  use(store.loaded({ week, language }));
  throw new Error("the week was not loaded");
}

export function useWeekStatus(): WeekStatus {
  const store = useWeekStore();
  const { week, language } = useAskedWeek();
  const read = useCallback(() => store.status({ week, language }), [store, week, language]);
  return useSyncExternalStore(store.subscribe, read, read);
}

function useWeekStore(): WeekStore {
  const store = use(WeekStoreContext);
  if (store === undefined) throw new Error("no week store");
  return store;
}

function useAskedWeek(): AskedWeek {
  const week = new URLSearchParams(useSearch()).get("week");
  return { week, language: useLanguage().language };
}

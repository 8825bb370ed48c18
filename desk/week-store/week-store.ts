import { weekDocument } from "#contract/generated/desk-operations.ts";
import type { Execute } from "#web/graphql/execute.ts";
import type { AskedWeek, DeskWeek, WeekStatus, WeekStore } from "./week-context.tsx";

/** Loads weeks and keeps them in memory. */
export function createWeekStore(execute: Execute): WeekStore {
  const weeks = new Map<string, DeskWeek>();
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let status: WeekStatus = { waiting: 0, refused: [], connection: "online", asOf: 0 };

  const load = async (asked: AskedWeek) => {
    const { data } = await execute(weekDocument, asked);
    if (data == null) throw new Error("the week cannot be read");
    weeks.set(keyOf(asked), data.week);
    status = { ...status, asOf: data.week.now };
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: (asked) => weeks.get(keyOf(asked)),
    loaded: (asked) => {
      const known = loading.get(keyOf(asked));
      if (known !== undefined) return known;
      const coming = load(asked);
      loading.set(keyOf(asked), coming);
      return coming;
    },
    status: () => status,
  };
}

function keyOf({ week, language }: AskedWeek): string {
  return `${week ?? "now"} ${language}`;
}

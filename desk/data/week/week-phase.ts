import { useEffect, useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { DeskWeek } from "./week-context.tsx";

/** What is done with a week: orders come in, then they are cooked and packed, then handed over. */
export type WeekPhase = "ordering" | "making" | "handing-over";

/** From closing time on a week is made, and from the first handing over on it is handed over. After it is finished the next one is ordered. */
function phaseOf({
  now,
  deadline,
  isClosed,
  orders,
}: Pick<DeskWeek, "now" | "deadline" | "isClosed"> & {
  readonly orders: readonly { readonly state: { readonly isHandedOver: boolean } }[];
}): WeekPhase {
  if (isClosed || now < deadline) return "ordering";
  return orders.some(({ state }) => state.isHandedOver) ? "handing-over" : "making";
}

const name = "desk-week-phase";

/**
 * What is done with the week that is worked on now. Until that is known it is what it was at the last visit, so that nothing in the bar
 * changes under a finger.
 */
export function useWeekPhase(): WeekPhase {
  const { weeks } = useDesk();
  const { language } = useLanguage();
  const read = () => {
    const week = weeks.shown({ week: null, language });
    return week === undefined ? undefined : phaseOf(week);
  };
  const known = useSyncExternalStore(weeks.subscribe, read, read);
  useEffect(() => {
    if (known !== undefined) keepPhase(known);
  }, [known]);
  return known ?? keptPhase();
}

function keptPhase(): WeekPhase {
  try {
    const kept = localStorage.getItem(name);
    return kept === "making" || kept === "handing-over" ? kept : "ordering";
  } catch (error) {
    // A browser may block storage; the bar works without it.
    console.warn("the phase of the week cannot be read", error);
    return "ordering";
  }
}

function keepPhase(phase: WeekPhase): void {
  try {
    localStorage.setItem(name, phase);
  } catch (error) {
    console.warn("the phase of the week cannot be kept", error);
  }
}

import { useEffect, useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import { readDeviceChoice, storeDeviceChoice } from "#desk/language/device-choice.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { DeskWeek } from "./desk-week.ts";

const phases = ["ordering", "making", "handing-over"] as const;

/** What is done with a week: orders come in, then they are cooked and packed, then handed over. */
export type WeekPhase = (typeof phases)[number];

/** From closing time on a week is made, and from the first handing over on it is handed over. After it is finished the next one is ordered. */
function phaseOf({ now, deadline, isClosed, orders }: DeskWeek): WeekPhase {
  if (isClosed || now < deadline) return "ordering";
  return orders.some(({ state }) => state.isHandedOver) ? "handing-over" : "making";
}

/** Key in local storage. */
const phaseKey = "desk-week-phase";

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
    if (known !== undefined) storeDeviceChoice(phaseKey, known);
  }, [known]);
  return known ?? phases.find((each) => each === readDeviceChoice(phaseKey)) ?? "ordering";
}

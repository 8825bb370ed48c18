import { useMessages } from "#site/language/language-context.tsx";
import { useOrderWeek } from "./use-order-week.ts";

/**
 * On which days the food comes of orders that are placed now, to be said after `before`, which tells when orders close. Nothing until the
 * seller has set it. Suspends until the answer has arrived.
 */
export function useHandOverDays(before: string) {
  const { shell } = useMessages();
  const days = useOrderWeek()?.handOverDays;
  return days && before + shell.handOver(days);
}

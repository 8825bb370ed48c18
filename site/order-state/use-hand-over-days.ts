import { useLanguage } from "#site/language/language-context.tsx";
import { wholeDates } from "#site/language/whole-dates.ts";
import { useOrderWeek } from "./use-order-week.ts";

/**
 * The sentence on which days the food comes of orders that are placed now, with the hours where all places have the same ones. Null or
 * undefined until the seller has set it, and with a server that does not tell it. Suspends until the answer has arrived.
 */
export function useHandOverDays() {
  const { language, messages } = useLanguage();
  const days = useOrderWeek()?.handOverDays;
  return days && messages.shell.handOver(wholeDates(days, language));
}

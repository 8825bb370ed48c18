import { deadlineText } from "#domain/schedule/deadline-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderWeek } from "./use-order-week.ts";

/** The deadline of a week that orders are taken for now, in words with its date; null if they are not taken, or not known. */
export function useDeadlineInWords(week: OrderWeek | null): string | null {
  const { language } = useLanguage();
  if (week === null || week.opensAt != null) return null;
  return deadlineText(week.week, Date.parse(week.deadline), language);
}

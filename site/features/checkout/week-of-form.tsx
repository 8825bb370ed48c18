import { useLanguage } from "#site/language/language-context.tsx";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { useOrderWeek } from "#site/order-state/use-order-week.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";

/** Until when orders are taken for the week that the order is for, with the date. */
export function WeekOfForm() {
  const { language } = useLanguage();
  const hint = useDeadlineHint();
  const week = useOrderWeek();
  return <p>{week === null ? hint : weekSentence(week, language)}</p>;
}

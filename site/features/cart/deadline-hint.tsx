import { useLanguage } from "#site/language/language-context.tsx";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { isTold, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";

/** Until when orders are taken, with the date. A week that is not ordinary has a line above the page, which tells it. */
export function DeadlineHint() {
  const { language } = useLanguage();
  const hint = useDeadlineHint();
  const week = useOrderWeek();
  return isTold(week) && <p>{week === null ? hint : weekSentence(week, language)}</p>;
}

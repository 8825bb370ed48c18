import { deadlineText } from "#domain/schedule/deadline-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import type { ShownOrderWeek } from "#site/order-state/use-order-week.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";

/** Until when orders are taken for the week of a new order, null if it is not known, or until when the order that is changed can be. */
export function UntilWhen({ week }: { readonly week: ShownOrderWeek | null }) {
  const { language } = useLanguage();
  const { changing } = usePlacedOrderTexts();
  const hint = useDeadlineHint();
  const changed = useOrderState()?.changedOrder ?? null;
  if (changed !== null)
    return <p>{changing.text(deadlineText(changed.week, changed.deadline, language))}</p>;
  return <p>{week === null ? hint : weekSentence(week, language)}</p>;
}

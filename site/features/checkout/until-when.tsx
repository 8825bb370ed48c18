import { deadlineText } from "#domain/schedule/deadline-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";

/** Until when orders are taken, or until when the order that is changed can be changed. */
export function UntilWhen() {
  const { language } = useLanguage();
  const { changing } = usePlacedOrderTexts();
  const changed = useOrderState()?.changedOrder ?? null;
  const deadlineHint = useDeadlineHint();
  return (
    <p>
      {changed === null
        ? deadlineHint
        : changing.text(deadlineText(changed.week, changed.deadline, language))}
    </p>
  );
}

import { deadlineText } from "#domain/schedule/deadline-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { WeekOfForm } from "./week-of-form.tsx";

/** For which week and until when the order is, or until when the order that is changed can be changed. */
export function UntilWhen() {
  const { language } = useLanguage();
  const { changing } = usePlacedOrderTexts();
  const changed = useOrderState()?.changedOrder ?? null;
  return changed === null ? (
    <WeekOfForm />
  ) : (
    <p>{changing.text(deadlineText(changed.week, changed.deadline, language))}</p>
  );
}

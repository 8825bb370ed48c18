import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { useDeadlineInWords } from "#site/order-state/use-deadline-in-words.ts";
import { isTold, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";

/** For which week and until when the order is. */
export function WeekOfForm() {
  const { language } = useLanguage();
  const { orderWeek } = useOrderTexts();
  const hint = useDeadlineHint();
  const week = useOrderWeek();
  const deadline = useDeadlineInWords(week);
  if (week !== null && !isTold(week)) return <p>{weekSentence(week, language)}</p>;
  return (
    <>
      <p>{hint}</p>
      {deadline !== null && <p>{orderWeek.isFor(deadline)}</p>}
    </>
  );
}

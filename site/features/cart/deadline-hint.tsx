import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { useDeadlineInWords } from "#site/order-state/use-deadline-in-words.ts";
import { isTold, useOrderWeek } from "#site/order-state/use-order-week.ts";

/**
 * Until when orders are taken, for screens on which the top bar does not tell it, and the week that the cart is for. In a week that
 * is not ordinary a line above the page tells the rest.
 */
export function DeadlineHint() {
  const { orderWeek } = useOrderTexts();
  const hint = useDeadlineHint();
  const week = useOrderWeek();
  const deadline = useDeadlineInWords(week);
  return (
    <>
      {isTold(week) && <p>{hint}</p>}
      {deadline !== null && <p>{orderWeek.isFor(deadline)}</p>}
    </>
  );
}

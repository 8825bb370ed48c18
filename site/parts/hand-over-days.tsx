import { useMessages } from "#site/language/language-context.tsx";
import { useOrderWeek } from "#site/order-state/use-order-week.ts";

/**
 * On which days the food comes of orders that are placed now, after a sentence that says when orders close; nothing until the seller has
 * set it. Suspends until the answer has arrived.
 */
export function HandOverDays({ after }: { readonly after: string }) {
  const { shell } = useMessages();
  const days = useOrderWeek()?.handOverDays;
  return days != null && `${after}${shell.handOver(days)}`;
}

import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "./use-shop.ts";

/**
 * The sentence that tells the weekly order deadline; Wednesday 2pm if the server has no settings, and nothing as long as it does not
 * answer. Suspends until the answer has arrived.
 */
export function useDeadlineHint(): string {
  const { shell } = useMessages();
  const shop = useShop();
  if (shop === undefined) return "";
  const { weekday, hour, minute } = shop?.deadline ?? wednesdayTwoPm;
  return shell.deadlineHint(shell.deadline(weekday, hour, minute));
}

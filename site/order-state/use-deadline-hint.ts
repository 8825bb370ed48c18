import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "./use-shop.ts";

/** The sentence that tells the weekly order deadline; Wednesday 2pm if the server has no settings. Suspends until the answer has arrived. */
export function useDeadlineHint(): string {
  const { shell } = useMessages();
  const { weekday, hour, minute } = useShop()?.deadline ?? wednesdayTwoPm;
  return shell.deadlineHint(shell.deadline(weekday, hour, minute));
}

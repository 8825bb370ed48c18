import type { SiteLanguage } from "#domain/language/language.ts";
import { deadlineText } from "#domain/schedule/date-text.ts";
import { weekTexts } from "#site/language/week-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import type { ShownOrderWeek } from "./use-order-week.ts";

/** What a week is that orders are taken for, until when, or from when, and why it is another one than usual. For code that is loaded late. */
export function weekSentence(
  { week, deadline, opensAt, reason }: ShownOrderWeek,
  language: SiteLanguage,
): string {
  const texts = weekTexts[language];
  const inWords = (instant: string) =>
    wholeDates(deadlineText(week, Date.parse(instant), language), language);
  const sentence =
    opensAt == null
      ? texts.until(inWords(deadline))
      : texts.opensAt(inWords(opensAt), inWords(deadline));
  return reason == null ? sentence : `${sentence} ${reason}`;
}

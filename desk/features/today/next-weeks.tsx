import { Link } from "wouter";
import { type NextWeeksQuery, nextWeeksDocument } from "#contract/generated/desk-operations.ts";
import { dayAndTimeText, dayText, shortDayText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./today-page.module.css";

type NextWeek = NextWeeksQuery["comingWeeks"][number];

/** A holiday is told so many weeks ahead, while there is still time to skip its week. */
const weeksAhead = 4;

/** Leads to the coming weeks, and says which of them are special or have holidays on which work is forbidden. */
export function NextWeeks() {
  const { messages } = useLanguage();
  const { today, weeks: texts } = messages;
  const answer = useRenewedQuery(nextWeeksDocument, {});
  const linesOf = useLines();
  const lines = answer.ok ? answer.data.comingWeeks.flatMap(linesOf) : [];
  return (
    <Stack as="section" className={styles.section}>
      <h2>{texts.title}</h2>
      {lines.length > 0 && (
        <Stack as="ul" gap={1} className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
      <p className={styles.row}>
        <Link href="/weeks" className={styles.link ?? ""}>
          {today.toWeeks}
        </Link>
      </p>
    </Stack>
  );
}

/** What is to be said of a week, if anything. */
function useLines(): (week: NextWeek, index: number) => readonly string[] {
  const { language, messages } = useLanguage();
  const { today } = messages;
  return ({ week, deadline, isClosed, ownDeadline, reason, holidays }, index) => {
    const day = dayText(week, language);
    const why = reason?.[language] ?? null;
    if (isClosed) return [today.weekClosed(day, why)];
    if (ownDeadline !== null) {
      const moment = dayAndTimeText(deadline, language);
      return [today.weekMoved(day, moment, why)];
    }
    const rest = holidays.filter(({ isRest }) => isRest);
    if (rest.length === 0 || index >= weeksAhead) return [];
    const names = rest.map(
      ({ name, from }) => `${name[language]}, ${shortDayText(from, language)}`,
    );
    return [today.holidaysNear(day, names.join("; "))];
  };
}

import { Link } from "wouter";
import type { TodayQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { dateText } from "#domain/schedule/date-text.ts";
import styles from "./today-page.module.css";

interface UnfinishedWeeksProps {
  readonly weeks: TodayQuery["today"]["unfinished"];
}

/** Earlier weeks that are not closed and have something open; each leads to its own page of this kind. */
export function UnfinishedWeeks({ weeks }: UnfinishedWeeksProps) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  if (weeks.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{today.earlierWeeks}</h2>
      <ul className={styles.rows}>
        {weeks.map(({ week, orders, handedOver, unpaid }) => {
          const open = [
            ...(handedOver < orders ? [today.notHandedOver(orders - handedOver)] : []),
            ...(unpaid > 0 ? [today.notPaid(unpaid)] : []),
          ];
          return (
            <li key={week} className={styles.row}>
              <Link href={`/?week=${week}`} className={styles.link ?? ""}>
                <span>{[dateText(week, language), ...open].join(" · ")}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

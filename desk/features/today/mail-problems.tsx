import { Link } from "wouter";
import type { TodayQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import styles from "./today-page.module.css";

interface MailProblemsProps {
  readonly mails: TodayQuery["today"]["deadMails"];
  readonly waiting: TodayQuery["today"]["waitingMails"];
}

/** Mails to customers that could not be delivered, each with its order, and mails that have waited for long. */
export function MailProblems({ mails, waiting }: MailProblemsProps) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  if (mails.length === 0 && waiting === null) return null;
  return (
    <section className={styles.section}>
      <h2>{today.mails}</h2>
      <ul className={styles.rows}>
        {mails.map(({ id, orderNumber, name, recipient }) => (
          <li key={id} className={styles.row}>
            <Link href={`/orders/${orderNumber}`} className={styles.link ?? ""}>
              <span>
                {today.notDelivered} <bdi>{name}</bdi> (<bdi dir="ltr">{recipient}</bdi>)
              </span>
            </Link>
          </li>
        ))}
        {waiting !== null && (
          <li className={styles.row}>
            {waiting.since === null
              ? today.mailsOfFuture(waiting.count)
              : today.mailsWait(waiting.count, momentText(waiting.since, language))}
          </li>
        )}
      </ul>
    </section>
  );
}

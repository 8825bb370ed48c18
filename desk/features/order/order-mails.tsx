import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import type { OrderMail } from "#desk/order-parts/use-order-page.ts";
import { mailProblem } from "#domain/desk/mail-problem.ts";
import styles from "./order-mails.module.css";
import { SendAgain } from "./send-again.tsx";

/** The mails of an order: waiting, sent, or failed and why. Each can be sent again. */
export function OrderMails({ mails }: { readonly mails: readonly OrderMail[] }) {
  const { messages } = useLanguage();
  const texts = messages.order;
  return (
    <section aria-labelledby="mails" className={styles.mails}>
      <h2 id="mails">{texts.mails}</h2>
      {mails.length === 0 ? (
        <p>{texts.noMails}</p>
      ) : (
        <ul className={styles.list}>
          {mails.map((mail) => (
            <li key={mail.id} className={styles.mail}>
              <h3 className={styles.kind}>{texts.mailKinds[mail.kind]}</h3>
              <bdi dir="ltr" className={styles.recipient}>
                {mail.recipient}
              </bdi>
              <MailStatus mail={mail} />
              {mail.status !== "withdrawn" && <SendAgain mail={mail} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MailStatus({ mail }: { readonly mail: OrderMail }) {
  const { language, messages } = useLanguage();
  const texts = messages.order;
  const { status, attempts, lastError, sentAt, nextAttemptAt } = mail;
  if (status === "sent" && sentAt !== null)
    return <p className={styles.sent}>{texts.mailSent(momentText(sentAt, language))}</p>;
  if (status === "withdrawn") return <p className={styles.when}>{texts.mailWithdrawn}</p>;
  return (
    <>
      <p className={status === "dead" ? styles.dead : styles.waiting}>
        {status === "dead" ? texts.mailDead : texts.mailWaiting}
        {lastError !== null && `: ${texts.problems[mailProblem(lastError)]}`}
      </p>
      {status === "waiting" && attempts > 0 && (
        <p className={styles.when}>
          {texts.mailRetries(momentText(nextAttemptAt, language), attempts)}
        </p>
      )}
      {lastError !== null && (
        <details className={styles.answer}>
          <summary>{texts.serverSaid}</summary>
          <p lang="en" dir="ltr">
            {lastError}
          </p>
        </details>
      )}
    </>
  );
}

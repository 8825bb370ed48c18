import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import type { OrderMail } from "#desk/parts/order/use-order-page.ts";
import { mailProblem } from "#domain/order-log/mail-problem.ts";
import { Hint, ListRow, Section, Stack, Text } from "#web/ui/layout.tsx";
import styles from "./order-mails.module.css";
import { SendAgain } from "./send-again.tsx";

/** The mails of an order: waiting, sent, or failed and why. Each can be sent again. */
export function OrderMails({ mails }: { readonly mails: readonly OrderMail[] }) {
  const { messages } = useLanguage();
  const texts = messages.order;
  return (
    <Section aria-labelledby="mails">
      <h2 id="mails">{texts.mails}</h2>
      {mails.length === 0 ? (
        <p>{texts.noMails}</p>
      ) : (
        <Stack as="ul">
          {mails.map((mail) => (
            <ListRow key={mail.id} gap={1}>
              <h3 className={styles.kind}>{texts.mailKinds[mail.kind]}</h3>
              <bdi dir="ltr" className={styles.recipient}>
                {mail.recipient}
              </bdi>
              <MailStatus mail={mail} />
              {mail.status !== "withdrawn" && <SendAgain mail={mail} />}
            </ListRow>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function MailStatus({ mail }: { readonly mail: OrderMail }) {
  const { language, messages } = useLanguage();
  const texts = messages.order;
  const { status, attempts, lastError, sentAt, nextAttemptAt } = mail;
  if (status === "sent" && sentAt !== null)
    return <Text tone="leaf">{texts.mailSent(shownMoment(sentAt, language))}</Text>;
  if (status === "withdrawn") return <Hint>{texts.mailWithdrawn}</Hint>;
  return (
    <>
      <Text tone={status === "dead" ? "problem" : undefined}>
        {status === "dead" ? texts.mailDead : texts.mailWaiting}
        {lastError !== null && `: ${texts.problems[mailProblem(lastError)]}`}
      </Text>
      {status === "waiting" && attempts > 0 && (
        <Hint>{texts.mailRetries(shownMoment(nextAttemptAt, language), attempts)}</Hint>
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

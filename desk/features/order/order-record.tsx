import { useEffect } from "react";
import { orderPageDocument } from "#contract/generated/desk-operations.ts";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { type OrderMail, useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { mailProblem } from "#domain/order-log/mail-problem.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Hint, ListRow, Section, Stack, Text } from "#web/ui/layout.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { OrderHistory } from "./order-history.tsx";
import styles from "./order-record.module.css";
import { SendAgain } from "./send-again.tsx";

/** How often the mails are asked for while one of them waits, in milliseconds. */
const mailsEvery = 10_000;

/** The mails and the history of an order, which only the server knows. Suspends until it has answered. */
export function OrderRecord({ order }: { readonly order: ShownDeskOrder }) {
  const { language, messages } = useLanguage();
  const { client } = useGraphql();
  const { number, state } = order;
  const page = useOrderPage(number);
  const newest = page?.history[0]?.id ?? 0;
  const isMailWaiting = page?.mails.some(({ status }) => status === "waiting") === true;

  useEffect(() => {
    if (state.lastEvent > newest) void client.reload(orderPageDocument, { number, language });
  }, [client, number, language, state.lastEvent, newest]);

  useEffect(() => {
    if (!isMailWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        void client.reload(orderPageDocument, { number, language });
    }, mailsEvery);
    return () => clearInterval(timer);
  }, [client, number, language, isMailWaiting]);

  if (page === undefined) {
    return (
      <Section as="div" role="alert">
        <p>{messages.order.historyFailed}</p>
        <TryAgainButton
          texts={messages.shell}
          onTry={() => client.reload(orderPageDocument, { number, language })}
        />
      </Section>
    );
  }
  return (
    <>
      <OrderMails mails={page.mails} isErased={state.isErased} />
      <OrderHistory order={order} history={page.history} mails={page.mails} />
    </>
  );
}

/** The mails of an order: waiting, sent, or failed and why. Each can be sent again. */
function OrderMails({
  mails,
  isErased,
}: {
  readonly mails: readonly OrderMail[];
  readonly isErased: boolean;
}) {
  const { messages } = useLanguage();
  const texts = messages.order;
  return (
    <Section title={texts.mails}>
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
              {mail.status !== "withdrawn" && !isErased && <SendAgain mail={mail} />}
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
        <Hint as="details" className={styles.answer}>
          <summary>{texts.serverSaid}</summary>
          <p lang="en" dir="ltr">
            {lastError}
          </p>
        </Hint>
      )}
    </>
  );
}

import { type SyntheticEvent, useEffect, useId, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { mailSlipTexts } from "#desk/language/mail-slip-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { type OrderMail, useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { parseEmail } from "#domain/customer/customer-form.ts";
import { mailProblem } from "#domain/order-log/mail-problem.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError, fieldErrorProps, inputClass } from "#web/ui/field.tsx";
import { Hint, ListRow, Row, Said, Section, Stack, Text } from "#web/ui/layout.tsx";
import { MailSlip } from "#web/ui/mail-slip.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { useMinute } from "#web/ui/use-minute.ts";
import { OrderHistory } from "./order-history.tsx";
import styles from "./order-record.module.css";

/** How often the mails are asked for while one of them waits, in milliseconds. */
const mailsEvery = 10_000;

/** The mails and the history of an order, which only the server knows. Suspends until it has answered. */
export function OrderRecord({ order }: { readonly order: ShownDeskOrder }) {
  const { language, messages } = useLanguage();
  const { client } = useCalls();
  const { number, state } = order;
  const page = useOrderPage(number);
  const newest = page?.history[0]?.id ?? 0;
  const isMailWaiting = page?.mails.some(({ status }) => status === "waiting") === true;

  useEffect(() => {
    if (state.lastEvent > newest) void client.reload("order", { number, language });
  }, [client, number, language, state.lastEvent, newest]);

  useEffect(() => {
    if (!isMailWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void client.reload("order", { number, language });
    }, mailsEvery);
    return () => clearInterval(timer);
  }, [client, number, language, isMailWaiting]);

  if (page === undefined) {
    return (
      <Section as="div" role="alert">
        <p>{messages.order.historyFailed}</p>
        <TryAgainButton
          texts={messages.shell}
          onTry={() => client.reload("order", { number, language })}
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
              {mail.status !== "withdrawn" && !isErased && (
                <May call="sendMailAgain">
                  <SendAgain mail={mail} />
                </May>
              )}
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
  if (status === "withdrawn")
    return mail.isReaddressed ? (
      <Text tone="problem">{texts.mailReaddressed}</Text>
    ) : (
      <Hint>{texts.mailWithdrawn}</Hint>
    );
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

/**
 * Sends a mail again, to its address or to a corrected one, for which the passkey may be asked. It needs a connection: nothing of it
 * waits on the device.
 */
function SendAgain({ mail }: { readonly mail: OrderMail }) {
  const { language, messages } = useLanguage();
  const { client, call } = useCalls();
  const { isBusy, problem: obstacle, run } = useConfirmed();
  const texts = messages.order;
  const id = useId();
  const [outcome, setOutcome] = useState("");
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const [right, setRight] = useState("");
  const mailSlip = useTexts(mailSlipTexts);
  const problem = isWrong ? texts.invalidAddress : undefined;
  const now = useMinute();
  const againAt = mail.againAt ?? 0;
  const isFree = now >= againAt;
  const isUnconfirmed = obstacle !== null && isAboutSigningIn(obstacle);

  const send = async (recipient: string | null) => {
    setOutcome("");
    await run(
      () => call("sendMailAgain", { id: mail.id, recipient }),
      async (sent) => {
        setTyped(undefined);
        await client.reload("order", { number: mail.orderNumber, language });
        const isDue = sent.status === "waiting";
        setOutcome(isDue ? texts.sentAgain(sent.recipient) : texts.sentLately);
      },
    );
  };
  const sendToTyped = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = parseEmail(typed ?? "");
    setIsWrong(address === undefined);
    if (address !== undefined) void send(address);
  };

  return (
    <Stack gap={2}>
      <Row>
        {isFree && (
          <Button data-once aria-busy={isBusy} onClick={() => void send(null)}>
            {messages.shell.sendAgain}
          </Button>
        )}
        {mail.kind === "customer" && (
          <Button
            look="quiet"
            aria-expanded={typed !== undefined}
            onClick={() => setTyped(typed === undefined ? mail.recipient : undefined)}
          >
            {texts.sendElsewhere}
          </Button>
        )}
      </Row>
      {!isFree && <Hint>{texts.againFrom(shownMoment(againAt, language))}</Hint>}
      {typed !== undefined && (
        <Stack as="form" noValidate gap={2} align="start" onSubmit={sendToTyped}>
          <ConfirmHint />
          <MailSlip
            texts={mailSlip}
            value={typed}
            right={right}
            onTake={(address) => {
              setTyped(address);
              setIsWrong(false);
            }}
            onKeep={setRight}
          >
            <label htmlFor={id}>{texts.newAddress}</label>
            <input
              id={id}
              type="email"
              dir="ltr"
              autoComplete="off"
              className={inputClass}
              value={typed}
              {...fieldErrorProps(id, problem)}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setIsWrong(false);
              }}
            />
            <FieldError id={id} error={problem} />
          </MailSlip>
          <Button look="main" type="submit" data-once aria-busy={isBusy}>
            {texts.send}
          </Button>
        </Stack>
      )}
      {isUnconfirmed && <ProblemNote problem={obstacle} />}
      <Said>{obstacle !== null && !isUnconfirmed ? texts.sendFailed : outcome}</Said>
    </Stack>
  );
}

/** Whether the person did not confirm; every other problem is one of sending. */
function isAboutSigningIn(problem: AnyProblem): boolean {
  return problem === "CONFIRM_FIRST" || problem === "NO_PASSKEYS" || problem.startsWith("PASSKEY_");
}

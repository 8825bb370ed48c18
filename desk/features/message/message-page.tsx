import { Suspense, useEffect, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { messageTexts } from "#desk/language/message-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { WeekChoice } from "#desk/parts/page/week-choice.tsx";
import { directionOf, otherLanguage } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Hint, Page, Row, Said, Section, Stack, Toolbar } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { emptyMessage, isMessageDraft, missingTexts } from "./message-draft.ts";
import { MessageFields } from "./message-fields.tsx";
import styles from "./message-page.module.css";
import { MessagePreview } from "./message-preview.tsx";
import { placesOf, recipientsOf } from "./recipients.ts";

/** A message to all customers of a week or of a place: written, looked at, sent, and withdrawn within two minutes. */
export function MessagePage() {
  const { messages } = useLanguage();
  const week = useWeek();
  const [kept, keep] = useDraft(`message ${week.week}`, isMessageDraft);
  const draft = kept ?? emptyMessage;
  const recipients = recipientsOf(week.orders, draft.place);
  const [previewOf, setPreviewOf] = useState<string | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const isPreview = previewOf === week.week || draft.actionId !== null;

  const look = () => {
    const found = missingTexts(draft, recipients.needed);
    setMissing(found);
    setPreviewOf(found.size === 0 ? week.week : null);
  };
  const finish = (sentence: string) => {
    setPreviewOf(null);
    setSaid(sentence);
  };
  return (
    <Page isText>
      <ScreenBar title={messages.orders.message}>
        <WeekChoice week={week.week} />
      </ScreenBar>
      <Said>{said}</Said>
      {isPreview ? (
        <MessagePreview
          week={week.week}
          draft={draft}
          recipients={recipients}
          keep={keep}
          onEdit={() => setPreviewOf(null)}
          onSent={finish}
        />
      ) : (
        <MessageFields
          draft={draft}
          places={placesOf(week.orders, week.places)}
          recipients={recipients}
          missing={missing}
          onChange={(changed) => {
            setSaid("");
            void keep(changed);
          }}
          onLook={look}
        />
      )}
      <Suspense fallback={null}>
        <SentMessages key={week.week} week={week.week} onSaid={setSaid} />
      </Suspense>
    </Page>
  );
}

type Message = AnswerOf<"messages">[number];

/** How often the list is read while mails wait, in milliseconds. */
const pauseMs = 5_000;

interface SentMessagesProps {
  readonly week: string;
  /** Says the outcome of withdrawing. */
  readonly onSaid: (said: string) => void;
}

/** The messages to the customers of a week, newest first, with what happened to their mails. Suspends until they are known. */
function SentMessages({ week, onSaid }: SentMessagesProps) {
  const { messages } = useLanguage();
  const texts = useTexts(messageTexts);
  const { client } = useCalls();
  const answer = useRenewedCall("messages", { week });
  const sent = answer.ok ? answer.data : [];
  const isWaiting = sent.some(({ waiting }) => waiting > 0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void client.reload("messages", { week });
    }, pauseMs);
    return () => clearInterval(timer);
  }, [client, isWaiting, week]);
  return (
    <Section title={texts.sent}>
      {!answer.ok && (
        <div role="alert">
          <p>{texts.listFailed}</p>
          <TryAgainButton
            texts={messages.shell}
            onTry={() => client.reload("messages", { week })}
          />
        </div>
      )}
      {answer.ok && sent.length === 0 && <Hint>{texts.none}</Hint>}
      <Stack as="ul">
        {sent.map((message) => (
          <SentMessage key={message.actionId} message={message} onSaid={onSaid} />
        ))}
      </Stack>
    </Section>
  );
}

interface SentMessageProps extends Pick<SentMessagesProps, "onSaid"> {
  readonly message: Message;
}

function SentMessage({ message, onSaid }: SentMessageProps) {
  const { language } = useLanguage();
  const texts = useTexts(messageTexts);
  const { client, call } = useCalls();
  const [isBusy, setIsBusy] = useState(false);
  const { actionId, at, dueAt, week, place, subject, text, waiting } = message;
  // It may have been written in one language only.
  const shown = subject[language] === "" ? otherLanguage(language) : language;
  const states = (["waiting", "sent", "dead", "withdrawn"] as const).flatMap((state) =>
    message[state] > 0 ? [texts.states[state](message[state])] : [],
  );
  const withdraw = async () => {
    if (isBusy) return;
    setIsBusy(true);
    // Null is an answer, too.
    const outcome = await sendAction(
      () => call("withdrawMessage", { actionId }),
      (withdrawn) => ({ withdrawn }),
    );
    await client.reload("messages", { week });
    setIsBusy(false);
    onSaid(outcome.kind === "answered" ? texts.withdrawn : texts.withdrawFailed);
  };
  return (
    <Card as="li" isLow gap={2} className={styles.message}>
      <details>
        <summary lang={shown} dir={directionOf(shown)}>
          {subject[shown]}
        </summary>
        <p lang={shown} dir={directionOf(shown)} className={styles.text}>
          {text[shown]}
        </p>
      </details>
      <Row as="p" gap={4} lines={0} tone="soft" size="small">
        <span>{shownMoment(at, language)}</span>
        <span>{place ?? texts.toEverybody}</span>
        {states.map((state) => (
          <span key={state}>{state}</span>
        ))}
      </Row>
      {waiting > 0 && (
        <Toolbar>
          <Button aria-busy={isBusy} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
          <Hint as="span">{texts.withdrawHint(shownMoment(dueAt, language))}</Hint>
        </Toolbar>
      )}
    </Card>
  );
}

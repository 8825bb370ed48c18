import { useEffect, useEffectEvent, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { messageTexts } from "#desk/language/message-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { directionOf, otherLanguage } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Hint, Row, Toolbar } from "#web/ui/layout.tsx";
import styles from "./sent-message.module.css";

type Message = AnswerOf<"messages">[number];

/** How often what happened to mails is read while they wait, in milliseconds. */
const pauseMs = 5_000;

/** Calls `reload` while mails of some messages wait and the page is seen. */
export function useReloadWhileWaiting(
  messages: readonly Message[],
  reload: () => Promise<unknown>,
): void {
  const isWaiting = messages.some(({ waiting }) => waiting > 0);
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void reload();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => look(), pauseMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

interface SentMessageProps {
  readonly message: Message;
  /** What it is called; without it its subject. */
  readonly title?: string;
  readonly toWhom: string;
  /** Reads it again. */
  readonly reload: () => Promise<unknown>;
  /** Says the outcome of withdrawing. */
  readonly onSaid: (said: string) => void;
}

/** A message that was sent, with what happened to its mails and the press that withdraws those that wait. */
export function SentMessageCard({ message, title, toWhom, reload, onSaid }: SentMessageProps) {
  const { language } = useLanguage();
  const texts = useTexts(messageTexts);
  const { call } = useCalls();
  const [isBusy, setIsBusy] = useState(false);
  const { actionId, at, dueAt, subject, text, waiting } = message;
  // It may have been written in one language only.
  const shown = text[language] === "" ? otherLanguage(language) : language;
  const written = { lang: shown, dir: directionOf(shown) };
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
    await reload();
    setIsBusy(false);
    onSaid(outcome.kind === "answered" ? texts.withdrawn : texts.withdrawFailed);
  };
  return (
    <Card as="li" isLow gap={2} className={styles.message}>
      <details>
        {title === undefined ? (
          <summary {...written}>{subject[shown]}</summary>
        ) : (
          <summary>{title}</summary>
        )}
        <p {...written} className={styles.text}>
          {text[shown]}
        </p>
      </details>
      <Row as="p" gap={4} lines={0} tone="soft" size="small">
        <span>{shownMoment(at, language)}</span>
        <span>{toWhom}</span>
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

import { useEffect, useRef } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import type { Action } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { messageTexts } from "#desk/language/message-texts.ts";
import { useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
import {
  problemOfOutcome,
  type StoredOutcome,
  sendToStore,
} from "#desk/parts/page/send-to-store.ts";
import { directionOf } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Hint, Said, Section, Toolbar } from "#web/ui/layout.tsx";
import { type MessageDraft, writtenFor } from "./message-draft.ts";
import { RecipientCounts } from "./message-fields.tsx";
import styles from "./message-page.module.css";
import type { Recipients } from "./recipients.ts";

interface MessagePreviewProps {
  readonly week: string;
  readonly draft: MessageDraft;
  readonly recipients: Recipients;
  readonly keep: (draft: MessageDraft | undefined) => Promise<void>;
  readonly onEdit: () => void;
  /** Called with the sentence that announces that it is stored. */
  readonly onSent: (said: string) => void;
}

/** The message as customers will read it, and the press that sends it, at most once by its action id. */
export function MessagePreview({
  week,
  draft,
  recipients,
  keep,
  onEdit,
  onSent,
}: MessagePreviewProps) {
  const { shell } = useMessages();
  const texts = useTexts(messageTexts);
  const { client, call } = useCalls();
  const { hasPasskey } = useMe();
  const draftWarnings = useDraftWarnings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const sendWith = ({ actionId }: Action) => {
    const { place, subject, text } = draft;
    const message = { actionId, week, place, subject, text };
    return sendToStore(() => call("sendMessage", message), texts.outcomes, hasPasskey);
  };
  const keepSent = async (sending: Action | null) =>
    keep({ ...draft, actionId: sending?.actionId ?? null });
  const { isBusy, isOnline, isInDoubt, outcome, send } = useAction<StoredOutcome>({
    sending: draft.actionId === null ? null : { actionId: draft.actionId, pressedAt: 0 },
    keep: keepSent,
    send: sendWith,
    settle: async ({ kind }) => (kind === "stored" ? keep(undefined) : keepSent(null)),
    onSettled: async ({ kind }) => {
      if (kind !== "stored") return;
      await client.reload("messages", { week });
      onSent(texts.saidSent);
    },
  });
  const problem = outcome === null ? null : problemOfOutcome(outcome);

  return (
    <Section aria-labelledby="preview">
      <h2 ref={heading} id="preview" tabIndex={-1}>
        {texts.preview}
      </h2>
      {draft.place !== null && <p>{draft.place}</p>}
      <RecipientCounts recipients={recipients} />
      {recipients.needed.map((language) => {
        const written = writtenFor(language, draft);
        const asWritten = { lang: written, dir: directionOf(written) };
        return (
          <Card
            as="article"
            key={language}
            lang={language}
            dir={directionOf(language)}
            isLow
            gap={2}
            className={styles.mail}
          >
            <h3 {...asWritten}>{draft.subject[written]}</h3>
            <Hint>{texts.previewGreeting[language]}</Hint>
            {written !== language && <Hint>{texts.previewOther[language]}</Hint>}
            <p {...asWritten} className={styles.text}>
              {draft.text[written]}
            </p>
          </Card>
        );
      })}
      <Hint>{texts.previewHint}</Hint>
      {problem !== null && <ProblemNote problem={problem} />}
      <Said role="alert" tone="problem">
        {[
          ...(outcome?.kind === "refused" ? [outcome.why] : []),
          ...(isInDoubt ? [texts.inDoubt] : []),
          ...(isOnline ? [] : [texts.offline]),
          ...draftWarnings,
        ].join(" ")}
      </Said>
      <Toolbar>
        <Button
          look="main"
          aria-busy={isBusy}
          aria-disabled={!isOnline}
          onClick={isOnline ? send : undefined}
        >
          {isInDoubt ? shell.sendAgain : texts.send(recipients.total)}
        </Button>
        {draft.actionId === null && <Button onClick={onEdit}>{texts.edit}</Button>}
      </Toolbar>
      <Hint>{texts.sendHint}</Hint>
    </Section>
  );
}

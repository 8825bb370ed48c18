import { useEffect, useRef } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { hasOutcome } from "#desk/data/connection/has-outcome.ts";
import { type Action, type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { type AfterConfirming, sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { messageTexts } from "#desk/language/message-texts.ts";
import { problemOfOutcome } from "#desk/parts/page/problem-of-outcome.ts";
import { useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
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

/** The outcome of sending it. */
type Outcome =
  | { readonly kind: "stored" }
  | { readonly kind: "refused"; readonly why: string }
  | AfterConfirming<NoAnswer>;

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

  const sendWith = async ({ actionId }: Action): Promise<Outcome> => {
    const { place, subject, text } = draft;
    const sent = await sendConfirmed(
      () =>
        sendAction(
          () => call("sendMessage", { actionId, week, place, subject, text }),
          (answer) => (hasOutcome(answer) ? answer.outcome : null),
        ),
      hasPasskey,
    );
    if (sent.kind !== "answered") return sent;
    return sent.data === "recorded" || sent.data === "repeated"
      ? { kind: "stored" }
      : { kind: "refused", why: texts.outcomes[sent.data] };
  };
  const keepSent = async (sending: Action | null) =>
    keep({ ...draft, actionId: sending?.actionId ?? null });
  const { isBusy, isOnline, isInDoubt, outcome, send } = useAction<Outcome>({
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

import { useEffect, useRef, useState } from "react";
import { messagesDocument, sendMessageDocument } from "#contract/generated/desk-operations.ts";
import { hasOutcome } from "#desk/connection/has-outcome.ts";
import { useDraftsFailing } from "#desk/drafts/draft-context.tsx";
import { useMessageTexts } from "#desk/language/use-message-texts.ts";
import { ProblemNote } from "#desk/session/problem-note.tsx";
import { runConfirmed } from "#desk/session/run-confirmed.ts";
import { useMe } from "#desk/session/session-context.tsx";
import type { AnyProblem } from "#desk/session/sign-in.ts";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import { directionOf } from "#domain/language/language.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Hint, Said, Section, Toolbar } from "#web/ui/layout.tsx";
import type { MessageDraft } from "./message-draft.ts";
import { RecipientCounts } from "./message-fields.tsx";
import styles from "./message-page.module.css";
import type { Recipients } from "./recipients.ts";

interface MessagePreviewProps {
  readonly week: string;
  readonly draft: MessageDraft;
  readonly recipients: Recipients;
  readonly keep: (draft: MessageDraft | undefined) => Promise<void>;
  readonly onEdit: () => void;
  /** Called with what is to be said once it is stored. */
  readonly onSent: (said: string) => void;
}

/** Problems after which the message is certainly not stored: the person can go back to editing. */
const certain: ReadonlySet<AnyProblem> = new Set([
  "CONFIRM_FIRST",
  "NOT_ALLOWED",
  "BAD_REQUEST",
  "TOO_MANY_TRIES",
]);

/** The message as customers will read it, and the press that sends it, at most once by its action id. */
export function MessagePreview({
  week,
  draft,
  recipients,
  keep,
  onEdit,
  onSent,
}: MessagePreviewProps) {
  const texts = useMessageTexts();
  const { client, execute } = useGraphql();
  const { hasPasskey } = useMe();
  const { connection } = useWeekStatus();
  const isStorageFailing = useDraftsFailing();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const [refusal, setRefusal] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOnline = connection === "online";
  const isInDoubt = draft.actionId !== null && !isBusy;

  const send = async () => {
    if (isBusy || !isOnline) return;
    setIsBusy(true);
    setProblem(null);
    setRefusal("");
    const wasInDoubt = draft.actionId !== null;
    const actionId = draft.actionId ?? crypto.randomUUID();
    // The device keeps the action id before it sends, so that a reload sends the same message again.
    await keep({ ...draft, actionId });
    const { place, subject, text } = draft;
    const answer = await runConfirmed(
      () => execute(sendMessageDocument, { message: { actionId, week, place, subject, text } }),
      hasPasskey,
      { isWhole: ({ sendMessage }) => hasOutcome(sendMessage) },
    );
    setIsBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem);
      if (certain.has(answer.problem) && !wasInDoubt) await keep({ ...draft, actionId: null });
      return;
    }
    const { outcome } = answer.data.sendMessage;
    if (outcome === "recorded" || outcome === "repeated") {
      await keep(undefined);
      await client.reload(messagesDocument, { week });
      onSent(texts.saidSent);
      return;
    }
    await keep({ ...draft, actionId: null });
    setRefusal(texts.outcomes[outcome]);
  };

  return (
    <Section aria-labelledby="preview">
      <h2 ref={heading} id="preview" tabIndex={-1}>
        {texts.preview}
      </h2>
      {draft.place !== null && <p>{draft.place}</p>}
      <RecipientCounts recipients={recipients} />
      {recipients.needed.map((language) => (
        <Card
          as="article"
          key={language}
          lang={language}
          dir={directionOf(language)}
          isLow
          gap={2}
          className={styles.mail}
        >
          <h3>{draft.subject[language]}</h3>
          <Hint>{texts.previewGreeting[language]}</Hint>
          <p className={styles.text}>{draft.text[language]}</p>
        </Card>
      ))}
      <Hint>{texts.previewHint}</Hint>
      {problem !== null && <ProblemNote problem={problem} />}
      <Said role="alert" tone="problem">
        {[
          refusal,
          ...(isInDoubt && problem !== null && !certain.has(problem) ? [texts.inDoubt] : []),
          ...(isOnline ? [] : [texts.offline]),
          ...(isStorageFailing ? [texts.draftFails] : []),
        ]
          .filter((sentence) => sentence !== "")
          .join(" ")}
      </Said>
      <Toolbar>
        <Button
          look="main"
          aria-busy={isBusy}
          aria-disabled={!isOnline}
          onClick={() => void send()}
        >
          {isInDoubt ? texts.sendAgain : texts.send(recipients.total)}
        </Button>
        {draft.actionId === null && <Button onClick={onEdit}>{texts.edit}</Button>}
      </Toolbar>
      <Hint>{texts.sendHint}</Hint>
    </Section>
  );
}

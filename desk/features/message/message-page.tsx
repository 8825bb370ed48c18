import { Suspense, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { messageTexts } from "#desk/language/message-texts.ts";
import { SentMessageCard, useReloadWhileWaiting } from "#desk/parts/page/sent-message.tsx";
import { WeekChoice } from "#desk/parts/page/week-choice.tsx";
import { Hint, Page, Said, Section, Stack } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { emptyMessage, isMessageDraft, missingTexts } from "./message-draft.ts";
import { MessageFields } from "./message-fields.tsx";
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
  useReloadWhileWaiting(sent, () => client.reload("messages", { week }));
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
          <SentMessageCard
            key={message.actionId}
            message={message}
            toWhom={message.place ?? texts.toEverybody}
            reload={() => client.reload("messages", { week })}
            onSaid={onSaid}
          />
        ))}
      </Stack>
    </Section>
  );
}

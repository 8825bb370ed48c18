import { Suspense, useState } from "react";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { WeekChoice } from "#desk/parts/order/week-choice.tsx";
import { Page, Said } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { emptyMessage, isMessageDraft, missingTexts } from "./message-draft.ts";
import { MessageFields } from "./message-fields.tsx";
import { MessagePreview } from "./message-preview.tsx";
import { placesOf, recipientsOf } from "./recipients.ts";
import { SentMessages } from "./sent-messages.tsx";

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
    <Page width={44}>
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

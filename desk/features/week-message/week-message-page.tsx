import { Suspense, useState } from "react";
import {
  keepGreetingDocument,
  regularsDocument,
  weekMessageDocument,
} from "#contract/generated/desk-late-operations.ts";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { useDraft, useDraftsFailing } from "#desk/data/drafts/draft-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { useDeviceChoice } from "#desk/language/use-device-choice.ts";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { FailedPage } from "#desk/parts/order/failed.tsx";
import { PillChoice } from "#desk/parts/order/pill-choice.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { ShareBar } from "#desk/parts/order/share-bar.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { directionOf, languages } from "#domain/language/language.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Hint, Page } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import {
  chatText,
  dishOf,
  draftFor,
  greetingOf,
  isChatDraft,
  linkOf,
  type WeekMessage,
  withTyped,
} from "./chat-draft.ts";
import { MessageTexts } from "./message-texts.tsx";
import { RegularPeople } from "./regulars.tsx";

/** The message of the week to customers in a chat: composed by the server, edited by the seller, copied or shared by her. Nothing is sent. */
export function WeekMessagePage() {
  const { shell } = useLanguage().messages;
  const texts = useTexts(weekMessageTexts);
  const { client } = useGraphql();
  // Asked for together with the message, and not after it.
  void client.prefetch(regularsDocument, {});
  const answer = useRenewedQuery(weekMessageDocument, {});
  if (!answer.ok) {
    const reload = () => void client.reload(weekMessageDocument, {});
    return <FailedPage title={shell.weekMessage} said={texts.failed} onTry={reload} />;
  }
  return (
    <Page width={44}>
      <ScreenBar title={shell.weekMessage} />
      <EditedMessage message={answer.data.weekMessage} />
    </Page>
  );
}

function EditedMessage({ message }: { readonly message: WeekMessage }) {
  const { language: shown } = useLanguage();
  const texts = useTexts(weekMessageTexts);
  const { client, execute } = useGraphql();
  const [kept, keep] = useDraft("week-message", isChatDraft);
  const draft = draftFor(message, kept);
  const [chosen, choose] = useDeviceChoice("desk-message-languages", ["he", "en", "both"]);
  const isFailing = useDraftsFailing();
  const [isOnDevice, setIsOnDevice] = useState(false);
  const written = languages.filter((language) => chosen === "both" || chosen === language);
  const { origin } = location;

  const keepGreeting = async () => {
    const greeting = {
      he: greetingOf(message, draft, "he"),
      en: greetingOf(message, draft, "en"),
    };
    if (greeting.he === message.greeting.he && greeting.en === message.greeting.en) return;
    const { kind } = await sendAction(
      () => execute(keepGreetingDocument, { greeting }),
      (data) => data.keepGreeting,
    );
    setIsOnDevice(kind !== "answered");
    if (kind === "answered") await client.reload(weekMessageDocument, {});
  };
  return (
    <>
      <Hint>{texts.hint}</Hint>
      <PillChoice
        legend={texts.languages}
        chosen={chosen}
        onChoose={choose}
        pills={(["he", "en", "both"] as const).map((value) => ({
          value,
          text: texts.choices[value],
        }))}
      />
      {written.map((language) => (
        <MessageTexts
          key={language}
          language={language}
          message={message}
          draft={draft}
          onType={(field, typed) => void keep(withTyped(draft, message, field, language, typed))}
        />
      ))}
      <SelectField
        label={texts.link}
        value={dishOf(message, draft)?.id ?? ""}
        options={[
          { value: "", text: texts.menu },
          ...message.dishes.map(({ id, name }) => ({ value: id, text: name[shown] })),
        ]}
        onChoose={(dish) => void keep({ ...draft, dish: dish === "" ? null : dish })}
      >
        {written.map((language) => {
          const { words, address } = linkOf(message, draft, language, origin);
          return (
            <Hint key={language} lang={language} dir={directionOf(language)}>
              {words}: <bdi dir="ltr">{address}</bdi>
            </Hint>
          );
        })}
      </SelectField>
      <Suspense fallback={null}>
        <RegularPeople />
      </Suspense>
      <ShareBar
        text={chatText(message, draft, written, origin)}
        texts={texts}
        sentences={[
          isFailing ? [texts.draftFails] : [],
          isOnDevice ? [texts.greetingOnDevice] : [],
        ]}
        onGiven={() => void keepGreeting()}
      />
    </>
  );
}

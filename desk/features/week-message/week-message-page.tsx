import { Fragment, Suspense, useEffect, useRef, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { sendAction } from "#desk/data/connection/send-action.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useDeviceChoice } from "#desk/language/device-choice.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { WhatsappLink } from "#desk/parts/order/contact-links.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
import { ShareBar } from "#desk/parts/page/share-bar.tsx";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import { directionOf, type Language, languages } from "#domain/language/language.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Page, Row, Section, Stack } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { PillChoice } from "#web/ui/pill-choice.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import {
  chatText,
  dishOf,
  draftFor,
  type EditedField,
  invitationText,
  isChatDraft,
  type KeptText,
  mailText,
  onKept,
  shownText,
  type WeekMessage,
  withTyped,
} from "./chat-draft.ts";
import { SubscribersSection } from "./subscribers-section.tsx";

/** The longest text that is kept, in UTF-16 units, as the server takes it. */
const longestKept = 1_000;

/** The message of the week to customers in a chat: composed by the server, edited by the seller, copied or shared by her. Nothing is sent. */
export function WeekMessagePage() {
  const { shell } = useLanguage().messages;
  const answer = useRenewedCall("weekMessage", {});
  if (!answer.ok) return <FailedPage title={shell.weekMessage} call={["weekMessage", {}]} />;
  return (
    <Page isText>
      <ScreenBar title={shell.weekMessage} />
      <EditedMessage message={answer.data} />
    </Page>
  );
}

function EditedMessage({ message }: { readonly message: WeekMessage }) {
  const { language: shown } = useLanguage();
  const texts = useTexts(weekMessageTexts);
  const { client, call } = useCalls();
  const [kept, keep] = useDraft("week-message", isChatDraft);
  const draft = draftFor(message, kept);
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  });
  const [chosen, choose] = useDeviceChoice("desk-message-languages", ["he", "en", "both"]);
  const draftWarnings = useDraftWarnings();
  const [isOnDevice, setIsOnDevice] = useState(false);
  const written = languages.filter((language) => chosen === "both" || chosen === language);
  const { regulars } = message;
  const { origin } = location;

  /** A text in one language, to be edited; of that about the week also the way back to it as it was composed. */
  const field = (name: EditedField, language: Language) => {
    const { text, isEdited, isOutdated } = shownText(message, draft, name, language);
    const isOfWeek = name === "text";
    const type = (typed: string) => void keep(withTyped(draft, message, name, language, typed));
    return (
      <Fragment key={`${name} ${language}`}>
        <TextField
          label={texts[name][language]}
          hint={isOfWeek ? isOutdated && texts.outdated : texts.kept}
          rows={isOfWeek ? Math.min(14, text.split("\n").length + 3) : 2}
          value={text}
          {...(!isOfWeek && { maxLength: longestKept })}
          onType={type}
          lang={language}
          dir={directionOf(language)}
        />
        {isOfWeek && isEdited && (
          <Row>
            <Button
              look="quiet"
              className={leadingClass}
              onClick={() => type(message.text[language])}
            >
              {texts.original[language]}
            </Button>
          </Row>
        )}
      </Fragment>
    );
  };
  /** Keeps what she typed for the coming weeks, once it is used. */
  const keepText = async (name: KeptText) => {
    const textIn = (language: Language) => shownText(message, draft, name, language).text;
    const text = { he: textIn("he"), en: textIn("en") };
    if (text.he === message[name].he && text.en === message[name].en) return;
    const { kind } = await sendAction(
      () => call("keepText", { name, text }),
      (isKept) => isKept,
    );
    setIsOnDevice(kind !== "answered");
    if (kind !== "answered") return;
    const now = { ...message, [name]: text };
    client.keep("weekMessage", {}, now);
    void keep(onKept(newest.current, now, name));
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
        <Stack key={language}>
          {field("greeting", language)}
          {field("text", language)}
        </Stack>
      ))}
      <SelectField
        label={texts.link}
        value={dishOf(message, draft)?.id ?? ""}
        options={[
          { value: "", text: texts.menu },
          ...message.dishes.map(({ id, name }) => ({ value: id, text: name[shown] })),
        ]}
        onChoose={(dish) => void keep({ ...draft, dish: dish === "" ? null : dish })}
      />
      {regulars.length > 0 && (
        <Section title={texts.regulars}>
          {languages
            .filter((language) => regulars.some((each) => each.language === language))
            .map((language) => field("invitation", language))}
          <Row as="ul" gap={2} lines={2}>
            {regulars.map(({ number, name, phoneNumber, language }) => (
              <li key={number}>
                <WhatsappLink
                  phoneNumber={phoneNumber}
                  text={invitationText(message, draft, language, origin)}
                  onOpen={() => void keepText("invitation")}
                >
                  {texts.whatsappTo(name)}
                </WhatsappLink>
                {whatsappNumber(phoneNumber) === undefined && (
                  <a
                    href={`tel:${phoneNumber}`}
                    aria-label={`${name} ${phoneNumber}`}
                    className={buttonClass("plain")}
                  >
                    <span>
                      <bdi>{name}</bdi> <bdi dir="ltr">{phoneNumber}</bdi>
                    </span>
                  </a>
                )}
              </li>
            ))}
          </Row>
        </Section>
      )}
      <Suspense fallback={null}>
        <SubscribersSection
          week={message.week}
          onTold={() => void keepText("greeting")}
          text={{ he: mailText(message, draft, "he"), en: mailText(message, draft, "en") }}
        />
      </Suspense>
      <ShareBar
        text={chatText(message, draft, written, origin)}
        notes={[...draftWarnings, ...(isOnDevice ? [texts.onDevice] : [])]}
        onGiven={() => void keepText("greeting")}
      />
    </>
  );
}

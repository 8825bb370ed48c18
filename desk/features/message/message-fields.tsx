import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { messageTexts } from "#desk/language/message-texts.ts";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { directionOf, type Language, languages } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, linkClass, Note, Row, Section, Stack, Text } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { longestMessage, type MessageDraft } from "./message-draft.ts";
import styles from "./message-page.module.css";
import type { Recipients } from "./recipients.ts";

interface MessageFieldsProps {
  readonly draft: MessageDraft;
  readonly places: readonly string[];
  readonly recipients: Recipients;
  /** `subject he`, `text en`: the fields that must not be empty and are. */
  readonly missing: ReadonlySet<string>;
  readonly onChange: (draft: MessageDraft) => void;
  readonly onLook: () => void;
}

/** To whom, and the text in each language that one of them reads. */
export function MessageFields({
  draft,
  places,
  recipients,
  missing,
  onChange,
  onLook,
}: MessageFieldsProps) {
  const { orders } = useMessages();
  const texts = useTexts(messageTexts);
  const { needed, withoutMail, total } = recipients;
  return (
    <Section aria-label={orders.message}>
      <Hint>{texts.hint}</Hint>
      <ConfirmHint isDraft />
      <SelectField
        label={texts.toWhom}
        value={draft.place ?? ""}
        options={[
          { value: "", text: texts.everybody },
          ...places.map((place) => ({ value: place, text: place })),
        ]}
        onChoose={(place) => onChange({ ...draft, place: place === "" ? null : place })}
      />
      <RecipientCounts recipients={recipients} />
      {withoutMail.length > 0 && (
        <Note>
          <p>{texts.withoutMail}</p>
          <Row as="ul" gap={4} lines={1}>
            {withoutMail.map(({ number, name, language }) => (
              <li key={number}>
                <PageLink href={`/orders/${number}`} className={linkClass}>
                  <bdi lang={language}>{name}</bdi>
                </PageLink>
              </li>
            ))}
          </Row>
        </Note>
      )}
      {languages
        .filter((language) => needed.includes(language))
        .map((language) => (
          <LanguageFields
            key={language}
            language={language}
            draft={draft}
            missing={missing}
            onChange={onChange}
          />
        ))}
      {total > 0 && (
        <Button look="main" className={styles.main} onClick={onLook}>
          {texts.preview}
        </Button>
      )}
    </Section>
  );
}

/** How many get it in which language. */
export function RecipientCounts({
  recipients: { needed, counts, total },
}: Pick<MessageFieldsProps, "recipients">) {
  const texts = useTexts(messageTexts);
  return (
    <Text role="status" weight={600}>
      {total === 0
        ? texts.nobody
        : needed.map((language) => texts.counts[language](counts[language])).join(" · ")}
    </Text>
  );
}

interface LanguageFieldsProps extends Pick<MessageFieldsProps, "draft" | "missing" | "onChange"> {
  readonly language: Language;
}

function LanguageFields({ language, draft, missing, onChange }: LanguageFieldsProps) {
  const texts = useTexts(messageTexts);
  const { subject, text } = draft;
  const errorOf = (field: "subject" | "text") =>
    missing.has(`${field} ${language}`) && draft[field][language].trim() === ""
      ? texts.missing
      : undefined;
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <Stack role="group" aria-label={texts.inLanguage[language]}>
      <TextField
        label={texts.subject[language]}
        value={subject[language]}
        maxLength={longestMessage.subject}
        error={errorOf("subject")}
        onType={(typed) => onChange({ ...draft, subject: { ...subject, [language]: typed } })}
        {...inLanguage}
      />
      <TextField
        label={texts.text[language]}
        rows={6}
        value={text[language]}
        maxLength={longestMessage.text}
        error={errorOf("text")}
        onType={(typed) => onChange({ ...draft, text: { ...text, [language]: typed } })}
        {...inLanguage}
      />
    </Stack>
  );
}

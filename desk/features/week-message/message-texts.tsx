import { useTexts } from "#desk/language/language-context.tsx";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { directionOf, type Language } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import {
  type ChatDraft,
  type EditedField,
  greetingOf,
  shownText,
  type WeekMessage,
} from "./chat-draft.ts";

/** The longest text that is kept, in UTF-16 units, as the server takes it. */
export const longestKept = 1_000;

interface MessageTextsProps {
  readonly language: Language;
  readonly message: WeekMessage;
  readonly draft: ChatDraft;
  readonly onType: (field: EditedField, typed: string) => void;
}

/** Greeting and text of the message in one language, to be edited, and the way back to the text as it was composed. */
export function MessageTexts({ language, message, draft, onType }: MessageTextsProps) {
  const texts = useTexts(weekMessageTexts);
  const greeting = greetingOf(message, draft, language);
  const { text, isEdited, isOutdated } = shownText(message, draft, language);
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <Stack>
      <TextField
        label={texts.greeting[language]}
        hint={texts.greetingHint}
        rows={2}
        value={greeting}
        maxLength={longestKept}
        onType={(typed) => onType("greeting", typed)}
        {...inLanguage}
      />
      <TextField
        label={texts.text[language]}
        hint={isOutdated ? texts.outdated : undefined}
        rows={Math.min(14, text.split("\n").length + 3)}
        value={text}
        onType={(typed) => onType("text", typed)}
        {...inLanguage}
      />
      {isEdited && (
        <Row>
          <Button look="quiet" onClick={() => onType("text", message.text[language])}>
            {texts.original[language]}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

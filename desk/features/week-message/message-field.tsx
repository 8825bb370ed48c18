import { useTexts } from "#desk/language/language-context.tsx";
import { weekMessageTexts } from "#desk/language/week-message-texts.ts";
import { directionOf, type Language } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Row } from "#web/ui/layout.tsx";
import { type ChatDraft, type EditedField, shownText, type WeekMessage } from "./chat-draft.ts";

/** The longest text that is kept, in UTF-16 units, as the server takes it. */
const longestKept = 1_000;

interface MessageFieldProps {
  readonly field: EditedField;
  readonly language: Language;
  readonly message: WeekMessage;
  readonly draft: ChatDraft;
  readonly onType: (typed: string) => void;
}

/** A text in one language, to be edited; of that about the week also the way back to it as it was composed. */
export function MessageField({ field, language, message, draft, onType }: MessageFieldProps) {
  const texts = useTexts(weekMessageTexts);
  const { text, isEdited, isOutdated } = shownText(message, draft, field, language);
  const isOfWeek = field === "text";
  return (
    <>
      <TextField
        label={texts[field][language]}
        hint={isOfWeek ? isOutdated && texts.outdated : texts.kept}
        rows={isOfWeek ? Math.min(14, text.split("\n").length + 3) : 2}
        value={text}
        {...(!isOfWeek && { maxLength: longestKept })}
        onType={onType}
        lang={language}
        dir={directionOf(language)}
      />
      {isOfWeek && isEdited && (
        <Row>
          <Button look="quiet" onClick={() => onType(message.text[language])}>
            {texts.original[language]}
          </Button>
        </Row>
      )}
    </>
  );
}

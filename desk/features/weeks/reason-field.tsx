import { useLanguage } from "#desk/language/language-context.tsx";
import {
  directionOf,
  type Language,
  type LocalizedText,
  languages,
} from "#domain/language/language.ts";
import { TextField } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { ReasonDraft } from "./reason-choices.ts";

/** As many UTF-16 units as the server takes. */
const longestReason = 120;

interface ReasonFieldProps {
  readonly draft: ReasonDraft;
  readonly phrases: readonly LocalizedText[];
  /** Whether to say that a language is missing. */
  readonly isIncomplete: boolean;
  readonly onChange: (draft: ReasonDraft) => void;
}

/** What customers read: nothing, a ready phrase, or own words in both languages. */
export function ReasonField({ draft, phrases, isIncomplete, onChange }: ReasonFieldProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const choices = [
    ...phrases.map((phrase, index) => ({ value: index, text: phrase[language] })),
    { value: "none" as const, text: texts.noReason },
    { value: "own" as const, text: texts.ownReason },
  ];
  const labels: Record<Language, string> = { he: texts.inHebrew, en: texts.inEnglish };
  return (
    <ChoiceList<ReasonDraft["choice"]>
      legend={texts.reason}
      choices={choices}
      chosen={draft.choice}
      onChoose={(choice) => onChange({ ...draft, choice })}
    >
      {draft.choice === "own" && (
        <Stack gap={2}>
          {languages.map((each) => (
            <TextField
              key={each}
              label={labels[each]}
              lang={each}
              dir={directionOf(each)}
              maxLength={longestReason}
              value={draft.own[each]}
              error={isIncomplete && draft.own[each].trim() === "" ? texts.noText : undefined}
              onType={(text) => onChange({ ...draft, own: { ...draft.own, [each]: text } })}
            />
          ))}
        </Stack>
      )}
    </ChoiceList>
  );
}

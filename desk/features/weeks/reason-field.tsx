import { useId } from "react";
import { useLanguage } from "#desk/language/language-context.tsx";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import { FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { ReasonDraft } from "./reason-choices.ts";
import styles from "./week-form.module.css";

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
  const id = useId();
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
      {draft.choice === "own" &&
        languages.map((each) => {
          const problem = isIncomplete && draft.own[each].trim() === "" ? texts.noText : undefined;
          const fieldId = `${id}-${each}`;
          return (
            <Stack key={each} gap={1} className={styles.field}>
              <label htmlFor={fieldId}>{labels[each]}</label>
              <input
                id={fieldId}
                type="text"
                lang={each}
                dir={each === "he" ? "rtl" : "ltr"}
                maxLength={longestReason}
                autoComplete="off"
                value={draft.own[each]}
                {...fieldErrorProps(fieldId, problem)}
                onChange={({ currentTarget }) =>
                  onChange({ ...draft, own: { ...draft.own, [each]: currentTarget.value } })
                }
              />
              <FieldError id={fieldId} error={problem} />
            </Stack>
          );
        })}
    </ChoiceList>
  );
}

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
import type { ComingWeek } from "./week-texts.ts";

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

/** What customers read about a week: nothing, a ready phrase (by its place among `phrases`), or the seller's own words. */
interface ReasonDraft {
  readonly choice: "none" | "own" | number;
  readonly own: LocalizedText;
}

/** The ready phrases for a week: those of its holidays, and one that always fits. */
export function phrasesFor(
  { holidays }: Pick<ComingWeek, "holidays">,
  always: LocalizedText,
): readonly LocalizedText[] {
  const all = [...holidays.map(({ reason }) => reason), always];
  return all.filter((phrase, index) => all.findIndex((each) => isSameText(each, phrase)) === index);
}

/** What is chosen at first: the reason that the week has, or the phrase of a holiday on which work is forbidden. */
export function firstReason(
  { reason, holidays }: Pick<ComingWeek, "reason" | "holidays">,
  phrases: readonly LocalizedText[],
): ReasonDraft {
  const own = { he: "", en: "" };
  const likely = reason ?? holidays.find(({ isRest }) => isRest)?.reason;
  if (likely === undefined) return { choice: "none", own };
  const index = phrases.findIndex((each) => isSameText(each, likely));
  return index === -1 ? { choice: "own", own: likely } : { choice: index, own };
}

/** The chosen reason; null for none, undefined while a language is missing. */
export function chosenReason(
  { choice, own }: ReasonDraft,
  phrases: readonly LocalizedText[],
): LocalizedText | null | undefined {
  if (choice === "none") return null;
  if (choice !== "own") return phrases[choice];
  const typed = { he: own.he.trim(), en: own.en.trim() };
  return typed.he === "" || typed.en === "" ? undefined : typed;
}

function isSameText(one: LocalizedText, other: LocalizedText): boolean {
  return one.he === other.he && one.en === other.en;
}

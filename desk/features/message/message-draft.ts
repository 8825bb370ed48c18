import * as v from "valibot";
import { type Language, languages, otherLanguage } from "#domain/language/language.ts";

const inLanguages = v.object({ he: v.string(), en: v.string() });

const messageDraft = v.object({
  /** The delivery place whose customers get it; null for all of them. */
  place: v.nullable(v.string()),
  subject: inLanguages,
  text: inLanguages,
  /** Made before it is sent first: until there is an answer it is sent again unchanged. */
  actionId: v.nullable(v.string()),
});

/** A message that is not sent yet. */
export type MessageDraft = v.InferOutput<typeof messageDraft>;

export function isMessageDraft(value: unknown): value is MessageDraft {
  return v.is(messageDraft, value);
}

export const emptyMessage: MessageDraft = {
  place: null,
  subject: { he: "", en: "" },
  text: { he: "", en: "" },
  actionId: null,
};

/** In UTF-16 units, as the server takes them. */
export const longestMessage = { subject: 120, text: 4_000 } as const;

/** The language of the words that a customer gets: the other one for who reads one in which nothing is written. */
export function writtenFor(language: Language, { subject, text }: MessageDraft): Language {
  const isEmpty = subject[language].trim() === "" && text[language].trim() === "";
  return isEmpty ? otherLanguage(language) : language;
}

/** The fields that are missing for customers who read these languages. One language is enough for all of them. */
export function missingTexts(
  draft: MessageDraft,
  needed: readonly Language[],
): ReadonlySet<string> {
  const isEmpty = languages.every((language) => writtenFor(language, draft) !== language);
  const asked = isEmpty ? needed : needed.map((language) => writtenFor(language, draft));
  const missing = asked.flatMap((language) => [
    ...(draft.subject[language].trim() === "" ? [`subject ${language}`] : []),
    ...(draft.text[language].trim() === "" ? [`text ${language}`] : []),
  ]);
  return new Set(missing);
}

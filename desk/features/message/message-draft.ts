import * as v from "valibot";
import type { Language } from "#domain/language/language.ts";

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

/** The fields that are missing, in the languages that the message needs. */
export function missingTexts(
  { subject, text }: MessageDraft,
  needed: readonly Language[],
): ReadonlySet<string> {
  const missing = needed.flatMap((language) => [
    ...(subject[language].trim() === "" ? [`subject ${language}`] : []),
    ...(text[language].trim() === "" ? [`text ${language}`] : []),
  ]);
  return new Set(missing);
}

import * as v from "valibot";
import type { AnswerOf, RequestOf } from "#contract/wire/desk-calls.ts";
import { addressInLanguage, type Language, languages } from "#domain/language/language.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";
import { weekMessageWords } from "#domain/order/week-message-words.ts";

export type WeekMessage = AnswerOf<"weekMessage">;
/** A text that she writes once, for all weeks. */
export type KeptText = RequestOf<"keepText">["name"];

const chatDraft = v.object({
  week: v.string(),
  /** The id of the dish of the link; null for the menu. */
  dish: v.nullable(v.string()),
  /** What was typed in the place of a text, by its field and language. */
  edited: v.record(v.string(), v.object({ typed: v.string(), insteadOf: v.string() })),
});

/** What the seller has changed of the message of a week. */
export type ChatDraft = v.InferOutput<typeof chatDraft>;
export type EditedField = KeptText | "text";

export function isChatDraft(value: unknown): value is ChatDraft {
  return v.is(chatDraft, value);
}

const keyOf = (field: EditedField, language: Language) => `${field} ${language}`;

/** The draft for the current message: of a draft for an earlier week only what she writes for all weeks is left. */
export function draftFor({ week }: WeekMessage, kept: ChatDraft | undefined): ChatDraft {
  if (kept?.week === week) return kept;
  const edited = Object.entries(kept?.edited ?? {}).filter(([key]) => !key.startsWith("text "));
  return { week, dish: null, edited: Object.fromEntries(edited) };
}

/** The draft after something was typed in a field. */
export function withTyped(
  draft: ChatDraft,
  message: WeekMessage,
  field: EditedField,
  language: Language,
  typed: string,
): ChatDraft {
  const insteadOf = message[field][language];
  const { [keyOf(field, language)]: _, ...edited } = draft.edited;
  if (typed !== insteadOf) edited[keyOf(field, language)] = { typed, insteadOf };
  return { ...draft, edited };
}

/** The draft once this device has kept a text for all weeks. What was typed meanwhile stays, in the place of what was kept. */
export function onKept(draft: ChatDraft, message: WeekMessage, field: KeptText): ChatDraft {
  return languages.reduce((now, language) => {
    const { typed } = now.edited[keyOf(field, language)] ?? {};
    return typed === undefined ? now : withTyped(now, message, field, language, typed);
  }, draft);
}

/**
 * The text that is shown in a field, and whether the original is another one than when it was edited. What was typed of a text for all
 * weeks counts until another one is kept, by this device or another.
 */
export function shownText(
  message: WeekMessage,
  draft: ChatDraft,
  field: EditedField,
  language: Language,
) {
  const original = message[field][language];
  const edited = draft.edited[keyOf(field, language)];
  const isOutdated = edited !== undefined && edited.insteadOf !== original;
  const change = isOutdated && field !== "text" ? undefined : edited;
  return { text: change?.typed ?? original, isEdited: change !== undefined, isOutdated };
}

/** The dish of the link, if it can be ordered still. */
export function dishOf({ dishes }: WeekMessage, { dish }: ChatDraft) {
  return dishes.find(({ id }) => id === dish);
}

/** What is copied and shared: greeting, text and link in each of the languages, with empty lines between them. `origin` is that of the shop. */
export function chatText(
  message: WeekMessage,
  draft: ChatDraft,
  writtenIn: readonly Language[],
  origin: string,
): string {
  const textsIn = (language: Language) => [
    mailText(message, draft, language),
    linkText(language, origin, dishOf(message, draft)),
  ];
  return paragraphs(writtenIn.flatMap(textsIn));
}

/** What is mailed to those who asked to be told: greeting and text. The mail has a button to the menu of its own. */
export function mailText(message: WeekMessage, draft: ChatDraft, language: Language): string {
  return paragraphs([
    shownText(message, draft, "greeting", language).text,
    shownText(message, draft, "text", language).text,
  ]);
}

/** What somebody who orders nearly every week is written: her invitation, and the link of the menu. */
export function invitationText(
  message: WeekMessage,
  draft: ChatDraft,
  language: Language,
  origin: string,
): string {
  const { text } = shownText(message, draft, "invitation", language);
  return paragraphs([text, linkText(language, origin)]);
}

function paragraphs(texts: readonly string[]): string {
  return texts
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** The link of a dish or of the menu. On a line of its own an address is not torn apart by Hebrew before it. */
function linkText(
  language: Language,
  origin: string,
  dish?: WeekMessage["dishes"][number],
): string {
  const menu = addressInLanguage(`${origin}/`, language);
  return dish === undefined
    ? `${weekMessageWords[language].order}:\n${menu}`
    : `${dish.name[language]}:\n${addressOfDish(menu, dish.id)}`;
}

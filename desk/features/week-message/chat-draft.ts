import * as v from "valibot";
import type { KeptText, WeekMessageQuery } from "#contract/generated/desk-late-operations.ts";
import type { Language, LocalizedText } from "#domain/language/language.ts";
import { addressInLanguage } from "#domain/language/language-address.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";
import { weekMessageWords } from "#domain/order/week-message-words.ts";

export type WeekMessage = WeekMessageQuery["weekMessage"];

/** A text that was typed in the place of another one. */
const edited = v.nullable(v.object({ typed: v.string(), insteadOf: v.string() }));
const editedInLanguages = v.object({ he: edited, en: edited });

const chatDraft = v.object({
  week: v.string(),
  greeting: editedInLanguages,
  /** A device that has kept a draft of an earlier version has none. */
  invitation: v.optional(editedInLanguages),
  text: editedInLanguages,
  /** The id of the dish of the link; null for the menu. */
  dish: v.nullable(v.string()),
});

type StoredDraft = v.InferOutput<typeof chatDraft>;
/** What the seller has changed of the message of a week. */
export type ChatDraft = StoredDraft & { readonly invitation: StoredDraft["greeting"] };
export type EditedField = KeptText | "text";

export function isChatDraft(value: unknown): value is StoredDraft {
  return v.is(chatDraft, value);
}

/** The draft for the message of now: of a draft for an earlier week only what she writes for all weeks is left. */
export function draftFor({ week }: WeekMessage, kept: StoredDraft | undefined): ChatDraft {
  const none = { he: null, en: null };
  const { greeting = none, invitation = none } = kept ?? {};
  const ofWeek = kept?.week === week ? kept : { text: none, dish: null };
  return { week, greeting, invitation, text: ofWeek.text, dish: ofWeek.dish };
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
  const change = typed === insteadOf ? null : { typed, insteadOf };
  return { ...draft, [field]: { ...draft[field], [language]: change } };
}

/** The draft once this device has kept a text for all weeks. What was typed meanwhile stays, in the place of what was kept. */
export function onKept(draft: ChatDraft, field: KeptText, kept: LocalizedText): ChatDraft {
  const changeIn = (language: Language) => {
    const change = draft[field][language];
    const insteadOf = kept[language];
    return change === null || change.typed === insteadOf ? null : { ...change, insteadOf };
  };
  return { ...draft, [field]: { he: changeIn("he"), en: changeIn("en") } };
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
  const typed = draft[field][language];
  const isOutdated = typed !== null && typed.insteadOf !== original;
  const change = isOutdated && field !== "text" ? null : typed;
  return { text: change?.typed ?? original, isEdited: change !== null, isOutdated };
}

/** The dish of the link, if it can be ordered still. */
export function dishOf({ dishes }: WeekMessage, { dish }: ChatDraft) {
  return dishes.find(({ id }) => id === dish);
}

/** What is copied and shared: greeting, text and link in each of the languages, with empty lines between them. `origin` is that of the shop. */
export function chatText(
  message: WeekMessage,
  draft: ChatDraft,
  languages: readonly Language[],
  origin: string,
): string {
  const textsIn = (language: Language) => [
    shownText(message, draft, "greeting", language).text,
    shownText(message, draft, "text", language).text,
    linkText(language, origin, dishOf(message, draft)),
  ];
  return paragraphs(languages.flatMap(textsIn));
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

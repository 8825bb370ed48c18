import * as v from "valibot";
import type { WeekMessageQuery } from "#contract/generated/desk-late-operations.ts";
import type { Language } from "#domain/language/language.ts";
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
  text: editedInLanguages,
  /** The id of the dish of the link; null for the menu. */
  dish: v.nullable(v.string()),
});

/** What the seller has changed of the message of a week. */
export type ChatDraft = v.InferOutput<typeof chatDraft>;
export type EditedField = "greeting" | "text";

export function isChatDraft(value: unknown): value is ChatDraft {
  return v.is(chatDraft, value);
}

/** The draft for the message of now: of a draft for an earlier week only the greeting is left. */
export function draftFor({ week }: WeekMessage, kept: ChatDraft | undefined): ChatDraft {
  const none = { he: null, en: null };
  if (kept?.week === week) return kept;
  return { week, greeting: kept?.greeting ?? none, text: none, dish: null };
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

/** The greeting that is shown. One that was typed counts until another one is kept, by this device or another. */
export function greetingOf(message: WeekMessage, draft: ChatDraft, language: Language): string {
  const change = draft.greeting[language];
  return change?.insteadOf === message.greeting[language]
    ? change.typed
    : message.greeting[language];
}

/** The text that is shown, and whether the week is another one than when it was edited. */
export function shownText(message: WeekMessage, draft: ChatDraft, language: Language) {
  const change = draft.text[language];
  const original = message.text[language];
  return {
    text: change?.typed ?? original,
    isEdited: change !== null,
    isOutdated: change !== null && change.insteadOf !== original,
  };
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
  return languages
    .flatMap((language) => {
      const { words, address } = linkOf(message, draft, language, origin);
      return [
        greetingOf(message, draft, language),
        shownText(message, draft, language).text,
        // On a line of its own an address is not torn apart by Hebrew before it.
        `${words}:\n${address}`,
      ];
    })
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** The link at the end of the message in a language: of the dish, or of the menu. */
export function linkOf(
  message: WeekMessage,
  draft: ChatDraft,
  language: Language,
  origin: string,
): { readonly words: string; readonly address: string } {
  const menu = menuLink(language, origin);
  const dish = dishOf(message, draft);
  return dish === undefined
    ? menu
    : { words: dish.name[language], address: addressOfDish(menu.address, dish.id) };
}

/** The link of the menu in a language, and the words before it. */
export function menuLink(language: Language, origin: string) {
  return {
    words: weekMessageWords[language].order,
    address: addressInLanguage(`${origin}/`, language),
  };
}

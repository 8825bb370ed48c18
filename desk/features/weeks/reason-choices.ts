import type { LocalizedText } from "#domain/language/language.ts";
import type { ComingWeek } from "./week-texts.ts";

/** What customers are told of a week: nothing, a ready phrase (by its place among `phrases`), or the seller's own words. */
export interface ReasonDraft {
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

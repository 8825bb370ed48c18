import type { Language } from "#domain/language/language.ts";

/** Which week is read: null is the one that is worked on now. The language is that of the names of dishes. */
export interface AskedWeek {
  readonly week: string | null;
  readonly language: Language;
}

export function keyOf({ week, language }: AskedWeek): string {
  return `${week ?? "now"} ${language}`;
}

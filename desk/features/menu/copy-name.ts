import { menu as en } from "#desk/language/en/menu.ts";
import { menu as he } from "#desk/language/he/menu.ts";
import type { LocalizedText } from "#domain/language/language.ts";

/** The name of copy 1, 2 … of a dish, in both languages. A name that is missing in a language stays so. */
export function copyName(name: LocalizedText, count: number): LocalizedText {
  if (name.missing === undefined)
    return { he: he.copyOf(name.he, count), en: en.copyOf(name.en, count) };
  const one = (name.missing === "he" ? en : he).copyOf(name.he, count);
  return { he: one, en: one, missing: name.missing };
}

import type { Language } from "#domain/language/language.ts";
import { textsNamed } from "./texts-named.ts";

/** The languages in which some text of a part of the catalogue is missing, such as of a dish with all that is in it. */
export function missingLanguages(part: unknown): ReadonlySet<Language> {
  return new Set(textsNamed("missing", part).map(({ text }) => text as Language));
}

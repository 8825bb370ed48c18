import type { Language, LocalizedText } from "#domain/language/language.ts";

/** The languages in which some text of a part of the catalogue is missing, such as of a dish with all that is in it. */
export function missingLanguages(part: unknown): ReadonlySet<Language> {
  const found = new Set<Language>();
  look(part, found);
  return found;
}

function look(part: unknown, found: Set<Language>): void {
  if (typeof part !== "object" || part === null) return;
  const { missing } = part as Partial<LocalizedText>;
  if (missing !== undefined) found.add(missing);
  for (const each of Object.values(part)) look(each, found);
}

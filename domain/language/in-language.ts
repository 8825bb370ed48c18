import { mapFields } from "#domain/map-fields.ts";
import type { Language, LocalizedText } from "./language.ts";

/** What has texts in every language, with its texts in one. */
export type InLanguage<Data> = Data extends LocalizedText
  ? string
  : Data extends number | string | boolean
    ? Data
    : { readonly [Name in keyof Data]: InLanguage<Data[Name]> };

/** The texts of data in one language, or what `textOf` says of each; everything else comes along. */
export function inLanguage<Data extends object>(
  data: Data,
  language: Language,
  textOf = (text: LocalizedText): string => text[language],
): InLanguage<Data> {
  return mapFields(data, (value) => (isText(value) ? textOf(value) : value)) as InLanguage<Data>;
}

/** Whether a value of the catalogue or of an order is a text in every language. */
export function isText(value: unknown): value is LocalizedText {
  return typeof value === "object" && value !== null && "he" in value;
}

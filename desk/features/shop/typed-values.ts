import * as v from "valibot";
import { emptyTexts, type TypedTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import type { LocalizedText } from "#domain/language/language.ts";

/** What is typed into the fields of a page, by the path of each in what is saved: `payment.link`, `terms.0.heading`. */
export type TypedValues = Readonly<Record<string, string | TypedTexts>>;

export const typedValues = v.record(
  v.string(),
  v.union([v.string(), v.object({ he: v.string(), en: v.string() })]),
);

export function textsAt(values: TypedValues, key: string): TypedTexts {
  const value = values[key];
  return typeof value === "object" ? value : emptyTexts;
}

export function textAt(values: TypedValues, key: string): string {
  const value = values[key];
  return typeof value === "string" ? value : "";
}

/** A placeholder is no text: its field begins empty. */
export function typedOf(text: LocalizedText | null | undefined): TypedTexts {
  return text == null || isPlaceholder(text) ? emptyTexts : typedTextsOf(text);
}

/** The text that is saved. Where nothing was typed, a placeholder stays what it is, so that a page can be saved with other fields missing. */
export function textsToSave(
  values: TypedValues,
  key: string,
  stored: LocalizedText | null,
): LocalizedText {
  const typed = textsAt(values, key);
  if (typed.he.trim() !== "" || typed.en.trim() !== "") return typed;
  return stored !== null && isPlaceholder(stored) ? stored : emptyTexts;
}

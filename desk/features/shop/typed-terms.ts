import { emptyTexts, type TypedTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import type { TermsSection } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { type TypedValues, textsAt } from "./typed-values.ts";

/** A section of the terms of sale as it is typed. */
export type TypedSection = TermsSection<TypedTexts>;

export const emptySection: TypedSection = { heading: emptyTexts, text: emptyTexts };

/** The sections as values of fields: `terms.0.heading`, `terms.0.text`. Drafts in square brackets are shown, to be rewritten or removed. */
export function typedTerms(sections: readonly TermsSection<LocalizedText>[]): TypedValues {
  return valuesOf(
    sections.map(({ heading, text }) => ({
      heading: typedTextsOf(heading),
      text: typedTextsOf(text),
    })),
  );
}

export function valuesOf(sections: readonly TypedSection[]): TypedValues {
  const entries = sections.flatMap(({ heading, text }, index) => [
    [`terms.${String(index)}.heading`, heading] as const,
    [`terms.${String(index)}.text`, text] as const,
  ]);
  return Object.fromEntries(entries);
}

export function termsOf(values: TypedValues): readonly TypedSection[] {
  return Array.from({ length: Object.keys(values).length / 2 }, (_, index) => ({
    heading: textsAt(values, `terms.${String(index)}.heading`),
    text: textsAt(values, `terms.${String(index)}.text`),
  }));
}

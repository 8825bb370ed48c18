import { directionOf, type Language, languages } from "#domain/language/language.ts";
import { useLanguage } from "./language-context.tsx";

const foreignTexts: Readonly<Record<Language, RegExp>> = {
  he: /^[^א-ת]*[a-z]{3}[^א-ת]*$/iu,
  en: /^[^a-z]*[א-ת]/iu,
};

/**
 * A text of the shop. Where the seller has written it in the other language only, it is marked, so that a screen reader pronounces it
 * and its punctuation stands right; a text of the shown language is rendered as it is.
 */
export function ShopText({ children }: { readonly children: string }) {
  const lang = foreignLanguage(children, useLanguage().shopLanguage);
  if (lang === undefined) return children;
  return (
    <span lang={lang} dir={directionOf(lang)}>
      {children}
    </span>
  );
}

/**
 * The language of a text of the shop that has no words in the shown language, because the seller has written it in the other one only;
 * undefined for any other text. In English a text is Hebrew if it begins with a Hebrew word; in Hebrew it is English if it has a word
 * of three Latin letters and no Hebrew letter, so that units and sizes are not read out as English.
 */
export function foreignLanguage(text: string, shown: Language): Language | undefined {
  return foreignTexts[shown].test(text) ? languages.find((each) => each !== shown) : undefined;
}

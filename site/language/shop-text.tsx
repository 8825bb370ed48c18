import { directionOf } from "#domain/language/language.ts";
import { foreignLanguage } from "./foreign-language.ts";
import { useLanguage } from "./language-context.tsx";

/**
 * A text of the shop. Where the seller has written it in the other language only, it is marked, so that a screen reader pronounces it
 * and its punctuation stands right; a text of the shown language is rendered as it is.
 */
export function ShopText({ children }: { readonly children: string }) {
  const lang = foreignLanguage(children, useLanguage().language);
  if (lang === undefined) return children;
  return (
    <span lang={lang} dir={directionOf(lang)}>
      {children}
    </span>
  );
}

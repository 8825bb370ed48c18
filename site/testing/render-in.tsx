import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { type SiteLanguage, shopLanguageOf } from "#domain/language/language.ts";
import { LanguageContext } from "#site/language/language-context.tsx";
import { messagesIn } from "#site/language/messages.ts";
import { textsOf } from "#web/testing/parse-page.ts";

/** Renders a component in a language to HTML. */
export function renderIn(language: SiteLanguage, part: ReactNode): string {
  const shown = {
    language,
    shopLanguage: shopLanguageOf(language),
    messages: messagesIn(language),
    toggleLanguage: () => undefined,
  };
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <LanguageContext value={shown}>{part}</LanguageContext>
    </Router>,
  );
}

/** The texts of an element, without the spaces around each. */
export function linesOf(element: Element): readonly string[] {
  return textsOf(element).map((text) => text.trim());
}

import { isLanguage, type Language } from "#domain/language/language.ts";

const lettersOfOthers: Record<Language, RegExp> = {
  he: /\p{Script=Latin}/u,
  en: /\p{Script=Hebrew}/u,
};

/** Names, addresses and technical terms that are the same in every language. */
const names =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\S+|\b(?:JavaScript|WCAG 2\.2|AA|axe|localStorage|sessionStorage|QR|Safari)\b/gu;
/** Storage keys, which the privacy page names as the browser shows them. */
const storageNames = /בשם (?:language|order|myOrders|myDetails|menuPlace|reloadedAt)(?!\w)/gu;

const notShown = /<!--.*?-->|<!doctype[^>]*>|<(script|style|noscript)\b.*?<\/\1>/gisu;
const tag = /(<\/?[a-z][^\s/>]*(?:\s+[^\s=>"]+(?:="[^"]*"|=[^\s>"]+)?)*\s*\/?>)/giu;
const saidInAttributes = /\s(?:aria-label|aria-description|alt|title|placeholder)="([^"]*)"/giu;
const saidInHead =
  /^<meta (?:name|property)="(?:description|og:title|og:site_name|og:description|og:image:alt)" content="([^"]*)"/u;
const withoutEnd = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/iu;

/**
 * Finds the texts of an HTML document, visible or for screen readers and search engines, that have letters of another language
 * than their element. The language of an element is its own `lang` or that of its parent, and `language` at the top. An
 * untranslated text is found in one of the two languages.
 */
export function foreignWords(html: string, language: Language): readonly string[] {
  const found: string[] = [];
  const languages: Language[] = [language];
  const look = (text: string, of: Language) => {
    const words = text.replaceAll(names, "").replaceAll(storageNames, "");
    if (lettersOfOthers[of].test(words)) found.push(text.trim());
  };
  // Browsers write a space on which no line ends in letters.
  const shown = html.replaceAll(notShown, "").replaceAll("&nbsp;", " ");
  for (const piece of shown.split(tag)) {
    const around = languages.at(-1) ?? language;
    if (!tagAlone(piece)) {
      look(piece, around);
      continue;
    }
    if (piece.startsWith("</")) {
      languages.pop();
      continue;
    }
    const own = languageOf(piece) ?? around;
    for (const [, said = ""] of piece.matchAll(saidInAttributes)) look(said, own);
    look(saidInHead.exec(piece)?.[1] ?? "", own);
    if (!withoutEnd.test(piece)) languages.push(own);
  }
  if (languages.length !== 1)
    throw new Error("an element is not closed, or a closing tag has no element");
  return found;
}

function tagAlone(piece: string): boolean {
  return /^<\/?[a-z]/iu.test(piece);
}

function languageOf(openingTag: string): Language | undefined {
  const named = /\slang="([^"]*)"/u.exec(openingTag)?.[1];
  return isLanguage(named) ? named : undefined;
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { MailParagraph } from "./mail-content.ts";
import { type LetterMessages, letterMessagesIn } from "./messages.ts";
import { isolatedText, safeText } from "./safe-text.ts";

/** How customers reach the shop: the end of every mail to them. */
export function contactParagraphs(
  shop: Catalogue["shop"],
  language: Language,
): readonly MailParagraph[] {
  const messages = letterMessagesIn(language);
  return [questions(shop, messages), ...whatsapp(shop, messages)];
}

function questions({ contactAddress }: Catalogue["shop"], messages: LetterMessages): MailParagraph {
  const address = safeText(contactAddress);
  return {
    text: messages.questions(isolatedText(address)),
    link: { text: address, href: `mailto:${address}` },
  };
}

function whatsapp(shop: Catalogue["shop"], messages: LetterMessages): readonly MailParagraph[] {
  if (shop.whatsapp === null) return [];
  const href = `https://wa.me/${shop.whatsapp}`;
  return [{ text: messages.whatsapp(isolatedText(href)), link: { text: href, href } }];
}

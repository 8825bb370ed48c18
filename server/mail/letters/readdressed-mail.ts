import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { contactParagraphs } from "./contact-paragraphs.ts";
import type { MailContent } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import type { OrderChange } from "./order-change.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";

/**
 * The content of the mail to the address that an order had before its customer gave it another one, in the language that the order had.
 * Whoever reads it there may not be the customer of the order as it is now, so it says nothing of what that is.
 */
export function readdressedMail(
  { before: { order, number } }: Pick<OrderChange, "before">,
  { shop }: Pick<Catalogue, "shop">,
): MailContent {
  const { language, customerData } = order;
  const { greeting, readdressed } = changeMessagesIn(language);
  const shopName = safeText(shop.name[language]);
  return {
    language,
    subject: readdressed.subject(number, shopName),
    preview: readdressed.sentence,
    shopName,
    title: readdressed.title,
    opening: [greeting(isolatedText(unlinkedText(customerData.name))), readdressed.sentence],
    facts: [{ label: letterMessagesIn(language).number, value: number, isLeftToRight: true }],
    closing: contactParagraphs(shop, language),
  };
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Message } from "#server/store/mails/messages.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { contactParagraphs } from "./contact-paragraphs.ts";
import type { MailContent } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import { pageFact, weekText } from "./order-facts.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";

/** The content of a message of the seller to a customer, in the language of the order. */
export function messageMail(
  { order, number, week }: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  { subject, text }: Pick<Message, "subject" | "text">,
  page: string | undefined,
): MailContent {
  const { language, customerData } = order;
  const messages = letterMessagesIn(language);
  const title = safeText(subject[language]);
  const paragraphs = text[language].split("\n").map(safeText);
  return {
    language,
    subject: `${title} · ${safeText(shop.name[language])}`,
    preview: paragraphs[0] ?? "",
    shopName: safeText(shop.name[language]),
    title,
    opening: [
      changeMessagesIn(language).greeting(isolatedText(unlinkedText(customerData.name))),
      ...paragraphs.filter((paragraph) => paragraph !== ""),
    ],
    facts: [
      ...pageFact(page, language),
      { label: messages.number, value: number, isLeftToRight: true },
      { label: messages.week, value: weekText(week, shop, language) },
    ],
    closing: contactParagraphs(shop, language),
  };
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import type { MailFact, MailParagraph } from "./mail-content.ts";
import { messagesHe as messages } from "./messages-he.ts";
import { phoneFact, placeFacts, timeText, weekText } from "./order-facts.ts";
import { isolatedText, mailAddressText, unlinkedText } from "./safe-text.ts";
import { sellerMessages } from "./seller-messages.ts";

interface CustomerFactsInput {
  /** In Hebrew. */
  readonly order: OrderInLanguage;
  readonly shop: Catalogue["shop"];
  /** The week in which it is cooked. */
  readonly week: string;
  readonly receivedAt: number;
}

/** Whom the seller calls, where the order goes, and for which week it is. */
export function customerFacts({
  order,
  shop,
  week,
  receivedAt,
}: CustomerFactsInput): readonly MailFact[] {
  const { name, phoneNumber, email } = order.customerData;
  const emailFact = {
    label: sellerMessages.email,
    value: mailAddressText(email),
    isLeftToRight: true,
    href: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
  };
  return [
    { label: messages.name, value: unlinkedText(name) },
    { ...phoneFact(messages.phoneNumber, phoneNumber), href: `tel:${phoneNumber}` },
    ...placeFacts(order, sellerMessages.orderType),
    { label: messages.week, value: weekText(week, shop, "he") },
    { label: sellerMessages.receivedAt, value: timeText(receivedAt, "he") },
    ...(email === "" ? [] : [emailFact]),
  ];
}

/** Where a reply of the seller goes; nothing for a customer without an e-mail address. */
export function replyParagraphs({ name, email }: CustomerData): readonly MailParagraph[] {
  return email === "" ? [] : [{ text: sellerMessages.reply(isolatedText(unlinkedText(name))) }];
}

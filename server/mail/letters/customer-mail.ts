import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { priceText } from "#domain/money/price-text.ts";
import { orderIn } from "#domain/order/order-in.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { contactParagraphs } from "./contact-paragraphs.ts";
import type { MailContent } from "./mail-content.ts";
import { customerGroups } from "./mail-groups.ts";
import { letterMessagesIn } from "./messages.ts";
import {
  mainTotal,
  orderTotals,
  pageFact,
  payLinkFact,
  paymentTexts,
  phoneFact,
  placeFacts,
  timeText,
  weekText,
} from "./order-facts.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";

/**
 * The content of the customer's confirmation, in the language of the order: the order as the site showed it, and how to pay.
 * `page` is the address of the order's page, if the shop knows its own.
 */
export function customerMail(
  stored: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  page: string | undefined,
): MailContent {
  const { number, week, receivedAt } = stored;
  const { language } = stored.order;
  const order = orderIn(stored.order, language);
  const { customerData } = order;
  const messages = letterMessagesIn(language);
  const shopName = safeText(shop.name[language]);
  const due = weekText(week, shop, language);
  return {
    language,
    subject: messages.subject(number, shopName),
    preview: messages.preview(priceText(order.orderTotal), due),
    shopName,
    title: messages.title,
    opening: [messages.greeting(isolatedText(unlinkedText(customerData.name)))],
    due: { total: mainTotal(order), payment: paymentTexts(shop, language) },
    facts: [
      ...payLinkFact(shop, language),
      ...pageFact(page, language),
      { label: messages.number, value: number, isLeftToRight: true },
      { label: messages.receivedAt, value: timeText(receivedAt, language) },
      { label: messages.week, value: due },
      ...placeFacts(order, messages.orderType),
      { label: messages.name, value: unlinkedText(customerData.name) },
      phoneFact(messages.phoneNumber, customerData.phoneNumber),
    ],
    groups: customerGroups(order),
    totals: orderTotals(order, stored),
    closing: contactParagraphs(shop, language),
  };
}

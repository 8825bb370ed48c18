import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { MailContent } from "./mail-content.ts";
import { messagesHe as messages } from "./messages-he.ts";
import { phoneFact, weekText } from "./order-facts.ts";
import { mailAddressText, safeText, unlinkedText } from "./safe-text.ts";
import { undeliveredMessages } from "./seller-messages.ts";

/**
 * The content of the mail that tells the seller, in Hebrew, that an order's confirmation could not be delivered: whom to call,
 * and the address that was rejected. `address` is the one to which the confirmation was sent.
 */
export function undeliveredMail(
  { number, order, week }: StoredOrder,
  { shop }: Catalogue,
  address: string,
): MailContent {
  const { phoneNumber, ...customer } = order.customerData;
  const name = unlinkedText(customer.name);
  const phone = phoneFact(messages.phoneNumber, phoneNumber);
  return {
    language: "he",
    subject: undeliveredMessages.subject(number, name),
    preview: undeliveredMessages.preview(phone.value),
    shopName: safeText(shop.name.he),
    title: undeliveredMessages.title(number),
    opening: [undeliveredMessages.opening],
    due: undefined,
    facts: [
      { label: messages.number, value: number, isLeftToRight: true },
      { label: messages.name, value: name },
      { ...phone, href: `tel:${phoneNumber}` },
      { label: undeliveredMessages.address, value: mailAddressText(address), isLeftToRight: true },
      { label: messages.week, value: weekText(week, shop, "he") },
    ],
    groups: [],
    totals: [],
    closing: [{ text: undeliveredMessages.whatToDo }],
    isForCooking: false,
  };
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { MailContent } from "./mail-content.ts";
import { messagesHe as messages } from "./messages-he.ts";
import { phoneFact, weekText } from "./order-facts.ts";
import { mailAddressText, safeText, unlinkedText } from "./safe-text.ts";
import { undeliveredMessages } from "./seller-messages.ts";

export interface UndeliveredMail {
  readonly kind: "customer" | "change" | "message";
  readonly recipient: string;
}

/**
 * The content of the mail that tells the seller, in Hebrew, that a mail to a customer could not be delivered: whom to call, and the
 * address that was rejected. `undelivered` is that mail.
 */
export function undeliveredMail(
  { number, order, week }: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  { kind, recipient }: UndeliveredMail,
): MailContent {
  const { phoneNumber, ...customer } = order.customerData;
  const name = unlinkedText(customer.name);
  const phone = phoneFact(messages.phoneNumber, phoneNumber);
  return {
    language: "he",
    subject: undeliveredMessages.subject[kind](number, name),
    preview: undeliveredMessages.preview(phone.value),
    shopName: safeText(shop.name.he),
    title: undeliveredMessages.title[kind](number),
    opening: [undeliveredMessages.opening[kind]],
    facts: [
      { label: messages.number, value: number, isLeftToRight: true },
      { label: messages.name, value: name },
      { ...phone, href: `tel:${phoneNumber}` },
      {
        label: undeliveredMessages.address,
        value: mailAddressText(recipient),
        isLeftToRight: true,
      },
      { label: messages.week, value: weekText(week, shop, "he") },
    ],
    closing: [{ text: undeliveredMessages.whatToDo[kind] }],
  };
}

import type { Payment, Shop } from "#domain/catalogue/catalogue.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { htmlBody } from "./html-body.ts";
import type { MailContent } from "./mail-content.ts";
import type { RenderedMail } from "./order-mail.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { payeeMessages } from "./seller-messages.ts";
import { textBody } from "./text-body.ts";

/** A mail that tells the seller, in Hebrew, that customers are asked to pay somebody else, or at another address. */
export interface PayeeMail {
  /** Different for every mail: the event, and the notice of it. */
  readonly number: string;
  readonly recipient: string;
  /** The name of the device on which it was changed. */
  readonly device: string;
  readonly before: Shop<LocalizedText>;
  readonly after: Shop<LocalizedText>;
  /** The sender of mails; undefined for the shop's contact address. */
  readonly from: MailAddress | undefined;
}

/** It is the same each time that it is rendered, so that mail programs can recognise a second copy. */
export function payeeMail(mail: PayeeMail): RenderedMail {
  const { number, recipient, device, before, after, from } = mail;
  const { contactAddress } = after;
  const shopName = safeText(after.name.he);
  const content: MailContent = {
    language: "he",
    subject: payeeMessages.subject(shopName),
    preview: payeeMessages.after(payeeOf(after.payment)),
    shopName,
    title: payeeMessages.title,
    opening: [payeeMessages.opening(isolatedText(unlinkedText(device)))],
    due: undefined,
    facts: [
      { label: payeeMessages.labels.before, value: payeeOf(before.payment) },
      { label: payeeMessages.labels.after, value: payeeOf(after.payment) },
    ],
    groups: [],
    totals: [],
    closing: payeeMessages.closing.map((text) => ({ text })),
    isForCooking: false,
  };
  const domain = contactAddress.slice(contactAddress.lastIndexOf("@") + 1);
  const name = `${number}-payee`;
  return {
    name,
    messageId: `<${name}@${domain}>`,
    from: { name: safeText(from?.name || shopName), address: from?.address ?? contactAddress },
    to: recipient,
    replyTo: contactAddress,
    subject: content.subject,
    html: htmlBody(content),
    text: textBody(content),
  };
}

/** Whom to pay. The address is no link of ours, since it may be somebody else's, and it is shown as it is, so that it can be compared. */
function payeeOf({ app, payee, link }: Payment<LocalizedText>): string {
  const names = [app.he, payee.he].map(unlinkedText);
  const parts = link === null ? names : [...names, safeText(link)];
  return parts.map(isolatedText).join(", ");
}

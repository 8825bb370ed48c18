import type { Payment, Shop } from "#domain/catalogue/catalogue.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { htmlBody } from "./html-body.ts";
import type { MailContent } from "./mail-content.ts";
import type { RenderedMail } from "./order-mail.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { noticeMessages } from "./seller-messages.ts";
import { textBody } from "./text-body.ts";

/** A mail that tells the seller, in Hebrew, that customers pay somebody else than before, or write to another address. */
export interface NoticeMail {
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
export function noticeMail(mail: NoticeMail): RenderedMail {
  const { number, recipient, device, before, after, from } = mail;
  const { contactAddress } = after;
  const shopName = safeText(after.name.he);
  const content: MailContent = {
    language: "he",
    subject: noticeMessages.subject(shopName),
    preview: noticeMessages.title,
    shopName,
    title: noticeMessages.title,
    opening: [noticeMessages.opening(isolatedText(unlinkedText(device)))],
    due: undefined,
    facts: changedFacts(before, after),
    groups: [],
    totals: [],
    closing: noticeMessages.closing.map((text) => ({ text })),
    isForCooking: false,
  };
  const domain = contactAddress.slice(contactAddress.lastIndexOf("@") + 1);
  const name = `${number}-notice`;
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

/** What differs, each as it was and as it is. */
function changedFacts(before: Shop<LocalizedText>, after: Shop<LocalizedText>) {
  const { labels, none } = noticeMessages;
  const whatsappOf = ({ whatsapp }: Shop<LocalizedText>) =>
    whatsapp === null ? none : isolatedText(`+${whatsapp}`);
  const addressOf = ({ contactAddress }: Shop<LocalizedText>) =>
    contactAddress === "" ? none : isolatedText(safeText(contactAddress));
  const facts = [
    [labels.payment, payeeOf(before.payment), payeeOf(after.payment)],
    [labels.contactAddress, addressOf(before), addressOf(after)],
    [labels.whatsapp, whatsappOf(before), whatsappOf(after)],
  ] as const;
  return facts.flatMap(([label, was, is]) =>
    was === is
      ? []
      : [
          { label: label.before, value: was },
          { label: label.after, value: is },
        ],
  );
}

/** Whom to pay. The address is no link of ours, since it may be somebody else's, and it is shown as it is, so that it can be compared. */
function payeeOf({ app, payee, link }: Payment<LocalizedText>): string {
  const names = [app.he, payee.he].map(unlinkedText);
  const parts = link === null ? names : [...names, safeText(link)];
  return parts.map(isolatedText).join(", ");
}

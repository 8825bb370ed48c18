import type { Shop } from "#domain/catalogue/catalogue.ts";
import { customerYears } from "#domain/catalogue/customer-years.ts";
import { guardedSettings } from "#domain/catalogue/guarded-settings.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { MailContent } from "./mail-content.ts";
import { type RenderedMail, renderedMail } from "./rendered-mail.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { noticeMessages } from "./seller-messages.ts";

/** A mail that tells the seller, in Hebrew, that customers pay somebody else than before, write to another address, or are erased after other years. */
export interface NoticeMail {
  /** Different for every mail: the event, and the notice of it. */
  readonly number: string;
  readonly recipient: string;
  /** The name of the device on which it was changed; null for a command of the operator. */
  readonly device: string | null;
  readonly before: Settings;
  readonly after: Settings;
  /** The sender of mails; undefined for the shop's contact address. */
  readonly from: MailAddress | undefined;
}

/** It is the same each time that it is rendered, so that mail programs can recognize a second copy. */
export function noticeMail(mail: NoticeMail): RenderedMail {
  const { number, recipient, device, before, after, from } = mail;
  const { contactAddress } = after;
  const shopName = safeText(after.name.he);
  const facts = changedFacts(before, after);
  const [yearsBefore, years] = [customerYears(before), customerYears(after)];
  // One change may have several settings in it: whom to pay comes first.
  const texts =
    facts.length === 2 && years !== yearsBefore ? noticeMessages.ofYears : noticeMessages;
  const content: MailContent = {
    language: "he",
    subject: texts.subject(shopName),
    preview: texts.title,
    shopName,
    title: texts.title,
    opening: [
      device === null ? texts.byCommand.opening : texts.opening(isolatedText(unlinkedText(device))),
    ],
    facts,
    closing: [
      ...(years < yearsBefore ? [noticeMessages.ofYears.waits] : []),
      noticeMessages.isHers,
      device === null ? noticeMessages.byCommand.closing : noticeMessages.isNotHers,
    ].map((text) => ({ text })),
  };
  const name = `${number}-notice`;
  return renderedMail(content, { name, id: name, to: recipient, contactAddress, from });
}

type Settings = Shop<LocalizedText>;
/** Of the texts every customer reads one language. Anything else is an address or a number. */
type Part = LocalizedText | string | null;

const partsOf: Readonly<
  Record<(typeof guardedSettings)[number], (shop: Settings) => readonly Part[]>
> = {
  payment: ({ payment: { app, payee, link } }) => [app, payee, link],
  contactAddress: ({ contactAddress }) => [contactAddress],
  whatsapp: ({ whatsapp }) => [whatsapp === null ? null : `+${whatsapp}`],
  seller: ({ seller }) =>
    seller === null ? [] : [seller.legalName, seller.idNumber, seller.address, seller.phoneNumber],
  accessibilityContact: ({ accessibilityContact: contact }) =>
    contact === null ? [] : [contact.name, contact.phoneNumber, contact.email],
  customerYears: (shop) => [noticeMessages.ofYears.years(customerYears(shop))],
};

/** What differs in either language, each as it was and as it is. */
function changedFacts(before: Settings, after: Settings) {
  const { labels } = noticeMessages;
  return guardedSettings.flatMap((name) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
      ? []
      : [
          { label: labels[name].before, value: valueOf(partsOf[name](before)) },
          { label: labels[name].after, value: valueOf(partsOf[name](after)) },
        ],
  );
}

function valueOf(parts: readonly Part[]): string {
  const shown = parts.flatMap((part) => {
    if (part === null || part === "") return [];
    // An address is no link of ours, since it may be somebody else's, and it is shown as it is, so that it can be compared.
    if (typeof part === "string") return isolatedText(part);
    const texts = [...new Set([part.he, part.en])].filter((text) => text !== "");
    return texts.map((text) => isolatedText(unlinkedText(text))).join(" / ");
  });
  return shown.length === 0 ? noticeMessages.none : shown.join(", ");
}

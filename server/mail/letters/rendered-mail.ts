import type { MailAddress } from "#domain/customer/mail-address.ts";
import { htmlBody } from "./html-body.ts";
import type { MailContent } from "./mail-content.ts";
import { safeText } from "./safe-text.ts";
import { textBody } from "./text-body.ts";

/** A mail that is ready to be sent. */
export interface RenderedMail {
  /** Different for every mail, `100000001-change-17`, and the same each time the mail is rendered. */
  readonly name: string;
  /** With angle brackets. The same each time the mail is rendered, so that mail programs can recognise a second copy. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Envelope {
  /** See `RenderedMail`. */
  readonly name: string;
  /** The first part of the Message-ID; the other one is the domain of the shop's contact address. */
  readonly id: string;
  readonly to: string;
  /** Where replies go unless there is a `replyTo`. */
  readonly contactAddress: string;
  readonly replyTo?: string;
  /** The sender of mails; undefined for the contact address. */
  readonly from: MailAddress | undefined;
}

export function renderedMail(
  content: MailContent,
  { name, id, to, contactAddress, replyTo = contactAddress, from }: Envelope,
): RenderedMail {
  const domain = contactAddress.slice(contactAddress.lastIndexOf("@") + 1);
  return {
    name,
    messageId: `<${id}@${domain}>`,
    from: {
      name: safeText(from?.name || content.shopName),
      address: from?.address ?? contactAddress,
    },
    to,
    replyTo,
    subject: content.subject,
    html: htmlBody(content),
    text: textBody(content),
  };
}

import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import { htmlBody } from "./html-body.ts";
import type { MailContent } from "./mail-content.ts";
import { safeText } from "./safe-text.ts";
import { textBody } from "./text-body.ts";

/** A mail that is ready to be sent. */
export interface RenderedMail {
  /** Different for every mail, `100000001-change-17`, and the same each time the mail is rendered. */
  readonly name: string;
  /** With angle brackets. The same each time the mail is rendered, so that mail programs can recognize a second copy. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: string;
  /** Undefined if the shop has no address that can be answered: then the answer goes to the sender. */
  readonly replyTo: string | undefined;
  /** The Message-ID of the mail that this one follows; undefined for the first of a thread. */
  readonly follows: string | undefined;
  /** The address by which its reader gets no more such mails, with one press in the mail program (RFC 8058). */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Envelope {
  /** See `RenderedMail`. */
  readonly name: string;
  /** The first part of the Message-ID; the other one is the domain of the sender. */
  readonly id: string;
  /** The first part of the Message-ID of the first mail of its thread, by which mail programs put them together. */
  readonly thread?: string;
  readonly to: string;
  /** Where replies go unless there is a `replyTo`, in both cases unless the address is only an example. */
  readonly contactAddress: string;
  readonly replyTo?: string;
  /** The sender of mails; undefined for the contact address. */
  readonly from: MailAddress | undefined;
}

export function renderedMail(
  content: MailContent,
  { name, id, thread = id, to, contactAddress, replyTo, from }: Envelope,
): RenderedMail {
  const sender = from?.address ?? contactAddress;
  // Filters distrust a mail whose id is of another domain than its sender.
  const messageIdOf = (first: string) => `<${first}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
  return {
    name,
    messageId: messageIdOf(id),
    follows: thread === id ? undefined : messageIdOf(thread),
    from: {
      name: safeText(from?.name || content.shopName),
      address: sender,
    },
    to,
    replyTo: [replyTo, contactAddress].find(
      (address) => address !== undefined && address !== "" && !isReservedAddress(address),
    ),
    subject: content.subject,
    html: htmlBody(content),
    text: textBody(content),
  };
}

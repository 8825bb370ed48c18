import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import type { ClaimedMail, MailKind } from "#server/store/outbox.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { customerMail } from "./customer-mail.ts";
import { htmlBody } from "./html-body.ts";
import { safeText } from "./safe-text.ts";
import { sellerMail } from "./seller-mail.ts";
import { textBody } from "./text-body.ts";
import { undeliveredMail } from "./undelivered-mail.ts";

/** A mail about an order. */
export interface MailToRender {
  readonly mail: Pick<ClaimedMail, "kind" | "recipient" | "waitingSince">;
  /** The address to which the order's confirmation goes. */
  readonly confirmedTo: string;
  readonly order: StoredOrder;
  /** The catalogue that the order was priced with, with the current week rules, see `withWeekRules`. */
  readonly catalogue: Catalogue;
  /** The sender of mails; undefined for the shop's contact address. */
  readonly from: MailAddress | undefined;
}

/** A mail that is ready to be sent. */
export interface RenderedMail {
  readonly kind: MailKind;
  readonly orderNumber: string;
  /** With angle brackets. The same each time the mail is rendered, so that mail programs can recognise a second copy. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const contents: Partial<Record<MailKind, typeof undeliveredMail>> = {
  customer: customerMail,
  seller: sellerMail,
  undelivered: undeliveredMail,
};

/**
 * Renders a mail from a stored order. Replies go to the shop; those of the seller to her notice go to the customer.
 * The Message-ID follows from what is stored with the order, so no setting can change it between two attempts. An `undelivered`
 * mail that was written anew has another one, since it tells of another failure.
 */
export function orderMail(toRender: MailToRender): RenderedMail {
  const { mail, confirmedTo, order, catalogue, from } = toRender;
  const { kind, recipient, waitingSince } = mail;
  const { contactAddress } = catalogue.shop;
  const content = contents[kind]?.(order, catalogue, confirmedTo);
  if (content === undefined) throw new Error(`a mail of the kind ${kind} cannot be rendered`);
  const address = from?.address ?? contactAddress;
  const domain = contactAddress.slice(contactAddress.lastIndexOf("@") + 1);
  const name = kind === "undelivered" ? `${kind}-${String(waitingSince)}` : kind;
  return {
    kind,
    orderNumber: order.number,
    messageId: `<order-${order.number}-${name}@${domain}>`,
    from: { name: safeText(from?.name || content.shopName), address },
    to: recipient,
    replyTo: kind === "seller" ? order.order.customerData.email : contactAddress,
    subject: content.subject,
    html: htmlBody(content),
    text: textBody(content),
  };
}

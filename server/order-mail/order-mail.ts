import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import type { MailKind } from "#server/store/outbox.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { customerMail } from "./customer-mail.ts";
import { htmlBody } from "./html-body.ts";
import { safeText } from "./safe-text.ts";
import { sellerMail } from "./seller-mail.ts";
import { textBody } from "./text-body.ts";

/** One of the two mails of an order. */
export interface MailToRender {
  readonly kind: MailKind;
  /** The recipient's address. */
  readonly recipient: string;
  readonly order: StoredOrder;
  /** The catalogue that the order was priced with. */
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

const contents = { customer: customerMail, seller: sellerMail };

/** Renders a mail from a stored order. Replies of the customer go to the shop, replies of the seller to the customer. */
export function orderMail({ kind, recipient, order, catalogue, from }: MailToRender): RenderedMail {
  const { contactAddress } = catalogue.shop;
  const content = contents[kind](order, catalogue);
  const address = from?.address ?? contactAddress;
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return {
    kind,
    orderNumber: order.number,
    messageId: `<order-${order.number}-${kind}@${domain}>`,
    from: { name: safeText(from?.name || content.shopName), address },
    to: recipient,
    replyTo: kind === "customer" ? contactAddress : order.order.customerData.email,
    subject: content.subject,
    html: htmlBody(content),
    text: textBody(content),
  };
}

import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Message } from "#server/store/mails/messages.ts";
import { type ClaimedMail, isToSeller } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { OrderChange } from "./change-list.ts";
import { changeMail } from "./change-mail.ts";
import { customerMail, messageMail, readdressedMail, requestMail } from "./customer-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { type RenderedMail, renderedMail } from "./rendered-mail.ts";
import {
  sellerChangeMail,
  sellerMail,
  type UndeliveredMail,
  undeliveredMail,
} from "./seller-mail.ts";

/** A mail about an order. */
export interface MailToRender {
  readonly mail: Pick<ClaimedMail, "recipient" | "waitingSince" | "eventId" | "messageId">;
  readonly about: LetterSubject;
  /** The revision of the order that the mail shows. */
  readonly order: StoredOrder;
  /** The current catalogue. */
  readonly catalogue: Pick<Catalogue, "shop">;
  /** The sender of mails; undefined for the shop's contact address. */
  readonly from: MailAddress | undefined;
  /** The address of the order's page; undefined if the shop does not know its own. */
  readonly page: string | undefined;
}

/** What a mail tells, by its kind. */
export type LetterSubject =
  | { readonly kind: "seller" }
  | { readonly kind: "undelivered"; readonly undelivered: UndeliveredMail }
  | { readonly kind: "change" | "readdressed" | "seller-change"; readonly change: OrderChange }
  | { readonly kind: "message"; readonly message: Pick<Message, "subject" | "text"> }
  | { readonly kind: "customer" | "request"; readonly now: Pick<WorkingOrder, "stored" | "state"> };

/**
 * Renders a mail from a stored order. Replies go to the shop; those of the seller to her notices go to the customer.
 * The Message-ID follows from the order and the domain of the sender, so only a sender in another domain changes it between two attempts. An
 * `undelivered` mail that was written again has another one, since it is about another failure. The mails about an order follow the first
 * one to the customer, or to the seller.
 */
export function orderMail(toRender: MailToRender): RenderedMail {
  const { mail, about, order, catalogue, from } = toRender;
  const name = [order.number, about.kind, ...partsOfName(toRender)].join("-");
  const { email } = order.order.customerData;
  const isAnsweredByCustomer = about.kind === "seller" || about.kind === "seller-change";
  return renderedMail(contentOf(toRender), {
    name,
    id: `order-${name}`,
    thread: `order-${order.number}-${isToSeller(about.kind) ? "seller" : "customer"}`,
    to: mail.recipient,
    contactAddress: catalogue.shop.contactAddress,
    from,
    ...(isAnsweredByCustomer && email !== "" && { replyTo: email }),
  });
}

function contentOf({ about, order, catalogue, mail, page: address }: MailToRender): MailContent {
  const page = { page: address, writtenAt: mail.waitingSince };
  switch (about.kind) {
    case "customer":
      return customerMail(order, catalogue, about.now.state, page);
    case "seller":
      return sellerMail(order, catalogue, address);
    case "undelivered":
      return undeliveredMail(order, catalogue, about.undelivered, address);
    case "change":
      return changeMail(about.change, catalogue, page);
    case "readdressed":
      return readdressedMail(about.change, catalogue);
    case "seller-change":
      return sellerChangeMail(about.change, catalogue, address);
    case "message":
      return messageMail(order, catalogue, about.message, page);
    case "request":
      return requestMail(order, catalogue, about.now.state, page);
  }
}

/** What makes the name of a mail differ from the other mails of its kind about the order. */
function partsOfName({ about, mail }: MailToRender): readonly string[] {
  const { eventId, messageId, waitingSince } = mail;
  const subject = [eventId, messageId].filter((id) => id !== null).map(String);
  return about.kind === "undelivered" ? [...subject, String(waitingSince)] : subject;
}

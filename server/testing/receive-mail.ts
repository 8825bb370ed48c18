import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import {
  type LetterSubject,
  type MailToRender,
  orderMail,
} from "#server/mail/letters/order-mail.ts";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import { composedMail } from "#server/mail/outbox/mail-transport.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { requestFor, storedOrder } from "./stored-order.ts";

const customer = "ruth@example.com";
const cook = "cook@soup-kitchen.example";

/** A mail about an order itself, and the report that its confirmation could not be delivered. */
export type PlainKind = "customer" | "seller" | "undelivered";

/** A mail of the soup kitchen; `changes` replaces parts of what it is rendered from. */
export function renderMail(
  kind: PlainKind,
  order: StoredOrder = storedOrder(),
  changes: Partial<MailToRender> = {},
): RenderedMail {
  const recipient = kind === "customer" ? customer : cook;
  const mail = { recipient, waitingSince: order.receivedAt, eventId: null, messageId: null };
  const about: LetterSubject =
    kind === "undelivered"
      ? { kind, undelivered: { kind: "customer", recipient: customer } }
      : kind === "customer"
        ? { ...requestFor(order), kind }
        : { kind };
  const rendered = { mail, about, order, catalogue: soupKitchen, from: undefined, page: undefined };
  return orderMail({ ...rendered, ...changes });
}

export type ReceivedMail = Email & { readonly html: string; readonly text: string };

/** A mail as of `renderMail`, sent on 5 January 2026 at 10:00 UTC, as a mail program reads it. */
export async function receiveMail(
  ...rendered: Parameters<typeof renderMail>
): Promise<ReceivedMail> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const sentAt = Date.UTC(2026, 0, 5, 10);
  const { message } = await composer.sendMail(composedMail(renderMail(...rendered), sentAt));
  return readMail(message as Buffer);
}

/** Parses the bytes of a mail. */
export async function readMail(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return { ...mail, html: mail.html ?? "", text: mail.text?.replaceAll("\r\n", "\n") ?? "" };
}

/** The targets of the links of HTML. */
export function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/gu)].map(([, href = ""]) => href);
}

/** The visible text of HTML, with each block on its own line. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]+>/gu, (tag) => (/^<\/?(?:bdi|span|a)/u.test(tag) ? "" : "\n"))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

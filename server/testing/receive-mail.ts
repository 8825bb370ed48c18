import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { composedMail } from "#server/mail/mail-transport.ts";
import { type MailToRender, orderMail, type RenderedMail } from "#server/order-mail/order-mail.ts";
import { isToSeller, type MailKind } from "#server/store/outbox.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { storedOrder } from "./stored-order.ts";

const confirmedTo = "ruth@example.com";
const cook = "cook@soup-kitchen.example";
const recipientOf = (kind: MailKind) => (isToSeller(kind) ? cook : confirmedTo);

/** A mail of the soup kitchen; `changes` replaces parts of what it is rendered from. */
export function renderMail(
  kind: MailKind,
  order: StoredOrder = storedOrder(),
  changes: Partial<MailToRender> = {},
): RenderedMail {
  const mail = { kind, recipient: recipientOf(kind), waitingSince: order.receivedAt };
  const rendered = { mail, confirmedTo, order, catalogue: soupKitchen, from: undefined };
  return orderMail({ ...rendered, ...changes });
}

export type ReceivedMail = Email & { readonly html: string; readonly text: string };

/** A mail of the soup kitchen, sent on 5 January 2026 at 10:00 UTC, as a mail program reads it. */
export async function receiveMail(kind: MailKind, order?: StoredOrder): Promise<ReceivedMail> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const sentAt = Date.UTC(2026, 0, 5, 10);
  const { message } = await composer.sendMail(composedMail(renderMail(kind, order), sentAt));
  return readMail(message as Buffer);
}

/** Parses the bytes of a mail. */
export async function readMail(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return { ...mail, html: mail.html ?? "", text: mail.text?.replaceAll("\r\n", "\n") ?? "" };
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

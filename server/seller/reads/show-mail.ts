import type { MailOfOrder } from "#contract/desk-calls/order-page.ts";
import { wireName } from "#contract/wire/wire-name.ts";
import type { NamedMail } from "#server/store/mails/desk-mails.ts";
import { readdressed } from "#server/store/mails/outbox.ts";
import { mayBeSentAgainAt } from "#server/store/mails/send-again.ts";

/** A mail as a device reads it, without anything else. `now` is in milliseconds since 1970 UTC. */
export function showMail(mail: NamedMail, now: number): MailOfOrder {
  return {
    id: mail.id,
    orderNumber: mail.orderNumber,
    name: mail.customerName,
    kind: wireName(mail.kind),
    status: mail.status,
    event: mail.eventId,
    recipient: mail.recipient,
    attempts: mail.attempts,
    nextAttemptAt: mail.nextAttemptAt,
    sentAt: mail.sentAt ?? null,
    lastError: mail.lastError ?? null,
    isReaddressed: mail.status === "withdrawn" && mail.lastError === readdressed,
    againAt: mayBeSentAgainAt(mail, now) ?? null,
  };
}

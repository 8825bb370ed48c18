import type { Mail } from "#contract/generated/desk-schema-types.ts";
import type { NamedMail } from "#server/store/mails/desk-mails.ts";

export function mailToWire({ customerName: name, sentAt, lastError, ...mail }: NamedMail): Mail {
  const { id, orderNumber, kind, eventId, status, recipient, attempts, nextAttemptAt } = mail;
  return {
    id,
    orderNumber,
    name,
    kind: kind === "seller-change" ? "seller_change" : kind,
    status,
    event: eventId,
    recipient,
    attempts,
    nextAttemptAt,
    sentAt: sentAt ?? null,
    lastError: lastError ?? null,
  };
}

import type { Mail } from "#contract/generated/desk-schema-types.ts";
import type { NamedMail } from "#server/store/desk-mails.ts";

export function mailToWire({ customerName: name, sentAt, lastError, ...mail }: NamedMail): Mail {
  const { id, orderNumber, kind, status, recipient, attempts, nextAttemptAt } = mail;
  return {
    id,
    orderNumber,
    name,
    kind,
    status,
    recipient,
    attempts,
    nextAttemptAt,
    sentAt: sentAt ?? null,
    lastError: lastError ?? null,
  };
}

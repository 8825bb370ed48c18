import type { Mail } from "#contract/generated/desk-schema-types.ts";
import { wireName } from "#contract/wire/wire-name.ts";
import type { NamedMail } from "#server/store/mails/desk-mails.ts";

export function mailToWire(mail: NamedMail): Mail {
  return {
    ...mail,
    name: mail.customerName,
    kind: wireName(mail.kind),
    event: mail.eventId,
    sentAt: mail.sentAt ?? null,
    lastError: mail.lastError ?? null,
  };
}

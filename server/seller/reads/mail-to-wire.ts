import type { Mail } from "#contract/generated/desk-schema-types.ts";
import { wireName } from "#contract/wire/wire-name.ts";
import type { NamedMail } from "#server/store/mails/desk-mails.ts";
import { readdressed } from "#server/store/mails/outbox.ts";
import { mayBeSentAgainAt } from "#server/store/mails/send-again.ts";

/** `now` is in milliseconds since 1970 UTC. */
export function mailToWire(mail: NamedMail, now: number): Mail {
  return {
    ...mail,
    name: mail.customerName,
    kind: wireName(mail.kind),
    event: mail.eventId,
    sentAt: mail.sentAt ?? null,
    lastError: mail.lastError ?? null,
    isReaddressed: mail.status === "withdrawn" && mail.lastError === readdressed,
    againAt: mayBeSentAgainAt(mail, now) ?? null,
  };
}

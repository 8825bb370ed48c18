import type { Insertable, Selectable } from "kysely";
import * as v from "valibot";
import { type ListedMail, type MailKind, mailKinds, mailStatuses } from "./outbox.ts";
import type { NewOrder } from "./store.ts";
import type { MailRow } from "./tables.ts";

/** The rows of both mails of a new order, due at once. */
export function rowsOfMails(order: NewOrder): readonly Insertable<MailRow>[] {
  const recipients: Record<MailKind, string> = {
    customer: order.order.customerData.email,
    seller: order.sellerAddress,
  };
  return mailKinds.map((kind) => ({
    order_number: order.number,
    kind,
    recipient: recipients[kind],
    status: "waiting",
    attempts: 0,
    next_attempt_at: order.receivedAt,
    claimed_until: 0,
    claimed_by: null,
    last_error: null,
    waiting_since: order.receivedAt,
    sent_at: null,
    created_at: order.receivedAt,
  }));
}

const kind = v.picklist(mailKinds);
const status = v.picklist(mailStatuses);

/** Reads a mail from its row. Throws if the kind or the status is unknown. */
export function mailOfRow(
  row: Selectable<MailRow>,
): ListedMail & { readonly waitingSince: number } {
  return {
    id: row.id,
    orderNumber: row.order_number,
    kind: v.parse(kind, row.kind),
    recipient: row.recipient,
    status: v.parse(status, row.status),
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    waitingSince: row.waiting_since,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    lastError: row.last_error ?? undefined,
  };
}

import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import * as v from "valibot";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import { type MailRow, type Tables, valueOf } from "#server/store/tables.ts";
import { type ListedMail, type MailSubject, mailKinds, mailStatuses } from "./outbox.ts";

/**
 * The rows of the mails of a new order, due at once: two, or only the seller's where the order has no email address or the seller
 * took it and does not tell the customer.
 */
export function rowsOfMails({
  number,
  order,
  sellerAddress,
  receivedAt,
  byPhone: taken,
}: NewOrder): readonly Insertable<MailRow>[] {
  const { email } = order.customerData;
  const revision = taken === undefined || taken.adjustment === 0 ? null : 1;
  const mail = { ...newMail(number, receivedAt), revision };
  const toSeller = { ...mail, kind: "seller", recipient: sellerAddress };
  if (email === "" || taken?.tellsCustomer === false) return [toSeller];
  return [{ ...mail, kind: "customer", recipient: email }, toSeller];
}

/** What every mail begins with: it is due at `now`. */
export function newMail(orderNumber: string, now: number) {
  return {
    order_number: orderNumber,
    status: "waiting",
    attempts: 0,
    next_attempt_at: now,
    claimed_until: 0,
    claimed_by: null,
    last_error: null,
    waiting_since: now,
    sent_at: null,
    created_at: now,
  };
}

/** The mails about one event or message, or about the order itself. */
export function isAbout({ eventId, messageId }: MailSubject) {
  return (eb: ExpressionBuilder<Tables, "mails">) => {
    const is = (column: "event_id" | "message_id", id: number | null) =>
      id === null ? eb(column, "is", null) : eb(column, "=", id);
    return eb.and([is("event_id", eventId), is("message_id", messageId)]);
  };
}

/** `isOver` of a column. */
export function isColumnOver(
  column: "next_attempt_at" | "claimed_until",
  longest: number,
  now: number,
) {
  return sql<SqlBool>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + longest})`;
}

const kind = v.picklist(mailKinds);
const status = v.picklist(mailStatuses);

/** Reads a mail from its row. Throws if the kind or the status is unknown. */
export function mailOfRow(
  row: Selectable<MailRow>,
): ListedMail & { readonly waitingSince: number } {
  const { claimedUntil: _, claimedBy: __, ...mail } = valueOf(row);
  return {
    ...mail,
    kind: v.parse(kind, row.kind),
    revision: row.revision ?? 0,
    status: v.parse(status, row.status),
    sentAt: row.sent_at ?? undefined,
    lastError: row.last_error ?? undefined,
  };
}

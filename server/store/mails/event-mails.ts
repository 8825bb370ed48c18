import type { Insertable, Transaction } from "kysely";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import { whatWasNotified } from "#domain/order-log/notified-change.ts";
import { undoChain } from "#domain/order-log/standing-events.ts";
import type { MailRow, Tables } from "#server/store/tables.ts";
import { mailOfRow, newMail } from "./mail-row.ts";
import { eventMailKinds, isOver, isToSeller, longestClaim, type NewEventMail } from "./outbox.ts";

export interface EventToTell {
  /** The event, which is stored already. */
  readonly event: OrderEvent;
  /** All events of the order, with or without this one. */
  readonly events: readonly OrderEvent[];
  /** The revision of the order after the event. */
  readonly revision: number;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  readonly mails: readonly NewEventMail[];
}

/** Stores the mails about an event, in the transaction of the event; for an undo see `NewMark.mails`. */
export async function storeEventMails(
  transaction: Transaction<Tables>,
  { event, events, revision, now, mails }: EventToTell,
): Promise<void> {
  const { orderNumber } = event;
  const needed =
    event.content.kind === "undone"
      ? await withdrawOfUndone(transaction, { event, events, now, mails })
      : mails;
  if (needed.length === 0) return;
  const addressOf = await customerAddresses(transaction, [orderNumber]);
  const rows = needed.map(
    ({ kind, recipient, dueAt }): Insertable<MailRow> => ({
      ...newMail(orderNumber, dueAt),
      created_at: now,
      kind,
      event_id: event.id,
      revision,
      recipient: isToSeller(kind) ? recipient : addressOf(orderNumber, recipient),
    }),
  );
  await transaction.insertInto("mails").values(rows).execute();
}

/** Withdraws what the undone events were to tell. Gives those mails of the undo that are needed anyway. */
async function withdrawOfUndone(
  transaction: Transaction<Tables>,
  { event, events, now, mails }: Omit<EventToTell, "revision">,
): Promise<readonly NewEventMail[]> {
  const chain = undoChain(event, events)
    .slice(0, -1)
    .map(({ id }) => id);
  const rows = await transaction
    .selectFrom("mails")
    .selectAll()
    .where("order_number", "=", event.orderNumber)
    // Not the ids of the chain: there may be more than a statement takes.
    .where("event_id", "is not", null)
    .where("kind", "in", eventMailKinds)
    .execute();
  const told = rows.map((row) => {
    const { id, kind, status, attempts } = mailOfRow(row);
    const isBeingSent = !isOver(row.claimed_until, longestClaim, now);
    return { id, kind, status, attempts, isBeingSent, eventId: row.event_id ?? 0 };
  });
  const ofKind = (kind: string) =>
    whatWasNotified(
      chain,
      told.filter((each) => each.kind === kind),
    );
  const withdraws = eventMailKinds.flatMap((kind) => ofKind(kind).withdraws);
  if (withdraws.length > 0) {
    await transaction
      .updateTable("mails")
      .set({ status: "withdrawn", claimed_until: 0, claimed_by: null })
      .where("id", "in", withdraws)
      .execute();
  }
  return mails.filter(({ kind }) => ofKind(kind).needsMail);
}

/**
 * Where mails to the customers of orders go: to the address of the order, or to the one that the seller corrected it to when she
 * sent the confirmation again. The function that it gives takes the number of an order and its email address as it is now.
 */
export async function customerAddresses(
  transaction: Transaction<Tables>,
  orderNumbers: readonly string[],
): Promise<(orderNumber: string, email: string) => string> {
  const rows = await transaction
    .selectFrom("mails")
    .innerJoin("orders", "orders.number", "mails.order_number")
    .select(["mails.order_number", "mails.recipient", "orders.email"])
    .where("mails.order_number", "in", orderNumbers)
    .where("mails.kind", "=", "customer")
    .execute();
  const confirmed = new Map(rows.map((row) => [row.order_number, row]));
  return (orderNumber, email) => {
    const confirmation = confirmed.get(orderNumber);
    return confirmation?.email === email ? confirmation.recipient : email;
  };
}

import type { Transaction } from "kysely";
import { fitsLimits } from "#domain/order/portion-limits.ts";
import type { OrderContent, OrderEvent } from "#domain/order-log/desk-event.ts";
import { missingOf } from "#domain/order-log/missing.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import { newestVersion } from "#server/store/catalogue/catalogue-reader.ts";
import { insertEvent } from "#server/store/log/event-row.ts";
import { readOrder } from "#server/store/log/save-mark.ts";
import { storeEventMails } from "#server/store/mails/event-mails.ts";
import type { Tables } from "#server/store/tables.ts";
import { isSameContent } from "./content-hash.ts";
import { storeNames } from "./customer-names.ts";
import type { NewRevision, RevisionOutcome } from "./new-revision.ts";
import { type ChangeOfAddresses, emailOfOrder, mayCauseMailsAt } from "./order-limit.ts";
import { columnsOfOrder } from "./order-row.ts";
import { readPortionsTaken } from "./portions-taken.ts";

/** Stores a change of an order within a transaction, see `changeOrder`. */
export async function saveChangeWithin(
  transaction: Transaction<Tables>,
  change: NewRevision,
): Promise<RevisionOutcome> {
  const subject = await readOrder(transaction, change.orderNumber);
  if (subject === undefined) return { kind: "unknown-order" };
  const events = subject.events as readonly OrderEvent[];
  const before = subject.fold(events) as OrderState;
  // A repetition comes first, so that it gets its revision whatever happened to the order since.
  const earlier = events.find(({ actionId }) => actionId === change.actionId);
  if (earlier !== undefined) {
    return (await isRevisionOf(transaction, earlier, change))
      ? { kind: "repeated", event: earlier, now: before }
      : { kind: "action-reused" };
  }
  // A change would bring back who the customer was.
  if (before.isErased) return { kind: "erased", now: before };
  if (change.basedOn !== before.revision) return { kind: "outdated", now: before };
  if (change.catalogueVersion !== (await newestVersion(transaction)))
    return { kind: "catalogue-changed" };
  const readdressed = await addressesOf(transaction, change);
  if (change.mailLimits !== undefined) {
    const freeAt = await mayCauseMailsAt(transaction, readdressed, change.mailLimits);
    if (freeAt !== undefined) return { kind: "too-many-mails", freeAt };
  }
  if (change.limits !== undefined && change.limits.length > 0) {
    const taken = await readPortionsTaken(transaction, subject.week, change);
    if (!fitsLimits(change.limits, taken)) return { kind: "limit-reached", taken };
  }
  const revision = 1 + newestRevision(events);
  const due = change.order.orderTotal;
  const missing = missingInEvent(change.missing, events);
  const content = { kind: "changed", revision, due, ...missing } as const;
  const { orderNumber, actionId, deviceId, pressedAt, at } = change;
  const row = { actionId, deviceId, pressedAt, at, week: subject.week, orderNumber };
  const event = (await insertEvent(transaction, row, content)) as OrderEvent | undefined;
  if (event === undefined) return { kind: "action-reused" };
  await transaction
    .insertInto("order_revisions")
    .values({
      order_number: change.orderNumber,
      revision,
      event_id: event.id,
      based_on: change.basedOn,
      content_hash: change.contentHash,
      kept: null,
      adjustment: change.adjustment,
      adjustment_text: change.adjustmentText,
      readdressed_at: readdressed.isReaddressed && change.deviceId === null ? change.at : null,
      ...columnsOfOrder(change.order, change.catalogueVersion),
    })
    .execute();
  await storeNames(transaction, [change.order.customerData.name]);
  const now = subject.fold([...events, event]) as OrderState;
  await subject.save(now);
  await storeEventMails(transaction, {
    event,
    events,
    revision,
    now: change.at,
    mails: change.mails,
  });
  return { kind: "stored", event, now };
}

/** What the event of a change says of what is missing from the box. */
function missingInEvent(
  missing: NewRevision["missing"],
  events: readonly OrderEvent[],
): Pick<Extract<OrderContent, { kind: "changed" }>, "missing" | "stillMissing"> {
  if ("line" in missing) return { missing };
  // Without it an earlier version can read the event.
  const isSaid = missing.lines.length > 0 || missingOf(events).size > 0;
  return isSaid ? { stillMissing: missing } : {};
}

/** The email addresses of an order before and after a change. */
async function addressesOf(
  transaction: Transaction<Tables>,
  { orderNumber, order, at }: NewRevision,
): Promise<ChangeOfAddresses> {
  const before = await emailOfOrder(transaction, orderNumber);
  const { email } = order.customerData;
  const isReaddressed = before.toLowerCase() !== email.toLowerCase();
  const addresses = isReaddressed ? [before, email] : [email];
  return {
    orderNumber,
    addresses: addresses.filter((address) => address !== ""),
    isReaddressed,
    at,
  };
}

/** The highest number that a revision ever had. The number of a change that was undone is not used again. */
function newestRevision(events: readonly OrderEvent[]): number {
  return events.reduce(
    (newest, { content }) =>
      content.kind === "changed" ? Math.max(newest, content.revision) : newest,
    0,
  );
}

/** Whether an event with the action id of a change is that change. */
async function isRevisionOf(
  transaction: Transaction<Tables>,
  event: OrderEvent,
  { contentHash }: NewRevision,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("order_revisions")
    .select("content_hash")
    .where("event_id", "=", event.id)
    .executeTakeFirst();
  return row !== undefined && isSameContent(row.content_hash, contentHash);
}

import type { Kysely, Transaction } from "kysely";
import { agorot } from "#domain/money/agorot.ts";
import { fitsLimits } from "#domain/order/portion-limits.ts";
import { isOwed, mayBeAsked } from "#domain/order-log/asking.ts";
import { cutCursor, decideMark, isEventOf } from "#domain/order-log/decide-mark.ts";
import type { DeskEvent, OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import { foldOrder, type OrderState } from "#domain/order-log/order-state.ts";
import { foldWeek, type WeekState } from "#domain/order-log/week-state.ts";
import { newestVersion } from "#server/store/catalogue/catalogue-reader.ts";
import { storeEventMails } from "#server/store/mails/event-mails.ts";
import { emailOfOrder, mayCauseMailsAt } from "#server/store/orders/order-limit.ts";
import { columnsOfState } from "#server/store/orders/order-state-row.ts";
import { readPortionsTaken } from "#server/store/orders/portions-taken.ts";
import type { Tables } from "#server/store/tables.ts";
import type { MarkOutcome, NewMark } from "./event-log.ts";
import { insertEvent } from "./event-row.ts";
import { newestPositions, readEventsOfOrder, readEventsOfWeek } from "./read-events.ts";

/** The order or the week of a mark, as the transaction sees it. */
interface Subject {
  readonly week: string;
  readonly orderNumber: string | null;
  readonly events: readonly (OrderEvent | WeekEvent)[];
  readonly fold: (events: readonly (OrderEvent | WeekEvent)[]) => OrderState | WeekState;
  /** Writes the sum of the events. */
  readonly save: (now: OrderState | WeekState) => Promise<void>;
}

/** Stores a mark, see `Store.mark`. */
export function saveMark(database: Kysely<Tables>, mark: NewMark): Promise<MarkOutcome> {
  return database.transaction().execute((transaction) => saveMarkWithin(transaction, mark));
}

async function saveMarkWithin(
  transaction: Transaction<Tables>,
  mark: NewMark,
): Promise<MarkOutcome> {
  const subject =
    mark.orderNumber === null
      ? await readWeek(transaction, mark.week)
      : await readOrder(transaction, mark.orderNumber);
  if (subject === undefined) return { kind: "unknown-order" };
  const { events, fold } = subject;
  const before = fold(events);
  const earlier = events.find(({ actionId }) => actionId === mark.actionId);
  if (earlier !== undefined) {
    return isEventOf(mark, earlier, events)
      ? { kind: "repeated", event: earlier, now: before }
      : { kind: "action-reused" };
  }
  const decision = decideMark(mark, events);
  if (decision.kind !== "record") return { kind: decision.kind, now: before };
  if ("due" in before && !mayAsk(mark, before, events as readonly OrderEvent[]))
    return { kind: "outdated", now: before };
  const refused = await refusedByLimits(transaction, mark, before);
  if (refused !== undefined) return refused;
  const content = await asKnown(transaction, decision.content);
  const { actionId, deviceId, pressedAt, at } = mark;
  const { week, orderNumber } = subject;
  const row = { actionId, deviceId, pressedAt, at, week, orderNumber };
  const event = (await insertEvent(transaction, row, content)) as
    | OrderEvent
    | WeekEvent
    | undefined;
  if (event === undefined) return { kind: "action-reused" };
  const now = fold([...events, event]);
  await subject.save(now);
  if (event.orderNumber !== null && "revision" in now) {
    await storeEventMails(transaction, {
      event,
      events: events as readonly OrderEvent[],
      revision: now.revision,
      now: mark.at,
      mails: mark.mails ?? [],
    });
  }
  return { kind: "recorded", event, now };
}

/** Whether a mark asks nobody who has paid or canceled, and by mail nobody who was asked too lately or has no address. */
function mayAsk(
  { action, mails = [], at }: NewMark,
  before: OrderState,
  events: readonly OrderEvent[],
): boolean {
  if (action.kind !== "asked") return true;
  if (action.by === "whatsapp") return isOwed(before);
  return mails.length > 0 && mayBeAsked(action.by, before, events, at);
}

/** Why a customer's mark is not stored; undefined if it is. */
async function refusedByLimits(
  transaction: Transaction<Tables>,
  { limits, mailLimits, orderNumber, at }: NewMark,
  before: OrderState | WeekState,
): Promise<MarkOutcome | undefined> {
  if (orderNumber === null) return undefined;
  if (mailLimits !== undefined) {
    const address = await emailOfOrder(transaction, orderNumber);
    const about = { addresses: address === "" ? [] : [address], isReaddressed: false };
    const freeAt = await mayCauseMailsAt(transaction, { orderNumber, ...about, at }, mailLimits);
    if (freeAt !== undefined) return { kind: "too-many-mails", freeAt };
  }
  if (limits === undefined) return undefined;
  const { needs, revision, catalogueVersion } = limits;
  const isAsRead = "revision" in before && before.revision === revision;
  if (!isAsRead || catalogueVersion !== (await newestVersion(transaction)))
    return { kind: "outdated", now: before };
  if (needs.length === 0) return undefined;
  const taken = await readPortionsTaken(transaction, before.week, {
    catalogueVersion,
    orderNumber,
  });
  return fitsLimits(needs, taken) ? undefined : { kind: "limit-reached", taken };
}

/** What was printed shows no more than what is stored, whatever the device says: it would never count as changed. */
async function asKnown<Content extends DeskEvent["content"]>(
  transaction: Transaction<Tables>,
  content: Content,
): Promise<Content> {
  if (content.kind !== "printed") return content;
  return { ...content, shows: cutCursor(content.shows, await newestPositions(transaction)) };
}

/** An order with its events; undefined for an unknown order. */
export async function readOrder(
  transaction: Transaction<Tables>,
  orderNumber: string,
): Promise<Subject | undefined> {
  const row = await transaction
    .selectFrom("orders")
    .innerJoin("order_states", "order_states.order_number", "orders.number")
    .select([
      "orders.week as ordered_for",
      "orders.order_total",
      "order_states.before_desk",
      "order_states.week",
    ])
    .where("orders.number", "=", orderNumber)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const opening = {
    orderNumber,
    week: row.ordered_for,
    orderTotal: agorot(row.order_total),
    isBeforeDesk: row.before_desk === 1,
  };
  return {
    week: row.week,
    orderNumber,
    events: await readEventsOfOrder(transaction, orderNumber),
    fold: (all) => foldOrder(opening, all as readonly OrderEvent[]),
    save: async (now) => {
      await transaction
        .updateTable("order_states")
        .set(columnsOfState(now as OrderState))
        .where("order_number", "=", orderNumber)
        .execute();
    },
  };
}

async function readWeek(transaction: Transaction<Tables>, week: string): Promise<Subject> {
  // Without what is damaged, so that the kitchen can go on.
  const { events } = await readEventsOfWeek(transaction, week);
  return {
    week,
    orderNumber: null,
    events,
    fold: (all) => foldWeek(week, all as readonly WeekEvent[]),
    // The sum of a week is not stored: its few hundred events are added up whenever it is read.
    save: () => Promise.resolve(),
  };
}

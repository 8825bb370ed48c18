import type { OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import type { Mark, MissingAction } from "#domain/order-log/mark.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";

/** A mark as a device sends it; the device itself is known by its session. */
export type SentMark = OfDevice<Mark> | SentMissing;
type OfDevice<Any> = Any extends Mark ? Omit<Any, "deviceId"> : never;
/** The same of something that is missing from a box. */
export type SentMissing = Omit<Mark, "deviceId" | "action" | "orderNumber"> & {
  readonly orderNumber: string;
  readonly action: MissingAction;
};

/** What a mark is about, as it was when something of it was first asked for: each part is read once, and only if it is needed. */
export interface SubjectOfMark {
  /** Undefined for a mark about a week, and if there is no such order. Rejects with `StoreDamaged` if it is damaged. */
  readonly order: () => Promise<WorkingOrder | undefined>;
  /** The events of the order, or those of the week as a whole, oldest first. Rejects with `StoreDamaged` if one of the order is damaged. */
  readonly events: () => Promise<readonly (OrderEvent | WeekEvent)[]>;
}

/** Looks at nothing before it is asked. */
export function subjectOfMark(
  store: Pick<Store, "findWorkingOrder" | "eventsOfOrder" | "eventsOfWeek">,
  mark: SentMark,
): SubjectOfMark {
  if (mark.orderNumber === null) {
    const { week } = mark;
    return {
      order: () => Promise.resolve(undefined),
      events: readOnce(async () => (await store.eventsOfWeek(week)).events),
    };
  }
  const { orderNumber } = mark;
  return {
    order: readOnce(() => store.findWorkingOrder(orderNumber)),
    events: readOnce(() => store.eventsOfOrder(orderNumber)),
  };
}

function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

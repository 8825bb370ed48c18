import { createHash, randomUUID } from "node:crypto";
import type { Language } from "#domain/language/language.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import { standingCancelling } from "#domain/order-log/standing-events.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { currentCatalogue, untilSettled } from "./current-catalogue.ts";
import { eventMails } from "./event-mails.ts";
import { isSkipped, orderWeekOn } from "./order-week.ts";
import {
  type NotOpened,
  type OrderAccess,
  openPlacedOrder,
  type PlacedOrderNow,
  type ReadPlacedOrderDeps,
  readPlacedOrder,
} from "./placed-order-now.ts";
import { secondsUntil } from "./seconds-until.ts";

/** What a customer sends to change an order or to cancel it. */
export interface CustomersMarkRequest extends OrderAccess {
  readonly idempotencyKey: string | undefined;
}

export type CustomersMarkDeps = ReadPlacedOrderDeps & {
  /** The recipient of the seller's mails; undefined for the shop's contact address. */
  readonly sellerAddress: string | undefined;
};

export type MarkedOrder =
  /** `isNew`: this call stored it; otherwise the order was in that state already, or the call is a repetition. */
  { readonly kind: "done"; readonly order: PlacedOrderNow; readonly isNew: boolean } | NotOpened;

/** Why a mark is not stored. */
export type MarkRefusal =
  /** It does not match the menu or the rules of the form, or the limits do not leave what it takes. */
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  /** The deadline of the order's week is over, or it was handed over. */
  | { readonly kind: "closed" }
  /** The idempotency key belongs to another mark. */
  | { readonly kind: "key-reused" }
  | { readonly kind: "too-many-changes"; readonly retryAfter: number };

/** The order as loaded for a customer's own action. */
export interface OrderToMark extends WorkingOrder {
  readonly events: readonly OrderEvent[];
  readonly current: VersionedCatalogue;
  /** The event of the same mark, if it was stored before. */
  readonly earlier: OrderEvent | undefined;
  /** See `standingCancelling`. */
  readonly cancelling: OrderEvent | undefined;
  /** The deadline of its week is over, or it was handed over. */
  readonly isClosed: boolean;
  /** Whether the seller skips its week. */
  readonly isSkipped: boolean;
  /** The refusal of a customer who has changed or canceled the order too often. */
  readonly tooMany: MarkRefusal | undefined;
  /** What the mark begins with, at the server's time. */
  readonly base: {
    readonly orderNumber: string;
    readonly actionId: string;
    readonly deviceId: null;
    readonly pressedAt: number;
    readonly at: number;
  };
  /** The mails about it, see `toldMails`. */
  readonly mailsTo: (customer: string, instead?: string) => ReturnType<typeof eventMails>;
}

/**
 * Opens an order for the customer who has its key, until the deadline of its week by the server's clock, and marks on it; again if the
 * mark gives undefined, because the seller was faster or the menu has changed.
 */
export function markOrder<Pressed>(
  request: CustomersMarkRequest,
  deps: CustomersMarkDeps,
  press: (order: OrderToMark) => Promise<Pressed | undefined>,
): Promise<Pressed | NotOpened> {
  const { number: orderNumber } = request;
  return untilSettled(async () => {
    const opened = await openPlacedOrder(request, deps);
    if (opened.kind !== "opened") return opened;
    const { state } = opened.working;
    const events = await deps.store.eventsOfOrder(orderNumber);
    const current = await currentCatalogue(deps.store);
    const { shop } = current.catalogue;
    const at = deps.clock();
    const actionId = customersActionId(orderNumber, request.idempotencyKey);
    const cancelling = standingCancelling(events);
    const retryAfter = secondsUntilNextChange(events, at);
    const seller = deps.sellerAddress ?? shop.contactAddress;
    return press({
      ...opened.working,
      events,
      current,
      earlier: events.find((event) => event.actionId === actionId),
      cancelling,
      isClosed:
        at >= orderWeekOn(state.week, shop).deadline ||
        (state.isHandedOver && cancelling === undefined),
      isSkipped: isSkipped(state.week, shop),
      tooMany: retryAfter === undefined ? undefined : { kind: "too-many-changes", retryAfter },
      base: { orderNumber, actionId, deviceId: null, pressedAt: at, at },
      mailsTo: (customer, instead) => eventMails({ customer, instead, seller }, at),
    });
  });
}

/** The order as it is after a mark, or as it was before. */
export async function readMarked(
  request: CustomersMarkRequest,
  language: Language | undefined,
  deps: CustomersMarkDeps,
  isNew: boolean,
): Promise<MarkedOrder> {
  const read = await readPlacedOrder(request, language, deps);
  return read.kind === "read" ? { kind: "done", order: read.order, isNew } : read;
}

/**
 * Reads the answer to what has just been stored. A store that becomes unavailable in between leaves the caller in doubt: the error
 * must not say that nothing was stored.
 */
export async function afterStoring<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StoreUnavailable("after a change was stored", { source: error, isInDoubt: true });
  }
}

const hour = 60 * 60_000;
/**
 * Of one order in an hour, over all devices of its customer, and of all orders of an email address together. A mark that takes a
 * canceling back is not counted.
 */
const mostInAnHour = 20;

/** What one address may get in an hour because of customers' changes; a mistyped one is corrected in one or two of them. */
export const mailLimits = { mostAddresses: 3, mostChanges: mostInAnHour };

/**
 * The action id of a customer's mark on an order: the same for a repetition with the same idempotency key. A hash with the number,
 * so that nobody can take the id of a mark on another order; without a key a new one.
 */
function customersActionId(orderNumber: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return `customer-${randomUUID()}`;
  const hash = createHash("sha256").update(`${orderNumber} ${idempotencyKey}`);
  return `customer-${hash.digest("base64url")}`;
}

/**
 * In how many seconds the customer of an order with these events may change or cancel it again; undefined if it may now.
 * `now` is in milliseconds since 1970 UTC.
 */
function secondsUntilNextChange(events: readonly OrderEvent[], now: number): number | undefined {
  const own = events.filter(
    ({ deviceId, at, content: { kind } }) =>
      deviceId === null &&
      stillHolds(at, hour, now) &&
      (kind === "changed" || kind === "cancelled"),
  );
  const decisive = own.at(-mostInAnHour);
  return decisive && secondsUntil(decisive.at + hour, now);
}

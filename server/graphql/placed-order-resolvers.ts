import type { PlacedOrder, RootResolvers } from "#contract/generated/schema-types.ts";
import { handOverToWire } from "#contract/wire/hand-over.ts";
import { orderFromWire, orderToWire } from "#contract/wire/order.ts";
import type { Language } from "#domain/language/language.ts";
import { shekelsOf } from "#domain/money/agorot.ts";
import type { CancelledOrder, CancelRequest } from "#server/ordering/cancel-placed-order.ts";
import type {
  ChangePlacedOrderOutcome,
  ChangeRequest,
} from "#server/ordering/change-placed-order.ts";
import type {
  NotOpened,
  OrderAccess,
  PlacedOrderNow,
  ReadPlacedOrder,
} from "#server/ordering/placed-order-now.ts";
import { checkedKey, orderRefused, refusedError } from "./execution-answer.ts";

/** What customers do with orders that they have placed. */
export interface PlacedOrders {
  readonly read: (access: OrderAccess, language: Language | undefined) => Promise<ReadPlacedOrder>;
  readonly change: (request: ChangeRequest) => Promise<ChangePlacedOrderOutcome>;
  readonly cancel: (request: CancelRequest) => Promise<CancelledOrder>;
}

/** Who calls, and with what. */
export interface PlacedOrderContext {
  /** The value of the header `Idempotency-Key`, not checked yet. */
  readonly idempotencyKey: string | undefined;
  /** The IP address of the client. */
  readonly address: string;
  readonly placedOrders: PlacedOrders;
}

/** The fields about orders that were placed. Their answers are of one customer, so they are never cached. */
export const placedOrderResolvers = {
  order: async ({ number, key, language }, { address, placedOrders }) => {
    const read = await placedOrders.read({ number, key, address }, language ?? undefined);
    if (read.kind === "unknown") return null;
    if (read.kind === "too-many-wrong-keys") throw notOpened(read);
    return placedOrderToWire(read.order);
  },

  changeOrder: async (
    { number, key, revision, record },
    { idempotencyKey, address, placedOrders },
  ) => {
    const outcome = await placedOrders.change({
      number,
      key,
      address,
      revision,
      received: orderFromWire(record),
      idempotencyKey: checkedKey(idempotencyKey),
    });
    if (outcome.kind !== "done") throw notDone(outcome);
    return { order: placedOrderToWire(outcome.order) };
  },

  cancelOrder: async (
    { number, key, isCancelled, language },
    { idempotencyKey, address, placedOrders },
  ) => {
    const outcome = await placedOrders.cancel({
      number,
      key,
      address,
      isCancelled,
      idempotencyKey: checkedKey(idempotencyKey),
      language: language ?? undefined,
    });
    if (outcome.kind !== "done") throw notDone(outcome);
    return placedOrderToWire(outcome.order);
  },
} satisfies Pick<RootResolvers<PlacedOrderContext>, "order" | "changeOrder" | "cancelOrder">;

function notDone(
  outcome: Exclude<ChangePlacedOrderOutcome | CancelledOrder, { readonly kind: "done" }>,
) {
  switch (outcome.kind) {
    case "refused":
      return orderRefused(outcome.refusals);
    case "closed":
      return refusedError("ORDER_CLOSED");
    case "items-missing":
      return refusedError("ORDER_ITEMS_MISSING");
    case "cancelled":
    case "cancelled-by-seller":
      return refusedError("ORDER_CANCELLED");
    case "outdated":
      return refusedError("ORDER_CHANGED", { revision: outcome.revision });
    case "key-reused":
      return refusedError("IDEMPOTENCY_KEY_REUSED");
    case "too-many-changes":
      return refusedError("TOO_MANY_CHANGES", { retryAfter: outcome.retryAfter });
    case "unknown":
    case "too-many-wrong-keys":
      return notOpened(outcome);
  }
}

function notOpened(outcome: NotOpened) {
  return outcome.kind === "unknown"
    ? refusedError("ORDER_UNKNOWN")
    : refusedError("TOO_MANY_REQUESTS", { retryAfter: outcome.retryAfter });
}

/** Converts an order that was placed to the contract, with prices in shekels and times in ISO 8601. */
function placedOrderToWire(placed: PlacedOrderNow): PlacedOrder {
  const { order, state, week } = placed;
  const { customerData, allOrders, totalPrice } = orderToWire(order);
  return {
    ...placed,
    ...state,
    receivedAt: instantToWire(placed.receivedAt),
    changedAt: placed.changedAt === undefined ? null : instantToWire(placed.changedAt),
    cancelledAt: placed.cancelledAt === undefined ? null : instantToWire(placed.cancelledAt),
    week: week.date,
    deadline: instantToWire(week.deadline),
    customerData: {
      ...customerData,
      address: order.customerData.address,
      pickupAddress: order.pickupAddress,
    },
    allOrders,
    handOver: state.isCancelled ? null : handOverToWire(order.handOver),
    totalPrice,
    adjustment: shekelsOf(placed.adjustment),
    agreedAdjustment: shekelsOf(placed.agreedAdjustment),
    orderTotal: shekelsOf(order.orderTotal),
    received: shekelsOf(state.received),
    balance: shekelsOf(placed.balance),
  };
}

/** In ISO 8601, of milliseconds since 1970 UTC. */
function instantToWire(instant: number): string {
  return new Date(instant).toISOString();
}

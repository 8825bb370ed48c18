import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import { type CheckedOrder, checkOrder } from "#domain/order/check-order.ts";
import { type AcceptedOrder, orderIn, type ReceivedOrder } from "#domain/order/order.ts";
import { limitNeeds, mayTake } from "#domain/order/portion-limits.ts";
import { promiseHandOver } from "#domain/order/promise-hand-over.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { soldOutRefusals } from "#domain/order/sold-out-refusals.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import { isSameContent } from "#server/store/orders/content-hash.ts";
import type { EarlierOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";
import { contentHash } from "./content-hash.ts";
import { currentCatalogue, untilSettled } from "./current-catalogue.ts";
import { isSameOrder } from "./is-same-order.ts";
import { type OpenWeek, type OrderWeek, orderWeekAt, orderWeekOn } from "./order-week.ts";
import { secondsUntil } from "./seconds-until.ts";

export interface PlaceOrderDeps {
  readonly store: Pick<
    Store,
    "currentCatalogue" | "findOrderByKey" | "findWorkingOrder" | "revisionsOfOrder" | "saveOrder"
  >;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** Nine random digits. */
  readonly makeNumber: () => string;
  /** The recipient of the seller's notices; undefined for the shop's contact address. */
  readonly sellerAddress: string | undefined;
  /** See `NewOrder`. */
  readonly mostInAnHour: number | undefined;
}

/** What the customer reads about a stored order. */
export interface ToldOrder {
  readonly number: string;
  /** The stored week: for a repetition that of the stored order. */
  readonly week: OrderWeek;
  /** When it is handed over, in the language of the order; undefined if that is not set. */
  readonly handOver: PromisedHandOver<string> | undefined;
}

export type PlacedOrder =
  | (ToldOrder & {
      readonly kind: "placed";
      /** Whether an earlier call with the same key had stored the order. */
      readonly isRepeated: boolean;
    })
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | {
      readonly kind: "key-reused";
      /** The order that the key stands for; undefined if it has another phone number. */
      readonly earlier: (ToldOrder & { readonly orderTotal: Agorot }) | "cancelled" | undefined;
    }
  /** Orders are taken for another week than the customer saw. */
  | { readonly kind: "week-changed"; readonly week: OrderWeek }
  /** Orders for that week are taken from `opensAt`, milliseconds since 1970 UTC. */
  | { readonly kind: "not-open"; readonly week: OrderWeek; readonly opensAt: number }
  /** A limit is reached; a new order is accepted in `retryAfter` seconds, at least 1. */
  | { readonly kind: "too-many-orders"; readonly retryAfter: number };

type Refused = Extract<PlacedOrder, { kind: "refused" | "not-open" | "week-changed" }>;

/**
 * Places an order (specification §4, §7): checks and prices it with the newest catalogue, and stores it with its mails exactly
 * once for each idempotency key. `week` is the one that the customer saw: the order is stored for no other; undefined if the client
 * does not say. Throws `StoreUnavailable` if the store cannot work now or has no catalogue yet;
 * unless its `isInDoubt` says otherwise, nothing was stored.
 */
export function placeOrder(
  received: ReceivedOrder,
  idempotencyKey: string | undefined,
  { store, clock, makeNumber, sellerAddress, mostInAnHour }: PlaceOrderDeps,
  week?: string,
): Promise<PlacedOrder> {
  const receivedAt = clock();
  const hash = contentHash(received);

  return untilSettled(async (): Promise<PlacedOrder | undefined> => {
    const current = await currentCatalogue(store);
    const { shop } = current.catalogue;
    const openWeek = orderWeekAt(receivedAt, shop);
    const checked = checkOrder(received, current.catalogue);
    /** Sent in the other language, the order of a key has other names, and another hash. */
    const withKeyOf = async (earlier: EarlierOrder) => {
      const isSame = checked.ok && (await isPlacedAs(checked.order, earlier, store));
      return isSame
        ? placedBefore(earlier, store, current.catalogue)
        : keyReused(received, earlier, store, current.catalogue);
    };
    const judged = judge(checked, openWeek, week);
    if (judged.kind !== "fits") {
      // A repetition gets its number even if it does not fit a changed menu or week. If it does fit, saving finds it by its key.
      const earlier =
        idempotencyKey === undefined ? undefined : await store.findOrderByKey(idempotencyKey);
      if (earlier === undefined) return judged;
      return isSameContent(earlier.contentHash, hash)
        ? placedBefore(earlier, store, current.catalogue)
        : withKeyOf(earlier);
    }
    const order = promiseHandOver(judged.order, openWeek.date, current.catalogue);
    const limits = limitNeeds(current.catalogue, order, new Map());
    const outcome = await store.saveOrder({
      order,
      number: makeNumber(),
      idempotencyKey,
      contentHash: hash,
      catalogueVersion: current.version,
      receivedAt,
      sellerAddress: sellerAddress ?? shop.contactAddress,
      week: openWeek.date,
      mostInAnHour,
      ...(limits.length > 0 && { limits }),
    });
    switch (outcome.kind) {
      case "stored":
        return {
          kind: "placed",
          number: outcome.number,
          week: weekOf(openWeek),
          handOver: orderIn(order, order.language).handOver,
          isRepeated: false,
        };
      case "repeated":
        return placedBefore(outcome.earlier, store, current.catalogue);
      case "key-reused":
        return withKeyOf(outcome.earlier);
      case "limit-reached":
        return {
          kind: "refused",
          refusals: soldOutRefusals(received, order.language, current.catalogue, {
            had: new Map(),
            left: mayTake(limits, outcome.taken),
          }),
        };
      case "too-many-orders":
        return tooManyOrders(outcome.freeAt, receivedAt);
      case "catalogue-changed":
      case "number-taken":
        // Try again with the current catalogue and another number.
        return undefined;
    }
  });
}

/** Whether an order may be stored now for the week that the customer saw, or for any where `seen` is undefined. */
function judge(
  checked: CheckedOrder,
  openWeek: OpenWeek,
  seen: string | undefined,
): { readonly kind: "fits"; readonly order: AcceptedOrder } | Refused {
  if (!checked.ok) return { kind: "refused", refusals: checked.refusals };
  const { opensAt, date } = openWeek;
  if (opensAt !== null) return { kind: "not-open", week: weekOf(openWeek), opensAt };
  if (seen !== undefined && seen !== date) return { kind: "week-changed", week: weekOf(openWeek) };
  return { kind: "fits", order: checked.order };
}

function weekOf({ date, deadline }: OrderWeek): OrderWeek {
  return { date, deadline };
}

/** The answer to a new order that may be placed at `freeAt`; both times in milliseconds since 1970 UTC. */
export function tooManyOrders(freeAt: number, now: number): PlacedOrder {
  return { kind: "too-many-orders", retryAfter: secondsUntil(freeAt, now) };
}

/** Whether an order is the one that was placed with a key, whatever was changed in that since. */
async function isPlacedAs(
  order: AcceptedOrder,
  { number }: EarlierOrder,
  store: Pick<Store, "revisionsOfOrder">,
): Promise<boolean> {
  const [asPlaced] = await store.revisionsOfOrder(number);
  return asPlaced !== undefined && isSameOrder(order, asPlaced.order);
}

/** The answer to a repetition. Of an order that was canceled since nobody may hear that it stands, and it is not silently placed twice. */
async function placedBefore(
  earlier: EarlierOrder,
  store: Pick<Store, "findWorkingOrder">,
  catalogue: Catalogue,
): Promise<PlacedOrder> {
  const working = await store.findWorkingOrder(earlier.number);
  if (working?.state.isCancelled) return { kind: "key-reused", earlier: "cancelled" };
  return { kind: "placed", ...told(earlier, working?.stored.order, catalogue), isRepeated: true };
}

/** The answer to another order with the key of a stored one. Who only guesses a key is told nothing of the order. */
async function keyReused(
  { customerData }: ReceivedOrder,
  earlier: EarlierOrder,
  store: Pick<Store, "findWorkingOrder">,
  catalogue: Catalogue,
): Promise<PlacedOrder> {
  const working = await store.findWorkingOrder(earlier.number);
  const order = working?.stored.order;
  if (order?.customerData.phoneNumber !== customerData.phoneNumber)
    return { kind: "key-reused", earlier: undefined };
  return {
    kind: "key-reused",
    earlier: working?.state.isCancelled
      ? "cancelled"
      : { ...told(earlier, order, catalogue), orderTotal: order.orderTotal },
  };
}

/** The deadline of its week follows from the current rules, as it does for every other reader. */
function told(
  { number, week }: EarlierOrder,
  order: AcceptedOrder | undefined,
  catalogue: Catalogue,
): ToldOrder {
  return {
    number,
    week: orderWeekOn(week, catalogue.shop),
    handOver: order && orderIn(promiseHandOver(order, week, catalogue), order.language).handOver,
  };
}

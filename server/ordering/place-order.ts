import { checkOrder } from "#domain/order/check-order.ts";
import type { ReceivedOrder } from "#domain/order/received-order.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import type { EarlierOrder, Store, VersionedCatalogue } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { contentHash } from "./content-hash.ts";
import { type OrderWeek, orderWeekAt, orderWeekOn } from "./order-week.ts";

export interface PlaceOrderDeps {
  readonly store: Pick<
    Store,
    "catalogueOfVersion" | "currentCatalogue" | "findOrderByKey" | "saveOrder"
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

export type PlacedOrder =
  | {
      readonly kind: "placed";
      readonly number: string;
      /** The stored week: for a repetition that of the stored order. */
      readonly week: OrderWeek;
      /** Whether an earlier call with the same key had stored the order. */
      readonly isRepeated: boolean;
    }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "key-reused" }
  /** A limit is reached; a new order is accepted in `retryAfter` seconds, at least 1. */
  | { readonly kind: "too-many-orders"; readonly retryAfter: number };

/** Menu changes and taken numbers are rare, so this many attempts fail only because of a bug. */
const mostTries = 10;

/**
 * Places an order (specification §4, §7): checks and prices it with the newest catalogue, and stores it with its mails exactly
 * once for each idempotency key. Throws `StoreUnavailable` if the store cannot work now or has no catalogue yet;
 * unless its `isInDoubt` says otherwise, nothing was stored.
 */
export async function placeOrder(
  received: ReceivedOrder,
  idempotencyKey: string | undefined,
  { store, clock, makeNumber, sellerAddress, mostInAnHour }: PlaceOrderDeps,
): Promise<PlacedOrder> {
  const receivedAt = clock();
  const hash = contentHash(received);

  for (let tries = 0; tries < mostTries; tries += 1) {
    const current = await store.currentCatalogue();
    if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
    const checked = checkOrder(received, current.catalogue);
    if (!checked.ok) {
      // A repetition gets its number even if it does not fit a changed menu. If it does fit, saving finds it by its key.
      const earlier =
        idempotencyKey === undefined ? undefined : await store.findOrderByKey(idempotencyKey);
      if (earlier === undefined) return { kind: "refused", refusals: checked.refusals };
      return earlier.contentHash === hash
        ? placedBefore(earlier, current, store)
        : { kind: "key-reused" };
    }
    const { date, deadline } = orderWeekAt(receivedAt, current.catalogue.shop);
    const outcome = await store.saveOrder({
      order: checked.order,
      number: makeNumber(),
      idempotencyKey,
      contentHash: hash,
      catalogueVersion: current.version,
      receivedAt,
      sellerAddress: sellerAddress ?? current.catalogue.shop.contactAddress,
      week: date,
      mostInAnHour,
    });
    switch (outcome.kind) {
      case "stored":
        return {
          kind: "placed",
          number: outcome.number,
          week: { date, deadline },
          isRepeated: false,
        };
      case "repeated":
        return placedBefore(outcome.earlier, current, store);
      case "key-reused":
        return { kind: "key-reused" };
      case "too-many-orders":
        return tooManyOrders(outcome.freeAt, receivedAt);
      case "catalogue-changed":
      case "number-taken":
        // Try again with the current catalogue and another number.
        break;
    }
  }
  throw new Error(`an order could not be stored in ${String(mostTries)} tries`);
}

/** The answer to a new order that may be placed at `freeAt`; both times in milliseconds since 1970 UTC. */
export function tooManyOrders(freeAt: number, now: number): PlacedOrder {
  return { kind: "too-many-orders", retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1_000)) };
}

/** The answer to a repetition. The time of its deadline is that of the catalogue that the order was stored with. */
async function placedBefore(
  { number, week, catalogueVersion }: EarlierOrder,
  current: VersionedCatalogue,
  store: Pick<Store, "catalogueOfVersion">,
): Promise<PlacedOrder> {
  const { shop } =
    catalogueVersion === current.version
      ? current.catalogue
      : await store.catalogueOfVersion(catalogueVersion);
  return { kind: "placed", number, week: orderWeekOn(week, shop), isRepeated: true };
}

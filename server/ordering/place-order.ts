import { checkOrder } from "#domain/order/check-order.ts";
import type { ReceivedOrder } from "#domain/order/received-order.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { contentHash } from "./content-hash.ts";
import { createOrderWeekReader } from "./order-week-reader.ts";

export interface PlaceOrderDeps {
  readonly store: Pick<Store, "currentCatalogue" | "findOrderByKey" | "saveOrder">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** Nine random digits. */
  readonly makeNumber: () => string;
  /** Where the seller is told of orders; undefined for the shop's contact address. */
  readonly sellerAddress: string | undefined;
}

export type PlacedOrder =
  | {
      readonly kind: "placed";
      readonly number: string;
      /** Whether the order had been stored before, by an earlier call with its key. */
      readonly isRepeated: boolean;
    }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "key-reused" };

const weekOf = createOrderWeekReader();

/** Menu changes and taken numbers are rare; this many in a row are a fault and no chance. */
const mostTries = 10;

/**
 * Places an order (specification §4, §7): checks and prices it with the newest catalogue and stores it with its mails, exactly
 * once for each idempotency key. Throws `StoreUnavailable` where the store cannot work now, or before it has a catalogue.
 */
export async function placeOrder(
  received: ReceivedOrder,
  idempotencyKey: string | undefined,
  { store, clock, makeNumber, sellerAddress }: PlaceOrderDeps,
): Promise<PlacedOrder> {
  const receivedAt = clock();
  const hash = contentHash(received);

  for (let tries = 0; tries < mostTries; tries += 1) {
    const current = await store.currentCatalogue();
    if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
    const checked = checkOrder(received, current.catalogue);
    if (!checked.ok) {
      // A repetition is answered as before, even where the menu has changed meanwhile. One that still fits, saving finds.
      const earlier =
        idempotencyKey === undefined ? undefined : await store.findOrderByKey(idempotencyKey);
      if (earlier === undefined) return { kind: "refused", refusals: checked.refusals };
      return earlier.contentHash === hash
        ? { kind: "placed", number: earlier.number, isRepeated: true }
        : { kind: "key-reused" };
    }
    const outcome = await store.saveOrder({
      order: checked.order,
      number: makeNumber(),
      idempotencyKey,
      contentHash: hash,
      catalogueVersion: current.version,
      receivedAt,
      sellerAddress: sellerAddress ?? current.catalogue.shop.contactAddress,
      week: weekOf(receivedAt, current.catalogue.shop.deadline),
    });
    switch (outcome.kind) {
      case "stored":
        return { kind: "placed", number: outcome.number, isRepeated: false };
      case "repeated":
        return { kind: "placed", number: outcome.number, isRepeated: true };
      case "key-reused":
        return { kind: "key-reused" };
      case "catalogue-changed":
      case "number-taken":
        // Once more, with the catalogue of now and another number.
        break;
    }
  }
  throw new Error(`an order could not be stored in ${String(mostTries)} tries`);
}

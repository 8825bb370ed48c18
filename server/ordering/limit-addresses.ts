import type { ReceivedOrder } from "#domain/order/order.ts";
import type { Store } from "#server/store/store.ts";
import type { AddressLimit } from "./address-limit.ts";
import { type PlacedOrder, tooManyOrders } from "./place-order.ts";
import { withPermit } from "./with-permit.ts";

/** An order as one client sent it. */
export interface OrderRequest {
  readonly received: ReceivedOrder;
  readonly idempotencyKey: string | undefined;
  /** The week that the customer saw, see `placeOrder`; undefined if the client does not say. */
  readonly week: string | undefined;
  /** The IP address of the client. */
  readonly address: string;
}

export interface LimitAddressesDeps {
  readonly limit: AddressLimit;
  readonly store: Pick<Store, "findOrderByKey">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/** `place`, but not for an IP address that has reached its limit of new orders. Repetitions of a key are always let through. */
export function limitAddresses(
  place: (request: OrderRequest) => Promise<PlacedOrder>,
  { limit, store, clock }: LimitAddressesDeps,
) {
  return async (request: OrderRequest): Promise<PlacedOrder> => {
    const now = clock();
    const permit = limit.take(request.address, now);
    if (!permit.ok) {
      const { idempotencyKey: key } = request;
      const isKnown = key !== undefined && (await store.findOrderByKey(key)) !== undefined;
      return isKnown ? place(request) : tooManyOrders(permit.freeAt, now);
    }
    return withPermit(
      permit,
      () => place(request),
      (placed) => placed.kind === "placed" && !placed.isRepeated,
    );
  };
}

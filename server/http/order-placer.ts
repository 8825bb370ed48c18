import type { FastifyBaseLogger } from "fastify";
import type { RefusalCode } from "#domain/order/refusal.ts";
import type { Config } from "#server/main/config.ts";
import { type AddressLimit, createAddressLimit } from "#server/ordering/address-limit.ts";
import { limitAddresses, type OrderRequest } from "#server/ordering/limit-addresses.ts";
import { type PlacedOrder, placeOrder } from "#server/ordering/place-order.ts";
import type { AppOptions } from "./create-app.ts";

/**
 * New orders that one IP address may place for each one that a customer may: many customers of a mobile network, or a whole
 * office, come from one address.
 */
const customersOfAddress = 20;

/** How many new orders a customer may place in an hour; undefined for no limit. */
export function mostOrdersOf({ ordersPerHour }: Pick<Config, "ordersPerHour">): number | undefined {
  return ordersPerHour === 0 ? undefined : ordersPerHour;
}

/** The limit of what one IP address may place or give another e-mail address in an hour; undefined for no limit. */
export function addressLimitOf(config: Pick<Config, "ordersPerHour">): AddressLimit | undefined {
  const most = mostOrdersOf(config);
  return most === undefined ? undefined : createAddressLimit(most * customersOfAddress);
}

/** `placeOrder` with the shop's limits; it logs each outcome, by number and codes only. */
export function orderPlacer(
  { config, store, clock, makeNumber, onOrderStored }: AppOptions,
  limit: AddressLimit | undefined,
  log: FastifyBaseLogger,
) {
  const { sellerAddress } = config;
  const mostInAnHour = mostOrdersOf(config);
  const deps = { store, clock, makeNumber, sellerAddress, mostInAnHour };
  const place = ({ received, idempotencyKey, week }: OrderRequest) =>
    placeOrder(received, idempotencyKey, deps, week);
  const placeLimited = limit === undefined ? place : limitAddresses(place, { limit, store, clock });

  return async (request: OrderRequest): Promise<PlacedOrder> => {
    const placed = await placeLimited(request);
    if (placed.kind === "placed") {
      if (!placed.isRepeated) onOrderStored?.();
      log.info({ order: placed.number, isRepeated: placed.isRepeated }, "order placed");
    } else {
      const codes: Partial<Record<RefusalCode, number>> = {};
      if (placed.kind === "refused")
        for (const { code } of placed.refusals) codes[code] = (codes[code] ?? 0) + 1;
      log.info({ kind: placed.kind, codes }, "order not placed");
    }
    return placed;
  };
}

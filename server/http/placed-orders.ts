import type { FastifyBaseLogger } from "fastify";
import type { RefusalCode } from "#domain/order/refusal.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { Config } from "#server/config/config.ts";
import type { PlacedOrders } from "#server/graphql/placed-order-resolvers.ts";
import { type AddressLimit, createAddressLimit } from "#server/ordering/address-limit.ts";
import { cancelPlacedOrder } from "#server/ordering/cancel-placed-order.ts";
import { changePlacedOrder } from "#server/ordering/change-placed-order.ts";
import { limitAddresses, type OrderRequest } from "#server/ordering/limit-addresses.ts";
import type { OrderKeys } from "#server/ordering/order-keys.ts";
import { type PlacedOrder, placeOrder } from "#server/ordering/place-order.ts";
import { readPlacedOrder } from "#server/ordering/placed-order-now.ts";
import { createWrongKeyLimit } from "#server/ordering/wrong-key-limit.ts";
import type { AppOptions } from "./app-options.ts";

/** The use cases of orders that were placed, with the shop's limits; it logs each change, by number and outcome only. */
export function placedOrders(
  { config, store, clock }: AppOptions,
  readOrderKeys: () => Promise<OrderKeys>,
  newOrders: AddressLimit | undefined,
  log: FastifyBaseLogger,
): PlacedOrders {
  const { sellerAddress } = config;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warnOfWrongKeys = () => {
    // Once a minute at most, so that an attacker who tries keys does not fill the log.
    if (stillHolds(warnedAt, 60_000, clock())) return;
    warnedAt = clock();
    log.warn("many wrong keys of orders' pages are tried");
  };
  const wrongKeys = createWrongKeyLimit();
  const mostOrders = mostOrdersOf(config);
  const deps = { store, clock, readOrderKeys, sellerAddress, wrongKeys, newOrders, mostOrders };
  return {
    read: async (access, language) => {
      const read = await readPlacedOrder(access, language, deps);
      if (read.kind === "too-many-wrong-keys") warnOfWrongKeys();
      return read;
    },
    change: async (request) => {
      const outcome = await changePlacedOrder(request, deps);
      if (outcome.kind === "done") {
        const { number, state } = outcome.order;
        const { isNew } = outcome;
        log.info({ order: number, revision: state.revision, isNew }, "order changed");
      } else log.info({ kind: outcome.kind }, "order not changed");
      return outcome;
    },
    cancel: async (request) => {
      const outcome = await cancelPlacedOrder(request, deps);
      const { isCancelled } = request;
      if (outcome.kind === "done") {
        const { order, isNew } = outcome;
        log.info({ order: order.number, isCancelled, isNew }, "order cancelled or restored");
      } else log.info({ kind: outcome.kind, isCancelled }, "order not cancelled or restored");
      return outcome;
    },
  };
}

/**
 * New orders that one IP address may place for each one that a customer may: many customers of a mobile network, or a whole
 * office, come from one address.
 */
const customersOfAddress = 20;

/** How many new orders a customer may place in an hour; undefined for no limit. */
export function mostOrdersOf({ ordersPerHour }: Pick<Config, "ordersPerHour">): number | undefined {
  return ordersPerHour === 0 ? undefined : ordersPerHour;
}

/** The limit of what one IP address may place or give another email address in an hour; undefined for no limit. */
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

import type { FastifyBaseLogger } from "fastify";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { PlacedOrders } from "#server/graphql/placed-order-resolvers.ts";
import type { AddressLimit } from "#server/ordering/address-limit.ts";
import { cancelPlacedOrder } from "#server/ordering/cancel-placed-order.ts";
import { changePlacedOrder } from "#server/ordering/change-placed-order.ts";
import { readPlacedOrder } from "#server/ordering/open-placed-order.ts";
import type { OrderKeys } from "#server/ordering/order-keys.ts";
import { createWrongKeyLimit } from "#server/ordering/wrong-key-limit.ts";
import type { AppOptions } from "./create-app.ts";
import { mostOrdersOf } from "./order-placer.ts";

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
    // Once a minute at most, so that whoever tries keys does not fill the log.
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

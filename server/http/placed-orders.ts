import type { FastifyBaseLogger } from "fastify";
import type { PlacedOrders } from "#server/graphql/placed-order-resolvers.ts";
import { cancelPlacedOrder } from "#server/ordering/cancel-placed-order.ts";
import type { OrderKeys } from "#server/ordering/order-keys.ts";
import { readPlacedOrder } from "#server/ordering/read-placed-order.ts";
import { createWrongKeyLimit } from "#server/ordering/wrong-key-limit.ts";
import type { AppOptions } from "./create-app.ts";

/** The use cases of orders that were placed, with the shop's limits; it logs each change, by number and outcome only. */
export function placedOrders(
  { store, clock }: AppOptions,
  readOrderKeys: () => Promise<OrderKeys>,
  log: FastifyBaseLogger,
): PlacedOrders {
  const deps = { store, clock, readOrderKeys, wrongKeys: createWrongKeyLimit() };
  return {
    read: (access, language) => readPlacedOrder(access, language, deps),
    cancel: async (request) => {
      const outcome = await cancelPlacedOrder(request, deps);
      const { isCancelled } = request;
      if (outcome.kind === "done")
        log.info(
          { order: outcome.order.number, isCancelled, isNew: outcome.isNew },
          "order cancelled",
        );
      else log.info({ kind: outcome.kind, isCancelled }, "order not cancelled");
      return outcome;
    },
  };
}

import { orderWeekAt } from "#server/ordering/order-week.ts";
import { versionOfAnswers } from "#server/ordering/version-of-answers.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { createExecutor, type Executor } from "./create-executor.ts";
import { readSchema } from "./read-schema.ts";
import { type OperationContext, resolvers } from "./resolvers.ts";

/** Who calls the customers' API: an IP address, with the order key of the request, if it has one. */
export type CustomerCaller = Pick<OperationContext, "idempotencyKey" | "address">;

export interface CustomerExecutorDeps {
  readonly store: Pick<Store, "currentCatalogue">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly placeOrder: OperationContext["placeOrder"];
  readonly readOrderKeys: OperationContext["readOrderKeys"];
  readonly placedOrders: OperationContext["placedOrders"];
  /** Receives every error that is hidden from clients. */
  readonly report: (error: unknown) => void;
}

const schema = readSchema("#contract/schema.graphql");
/** In UTF-16 units; five times the size of the whole menu in both languages. */
const longestAnswer = 500_000;

/**
 * The executor of the customers' API (specification §7). Answers are cached until the catalogue or the order week changes,
 * because they are public; an order is not.
 */
export function createCustomerExecutor({
  store,
  clock,
  placeOrder,
  readOrderKeys,
  placedOrders,
  report,
}: CustomerExecutorDeps): Executor<CustomerCaller> {
  return createExecutor({
    schema,
    resolvers,
    loadContext: async (caller: CustomerCaller) => {
      const current = await store.currentCatalogue();
      if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
      const openWeek = orderWeekAt(clock(), current.catalogue.shop);
      return { ...current, ...caller, openWeek, placeOrder, readOrderKeys, placedOrders };
    },
    versionOfAnswers,
    neverKept: ["order"],
    longestAnswer,
    report,
  });
}

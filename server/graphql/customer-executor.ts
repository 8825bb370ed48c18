import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { Store } from "#server/store/store.ts";
import { createExecutor, type Executor } from "./create-executor.ts";
import { readSchema } from "./read-schema.ts";
import { type OperationContext, resolvers } from "./resolvers.ts";

/** Who calls the customers' API: an IP address, with the order key of the request, if it has one; or a page of this process. */
export type CustomerCaller = Pick<OperationContext, "idempotencyKey" | "address" | "isForKeptPage">;

type Uses = Pick<
  OperationContext,
  "readTaken" | "placeOrder" | "readOrderKeys" | "placedOrders" | "subscribers"
>;

export interface CustomerExecutorDeps extends Uses {
  readonly store: Pick<Store, "currentCatalogue">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** Receives every error that is hidden from clients. */
  readonly report: (error: unknown) => void;
}

const schema = readSchema("#contract/schema.graphql");
/** In UTF-16 units; five times the size of the whole menu in both languages. */
const longestAnswer = 500_000;

/** The executor of the customers' API (specification §7). */
export function createCustomerExecutor({
  store,
  clock,
  report,
  ...uses
}: CustomerExecutorDeps): Executor<CustomerCaller> {
  return createExecutor({
    schema,
    resolvers,
    loadContext: async (caller: CustomerCaller): Promise<OperationContext> => {
      const current = await currentCatalogue(store);
      const openWeek = orderWeekAt(clock(), current.catalogue.shop);
      return { ...current, ...caller, openWeek, ...uses };
    },
    longestAnswer,
    report,
  });
}

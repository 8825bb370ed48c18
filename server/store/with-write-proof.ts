import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** Milliseconds for which the outcome of a write is the answer of `proveWritable`. */
const validFor = 5_000;

/** A store that lacks the proof. */
export type UnprovenStore = Omit<Store, "proveWritable">;

/**
 * Adds `Store.proveWritable`. `write` is a small durable transaction that changes nothing of the shop; it rejects with
 * `StoreUnavailable`. Orders are proofs too: a stored one makes writing another small transaction unnecessary, and one that
 * failed because the store was unavailable is remembered, because it may need what the small transaction does not need, such as
 * space for a new page. `clock` gives milliseconds that never go back.
 */
export function withWriteProof(
  store: UnprovenStore,
  write: () => Promise<void>,
  clock: () => number = () => performance.now(),
): Store {
  let latest: { readonly at: number; readonly outcome: Promise<void> } | undefined;

  const remember = (outcome: Promise<void>) => {
    latest = { at: clock(), outcome };
    // The caller that asked for the proof handles the rejection.
    outcome.catch(() => {});
    return outcome;
  };

  const noting =
    <Input, Output>(save: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      try {
        const outcome = await save(input);
        void remember(Promise.resolve());
        return outcome;
      } catch (error) {
        if (error instanceof StoreUnavailable) void remember(Promise.reject(error));
        throw error;
      }
    };

  return {
    ...store,
    saveOrder: noting(store.saveOrder),
    saveOrders: noting(store.saveOrders),
    proveWritable: () =>
      latest !== undefined && clock() - latest.at < validFor ? latest.outcome : remember(write()),
  };
}

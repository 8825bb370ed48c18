import type { UnprovenStore } from "./kysely-store.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** Milliseconds for which the outcome of a write is the answer of `proveWritable`. */
const validFor = 5_000;

/** Durable writes that change nothing of the shop. Each rejects with `StoreUnavailable` if it is impossible. */
export interface ProofWrites {
  /** Writes a few bytes. It may fit into space that the database already has. */
  readonly write: () => Promise<void>;
  /** Writes, and takes for a moment as much new space on the disk as many orders need. */
  readonly writeAndGrow: () => Promise<void>;
}

/**
 * Adds `Store.proveWritable`. Orders are proofs too: a stored one makes another write unnecessary, and one that failed because
 * the store was unavailable is remembered. From then on only a stored order or `writeAndGrow` proves the contrary: on a full disk
 * a few bytes may still fit where an order does not. `clock` gives milliseconds that never go back.
 */
export function withWriteProof(
  store: UnprovenStore,
  { write, writeAndGrow }: ProofWrites,
  clock: () => number = () => performance.now(),
): Store {
  let latest: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  /** Why the latest order could not be stored. */
  let failure: StoreUnavailable | undefined;

  const remember = (outcome: Promise<void>) => {
    latest = { at: clock(), outcome };
    // The caller that asked for the proof handles the rejection.
    outcome.catch(() => {});
    return outcome;
  };

  const prove = async () => {
    if (failure === undefined) return write();
    const before = failure;
    await writeAndGrow();
    if (failure === before) failure = undefined;
  };

  const noting =
    <Input, Output>(save: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      try {
        const outcome = await save(input);
        failure = undefined;
        void remember(Promise.resolve());
        return outcome;
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          failure = error;
          void remember(Promise.reject(error));
        }
        throw error;
      }
    };

  return {
    ...store,
    saveOrder: noting(store.saveOrder),
    saveOrders: noting(store.saveOrders),
    proveWritable: () =>
      latest !== undefined && clock() - latest.at < validFor ? latest.outcome : remember(prove()),
  };
}

import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/**
 * Reads the answer to what has just been stored. A store that becomes unavailable in between leaves the caller in doubt: the error
 * must not say that nothing was stored.
 */
export async function afterStoring<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StoreUnavailable("after a change was stored", { source: error, isInDoubt: true });
  }
}

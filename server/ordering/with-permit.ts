import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** Whether a limit lets something happen now. */
export type Permit =
  /** `giveBack` must be called if it is certain that nothing was stored. */
  | { readonly ok: true; readonly giveBack: () => void }
  /** When there is a permit again, in milliseconds since 1970 UTC. */
  | { readonly ok: false; readonly freeAt: number };

/** Does what a permit was given for, and gives the permit back unless `isStored`, or unless nobody knows whether it is stored. */
export async function withPermit<Outcome>(
  permit: Extract<Permit, { ok: true }> | undefined,
  work: () => Promise<Outcome>,
  isStored: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  let mayBeStored = true;
  try {
    const outcome = await work();
    mayBeStored = isStored(outcome);
    return outcome;
  } catch (error) {
    mayBeStored = !(error instanceof StoreUnavailable) || error.isInDoubt;
    throw error;
  } finally {
    if (!mayBeStored) permit?.giveBack();
  }
}

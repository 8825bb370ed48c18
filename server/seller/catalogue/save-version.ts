import { currentCatalogue, untilSettled } from "#server/ordering/current-catalogue.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { unavailable } from "#server/seller/refused-call.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";

interface VersionOfAction<Event, Outcome> {
  /** The event of the action, if it is known already, and whether it asked for the same. */
  readonly findEarlier: () => Promise<
    { readonly event: Event; readonly isSame: boolean } | undefined
  >;
  /** Saves the next version after the current one; undefined if another one was saved in the same moment. */
  readonly save: (current: VersionedCatalogue) => Promise<Outcome | undefined>;
}

/** Saves a version of the catalogue onto the newest one, unless its action is known already. */
export function saveVersion<Event, Outcome>(
  { store }: DeskCall,
  { findEarlier, save }: VersionOfAction<Event, Outcome>,
) {
  return untilSettled(
    async () => {
      const current = await currentCatalogue(store);
      // After the catalogue, so that a version which this very action saved is never taken for another device's.
      const earlier = await findEarlier();
      if (earlier === undefined) return save(current);
      return earlier.isSame
        ? ({ kind: "repeated", event: earlier.event } as const)
        : ({ kind: "action-reused" } as const);
    },
    { mostTries: 20, giveUp: () => unavailable("The catalogue is changed all the time.") },
  );
}

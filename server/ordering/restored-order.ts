import type { Language } from "#domain/language/language.ts";
import { orderIn } from "#domain/order/order-in.ts";
import { limitNeeds, mayTake, type PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { soldOutRefusals } from "#domain/order/sold-out-refusals.ts";
import type { RestoredNeeds } from "#server/store/log/event-log.ts";
import type { StoredOrder, VersionedCatalogue } from "#server/store/store.ts";

/** What a cancelled order takes when its customer restores it: nothing is kept for it meanwhile, so it takes what a new order does. */
export interface RestoredOrder {
  readonly limits: RestoredNeeds;
  /**
   * What of it is sold out, line by line and with its names in `language`. `taken` is what the other orders of its week have of the limits;
   * undefined where only the seller's marks count.
   */
  readonly refusals: (
    language: Language,
    taken: PortionsOfLimits | undefined,
  ) => readonly Refusal[];
}

export function restoredOrder(
  { order, revision }: StoredOrder,
  { version, catalogue }: VersionedCatalogue,
): RestoredOrder {
  const had = new Map<string, number>();
  const needs = limitNeeds(catalogue, order, had);
  return {
    limits: { needs, revision, catalogueVersion: version },
    refusals: (language, taken) =>
      soldOutRefusals(orderIn(order, language), language, catalogue, {
        had,
        left: taken && mayTake(needs, taken),
      }),
  };
}

import fc, { type Arbitrary } from "fast-check";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { anyCatalogue } from "./any-catalogue.ts";
import { anyChange, type PlannedChange } from "./any-change.ts";

/** A catalogue after a series of changes, some of which may be refused. */
export function edit(catalogue: Catalogue, plans: readonly PlannedChange[]): Catalogue {
  return plans.reduce((now, plan) => {
    const change = plan(now);
    const outcome = change && changeCatalogue(now, change);
    return outcome?.kind === "changed" ? outcome.catalogue : now;
  }, catalogue);
}

export const anyChanges: Arbitrary<readonly PlannedChange[]> = fc.array(anyChange, {
  maxLength: 8,
});

/**
 * Any valid catalogue that was edited at the desk: some things are sold out or hidden, texts lack a language, selections count toward limits,
 * ids are not made of names, and a dish type may have no dish. Not everything in it can be ordered.
 */
export const anyEditedCatalogue: Arbitrary<Catalogue> = fc
  .tuple(anyCatalogue, anyChanges)
  .map(([catalogue, plans]) => edit(catalogue, plans));

import { customerYears } from "#domain/catalogue/customer-years.ts";
import { certainTime, oldBefore, oldWeeks } from "#domain/order-log/old-weeks.ts";
import type { Store } from "#server/store/store.ts";

/** Up to which week the seller lets old ones go, beside the secrets of the shop; empty if she took it back. */
const name = "old-weeks-allowed";

export type StoreOfOldWeeks = Pick<
  Store,
  "currentCatalogue" | "readSecret" | "seenTime" | "weeksWithCustomers"
>;

/**
 * What the next night does with old weeks, see `oldWeeks`, and until when time has passed for certain, see `certainTime`. `now` is the clock of
 * the machine, in milliseconds since 1970 UTC.
 */
export async function readOldWeeks(store: StoreOfOldWeeks, now: number) {
  const years = customerYears((await store.currentCatalogue())?.catalogue.shop);
  const seen = await store.seenTime();
  const weeks = await store.weeksWithCustomers(oldBefore(now, years));
  const allowed = (await store.readSecret(name))?.value || null;
  return {
    ...oldWeeks({ weeks, now, years, seen, allowed }),
    years,
    /** What she has let go and is not erased yet. */
    allowed: weeks.filter((week) => allowed !== null && week <= allowed),
    certain: certainTime(now, seen),
  };
}

/** Keeps that the seller lets go of all old weeks up to one (a date, `YYYY-MM-DD`), or of none. */
export async function allowOldWeeks(
  store: Pick<Store, "replaceSecret">,
  through: string | null,
  now: number,
): Promise<void> {
  await store.replaceSecret({ name, value: through ?? "", at: now });
}

import { customerYears, shorteningWaits, yearsInForce } from "#domain/catalogue/customer-years.ts";
import { certainTime, oldBefore, oldWeeks } from "#domain/order-log/old-weeks.ts";
import type { Store } from "#server/store/store.ts";

/** Up to which week the seller lets old ones go, beside the secrets of the shop; empty if she took it back. */
const name = "old-weeks-allowed";

export type StoreOfOldWeeks = Pick<
  Store,
  | "changesOfSettings"
  | "currentCatalogue"
  | "keptCatalogue"
  | "readSecret"
  | "seenTime"
  | "weeksWithCustomers"
>;

/** More changes of one setting than somebody makes in a week. */
const mostChanges = 1_000;

/** After how many years customers are erased, by what the shop has seen of the week in which fewer years wait, see `yearsInForce`. */
async function readYears(store: StoreOfOldWeeks, certain: number) {
  const set = customerYears((await store.currentCatalogue())?.catalogue.shop);
  const events = await store.changesOfSettings({
    since: certain - shorteningWaits,
    setting: "customerYears",
    limit: mostChanges,
  });
  const changes = [];
  for (const { at, content } of events) {
    const before = await store.keptCatalogue(content.version - 1);
    changes.push({ at, before: customerYears(before?.shop) });
  }
  return { set, ...yearsInForce(set, changes, certain) };
}

/**
 * What the next night does with old weeks, see `oldWeeks`, and until when time has passed for certain, see `certainTime`. `now` is the clock of
 * the machine, in milliseconds since 1970 UTC.
 */
export async function readOldWeeks(store: StoreOfOldWeeks, now: number) {
  const seen = await store.seenTime();
  const certain = certainTime(now, seen);
  const { set, years, from } = await readYears(store, Math.min(now, certain ?? now));
  const weeks = await store.weeksWithCustomers(oldBefore(now, years));
  const allowed = (await store.readSecret(name))?.value || null;
  return {
    ...oldWeeks({ weeks, now, years, seen, allowed }),
    years,
    /** The fewer years that the seller has set, and when they count; undefined if they do already. */
    fewer: from === null ? undefined : { years: set, from },
    /** What she has let go and is not erased yet. */
    allowed: weeks.filter((week) => allowed !== null && week <= allowed),
    certain,
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

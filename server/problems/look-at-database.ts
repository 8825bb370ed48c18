import { orderWeekAt, weeksWorkedOn } from "#server/ordering/order-week.ts";
import { readOldWeeks, type StoreOfOldWeeks } from "#server/store/erasing/read-old-weeks.ts";
import { OtherVersion } from "#server/store/schema-fence.ts";
import type { Store } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Finding } from "./problem.ts";

/** Milliseconds that a proof of writing may take. On a healthy machine it takes a few. */
const longestProof = 2_000;

export interface DatabaseLook {
  readonly store: Pick<Store, "currentCatalogue" | "proveWritable">;
  /** Called with errors that are not the database's. */
  readonly report: (error: unknown) => void;
  /** Milliseconds that never go back. */
  readonly steady?: () => number;
}

/** What keeps orders from being stored now, or delays them. Never rejects. */
export async function lookAtDatabase({
  store,
  report,
  steady = () => performance.now(),
}: DatabaseLook): Promise<readonly Finding[]> {
  const begun = steady();
  try {
    await store.proveWritable();
    const took = steady() - begun;
    if ((await store.currentCatalogue()) === undefined)
      return [stopping("catalogue", "there is no catalogue yet: npm run catalogue -- import FILE")];
    if (took <= longestProof) return [];
    const seconds = (took / 1_000).toFixed(1);
    const words = `the database took ${seconds} s for a small write: look at the load of its machine and at its disk`;
    return [{ kind: "database-slow", words, stopsOrders: false }];
  } catch (error) {
    const isKnown = error instanceof StoreUnavailable || error instanceof StoreDamaged;
    if (!isKnown) report(error);
    return [
      error instanceof OtherVersion
        ? stopping("older-version", error.message)
        : stopping("database", isKnown ? error.message : "see the log"),
    ];
  }
}

function stopping(kind: Finding["kind"], words: string): Finding {
  return { kind, words, stopsOrders: true };
}

/**
 * Looks for orders that cannot be read, in the weeks that are worked on at `now` (milliseconds since 1970 UTC) and the one that orders are
 * taken for. Reading all orders would take long; those of earlier weeks are found by backups, which read everything.
 */
export async function lookAtOrders(
  store: Pick<Store, "currentCatalogue" | "workingOrders">,
  now: number,
): Promise<readonly Finding[]> {
  const current = await store.currentCatalogue();
  if (current === undefined) return [];
  const { catalogue } = current;
  const weeks = new Set(
    [...weeksWorkedOn(now, catalogue), orderWeekAt(now, catalogue.shop)].map(({ date }) => date),
  );
  const numbers: string[] = [];
  for (const week of weeks) numbers.push(...(await store.workingOrders(week)).unreadable);
  if (numbers.length === 0) return [];
  return [
    {
      kind: "unreadable-orders",
      amount: numbers.length,
      words: `orders cannot be read: ${numbers.join(", ")}; the seller has them in her mails; restore a backup that has them: npm run restore -- FILE`,
      stopsOrders: false,
    },
  ];
}

/** Looks for weeks whose customers the night would erase, and does not before the owner says so. `now` is in milliseconds since 1970 UTC. */
export async function lookAtOldWeeks(
  store: StoreOfOldWeeks,
  now: number,
): Promise<readonly Finding[]> {
  const { waiting, years } = await readOldWeeks(store, now);
  if (waiting.length === 0) return [];
  const words = `by the clock of this machine the customers of ${String(waiting.length)} weeks, up to ${waiting.at(-1) ?? ""}, are older than the ${String(years)} years for which they are kept; nothing is erased before the seller says so on Today: check that the clock is right (timedatectl)`;
  return [{ kind: "old-weeks", amount: waiting.length, words, stopsOrders: false }];
}
